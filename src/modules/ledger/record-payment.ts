import type { Day } from '../../contract/days.js';
import type { Cents } from '../../contract/money.js';
import type { Wanted } from './allocation.js';
import { reverseEntry, type EntryDraft } from './entry.js';
import {
  creditOf,
  inSteps,
  leftOf,
  NO_CHANGE,
  settle,
  type LeaseLedger,
  type LedgerChange,
  type Step,
} from './lease-ledger.js';
import { LedgerError } from './ledger-error.js';
import { cashbackSettlementEntry, platformFeeEntry, settlementEntry } from './posting-rules.js';
import { postCredit, recover, refund, takeBackAll } from './record-credit.js';
import { settleAgain } from './settle-again.js';

/** A payment through a provider, with its fee and cashback. Its terms don't change once it is made. */
export interface OnlinePayment {
  /** Also the id of the credit and of its entry. */
  readonly id: string;
  readonly amountCents: Cents;
  readonly receivedOn: Day;
  readonly feeCents: Cents;
  readonly feeBearer: 'tenant' | 'landlord';
  /** Cashback is a credit of its own. Null when there is none. */
  readonly cashback: { readonly id: string; readonly cents: Cents } | null;
}

/** Books a payment that succeeded: it settles charges, the fee goes to the platform's account, and cashback settles the next charge. */
export function paymentSucceeded(
  ledger: LeaseLedger,
  payment: OnlinePayment,
  wanted: readonly Wanted[] = [],
): LedgerChange {
  if (ledger.credits.some(({ id }) => id === payment.id)) return sameTerms(ledger, payment);
  const credit = {
    id: payment.id,
    source: 'online_payment' as const,
    amountCents: payment.amountCents,
    receivedOn: payment.receivedOn,
  };
  return inSteps(
    ledger,
    postCredit(credit, wanted),
    settle(`payment:${payment.id}`),
    entriesOnly((now) => feeEntries(now, payment)),
    // Booked after the payment, so that the cashback is a credit against the next charge.
    cashbackOf(payment),
    settle(`cashback:${payment.id}`),
  );
}

/** Books the provider's payout. It is written once, because its key is the payment's. */
export function paymentSettled(ledger: LeaseLedger, payment: OnlinePayment): EntryDraft {
  const { id, amountCents, feeCents, feeBearer } = payment;
  return settlementEntry({ id, currency: ledger.currency, cents: amountCents, feeCents, bearer: feeBearer });
}

export interface Return {
  /** Whether `paymentSettled` was written: it is reversed too. */
  readonly settled: boolean;
  /** Whether the platform had paid its cashback to the landlord (`cashbackSettlementEntry` under the payment's id). */
  readonly cashbackPaidOut?: boolean;
  /** For the one-off charge that is made when the payment had been refunded in part. */
  readonly recoveryChargeId: string;
  readonly on: Day;
}

/**
 * Books a payment that was returned (a returned debit, a lost dispute). The payment, its fee, cashback and payout are
 * reversed, and charges are open again, the newest first. An amount that was refunded before is owed again. A second
 * call changes nothing.
 */
export function paymentReturned(ledger: LeaseLedger, payment: OnlinePayment, how: Return): LedgerChange {
  const credit = creditOf(ledger, payment.id);
  if (credit.reversed) return NO_CHANGE;
  return inSteps(
    ledger,
    takeBackAll(payment.id, 'return'),
    entriesOnly((now) => beside(now, payment, how).map((entry) => reverseEntry(entry))),
    payment.cashback ? takeBackRest(payment.cashback.id, `return:${payment.cashback.id}`) : () => NO_CHANGE,
    recover(credit.takenBackCents, how),
    settleAgain(`return:${payment.id}`),
  );
}

function feeEntries({ currency }: LeaseLedger, { id, feeCents, feeBearer }: OnlinePayment): EntryDraft[] {
  return feeCents > 0 ? [platformFeeEntry({ id, currency, cents: feeCents, bearer: feeBearer })] : [];
}

/** The entries of a payment other than its credits. */
function beside(ledger: LeaseLedger, payment: OnlinePayment, { settled, cashbackPaidOut }: Return): EntryDraft[] {
  const { id, cashback } = payment;
  const fees = feeEntries(ledger, payment);
  const payouts = settled ? [paymentSettled(ledger, payment)] : [];
  if (!cashback || !cashbackPaidOut) return [...fees, ...payouts];
  return [...fees, ...payouts, cashbackSettlementEntry({ id, currency: ledger.currency, cents: cashback.cents })];
}

function cashbackOf({ cashback, receivedOn }: OnlinePayment): Step {
  if (!cashback || cashback.cents === 0) return () => NO_CHANGE;
  return postCredit({ id: cashback.id, source: 'cashback', amountCents: cashback.cents, receivedOn });
}

function takeBackRest(creditId: string, refundId: string): Step {
  return (ledger) => {
    const credit = ledger.credits.find(({ id }) => id === creditId);
    if (!credit || leftOf(credit) === 0) return NO_CHANGE;
    return credit.takenBackCents === 0
      ? takeBackAll(creditId, 'return')(ledger)
      : refund(creditId, refundId, leftOf(credit))(ledger);
  };
}

export function entriesOnly(make: (ledger: LeaseLedger) => EntryDraft[]): Step {
  return (ledger) => ({ ...NO_CHANGE, entries: make(ledger) });
}

function sameTerms(ledger: LeaseLedger, payment: OnlinePayment): LedgerChange {
  const known = creditOf(ledger, payment.id);
  if (known.amountCents !== payment.amountCents) throw new LedgerError('id_reused');
  return NO_CHANGE;
}
