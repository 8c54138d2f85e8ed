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
 * Returns a part of a payment. The unused part is returned first; after that, the charges that the payment settled last
 * are open again, and unused money of other payments settles them. The money leaves the account that received the
 * payment.
 */
export function giveBack(ledger: LeaseLedger, creditId: string, id: string, cents: Cents): LedgerChange {
  return inSteps(ledger, refund(creditId, id, cents), settleAgain(`refund:${id}`));
}

/** Reverses this to the cent, so that the payment has its previous amount again. */
export function undoGiveBack(ledger: LeaseLedger, creditId: string, id: string, cents: Cents): LedgerChange {
  return inSteps(ledger, undoRefund(creditId, id, cents), settleAgain(`refund-failed:${id}`));
}

/** Reverses a refund, without allocating the money again. */
export function undoRefund(creditId: string, refundId: string, cents: Cents): Step {
  return (ledger) => {
    const credit = creditOf(ledger, creditId);
    const sent = refundEntry({ id: refundId, currency: ledger.currency, cents, source: credit.source, creditId });
    const credits: LedgerCredit[] = [{ ...credit, takenBackCents: subtract(credit.takenBackCents, cents) }];
    return { ...NO_CHANGE, credits, entries: [reverseEntry(sent, 'refund_failed')] };
  };
}
