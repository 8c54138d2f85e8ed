// Checks of ledgers for tests.
import type { Cents } from '../../contract/money.js';
import { inSteps, type LeaseLedger, type LedgerChange } from './lease-ledger.js';
import { refund } from './record-credit.js';
import { settleAgain } from './settle-again.js';

export function isNoChange(change: LedgerChange): boolean {
  return Object.values(change).every((part: readonly unknown[]) => part.length === 0);
}

/** Refunds a part of any credit as a separate step. The product does this only as part of larger steps. */
export function refundCredit(ledger: LeaseLedger, creditId: string, refundId: string, cents: Cents): LedgerChange {
  return inSteps(ledger, refund(creditId, refundId, cents), settleAgain(`refund:${refundId}`));
}
