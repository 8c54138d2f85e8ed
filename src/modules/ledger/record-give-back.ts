import { subtract, type Cents } from '../../contract/money.js';
import { reverseEntry } from './entry.js';
import {
  creditOf,
  inSteps,
  NO_CHANGE,
  type LeaseLedger,
  type LedgerChange,
  type LedgerCredit,
  type Step,
} from './lease-ledger.js';
import { refundEntry } from './posting-rules.js';
import { refund } from './record-credit.js';
import { settleAgain } from './settle-again.js';

/**
 * Gives a part of a payment back. What is not used for charges goes first, then what the payment had settled last is open
 * again; what other payments have left settles it. The money leaves the account that the payment came into.
 */
export function giveBack(ledger: LeaseLedger, creditId: string, id: string, cents: Cents): LedgerChange {
  return inSteps(ledger, refund(creditId, id, cents), settleAgain(`refund:${id}`));
}

/** Takes this back to the cent: the payment is worth what it was before. */
export function undoGiveBack(ledger: LeaseLedger, creditId: string, id: string, cents: Cents): LedgerChange {
  return inSteps(ledger, undoRefund(creditId, id, cents), settleAgain(`refund-failed:${id}`));
}

/** The reversal of a refund without settling anew. */
export function undoRefund(creditId: string, refundId: string, cents: Cents): Step {
  return (ledger) => {
    const credit = creditOf(ledger, creditId);
    const sent = refundEntry({ id: refundId, currency: ledger.currency, cents, source: credit.source, creditId });
    const credits: LedgerCredit[] = [{ ...credit, takenBackCents: subtract(credit.takenBackCents, cents) }];
    return { ...NO_CHANGE, credits, entries: [reverseEntry(sent, 'refund_failed')] };
  };
}
