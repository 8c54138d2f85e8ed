import { compareDays, type Day } from '../../contract/days.js';
import { add, max, min, subtract, ZERO, type Cents } from '../../contract/money.js';
import type { Wanted } from './allocation.js';
import { reverseEntry } from './entry.js';
import {
  chargeOf,
  creditOf,
  inSteps,
  NO_CHANGE,
  type LeaseLedger,
  type LedgerChange,
  type LedgerCredit,
  type Step,
} from './lease-ledger.js';
import { disputeLostEntry, feeRefundEntry, refundBackEntry, refundEntry } from './posting-rules.js';
import { recover, refund } from './record-credit.js';
import { undoRefund } from './record-give-back.js';
import { entriesOnly, type OnlinePayment } from './record-payment.js';
import { settleAgain } from './settle-again.js';

export interface Refund {
  readonly id: string;
  /** The part that is rent; zero if only the fee is refunded. */
  readonly cents: Cents;
  /** The share of the cashback that is reversed with it. */
  readonly cashbackCents: Cents;
  /** The part beyond the rent: the fee that the tenant had paid. */
  readonly feeCents: Cents;
  /** For the one-off charge that is made when the payment has come back meanwhile. */
  readonly recoveryChargeId: string;
  readonly on: Day;
}

/**
 * Books money that is refunded to the tenant. The fee stays with the platform, and the cashback of the refunded part is
 * reversed. If the payment came back while the refund was on its way, the money left twice: the tenant then owes the
 * refund, as if it had been made first.
 */
export function paymentRefunded(ledger: LeaseLedger, payment: OnlinePayment, asked: Refund): LedgerChange {
  const { cashback } = payment;
  const fee = entriesOnly((now) => feeEntries(now, asked));
  if (creditOf(ledger, payment.id).reversed)
    return inSteps(
      ledger,
      sentForNothing(payment.id, asked),
      fee,
      recover(asked.cents, asked),
      settleAgain(`refund:${asked.id}`),
    );
  const rent = asked.cents > 0 ? refund(payment.id, asked.id, asked.cents) : () => NO_CHANGE;
  const withCashback =
    cashback && asked.cashbackCents > 0
      ? refund(cashback.id, cashbackKey(asked), asked.cashbackCents)
      : () => NO_CHANGE;
  return inSteps(ledger, rent, withCashback, fee, settleAgain(`refund:${asked.id}`));
}

/**
 * Reverses a refund that was sent but didn't arrive, together with its cashback. If the payment came back meanwhile, the
 * tenant owes the refund (`paymentRefunded`), and the money becomes a credit of its own (`creditId`) against that debt.
 */
export function refundFailed(
  ledger: LeaseLedger,
  payment: OnlinePayment,
  asked: Omit<Refund, 'recoveryChargeId'> & { readonly creditId: string },
): LedgerChange {
  const { id, cents, cashbackCents } = asked;
  const { cashback } = payment;
  const fee = entriesOnly((now) => feeEntries(now, asked).map((entry) => reverseEntry(entry, 'refund_failed')));
  const again = settleAgain(`refund-failed:${id}`);
  if (creditOf(ledger, payment.id).reversed)
    return inSteps(ledger, cents > 0 ? asNewCredit(asked) : () => NO_CHANGE, fee, again);
  const rent = cents > 0 ? undoRefund(payment.id, id, cents) : () => NO_CHANGE;
  const withCashback =
    cashback && cashbackCents > 0 ? undoRefund(cashback.id, cashbackKey(asked), cashbackCents) : () => NO_CHANGE;
  return inSteps(ledger, rent, withCashback, fee, again);
}

export interface LostPart extends Refund {
  /** What the bank took beyond the rest of the payment. It had already been refunded, so it is owed again. */
  readonly beyondCents: Cents;
}

/**
 * Books a lost dispute about a part of a payment: that part is owed again and its cashback reversed, and the rest stays paid.
 * The fee stays with the platform, as with a refund. Does nothing for a payment that already came back.
 */
export function partLost(ledger: LeaseLedger, payment: OnlinePayment, lost: LostPart): LedgerChange {
  const { id, cents, cashbackCents, beyondCents } = lost;
  if (creditOf(ledger, payment.id).reversed) return NO_CHANGE;
  const rent = cents > 0 ? refund(payment.id, id, cents, disputeLostEntry) : () => NO_CHANGE;
  const withCashback =
    payment.cashback && cashbackCents > 0
      ? refund(payment.cashback.id, cashbackKey(lost), cashbackCents, disputeLostEntry)
      : () => NO_CHANGE;
  const beyond = entriesOnly(({ currency }) =>
    beyondCents > 0
      ? [disputeLostEntry({ id: `${id}:beyond`, currency, cents: beyondCents, source: 'online_payment' })]
      : [],
  );
  return inSteps(
    ledger,
    rent,
    withCashback,
    entriesOnly((now) => feeEntries(now, lost)),
    beyond,
    recover(beyondCents, lost),
    settleAgain(`dispute-lost:${id}`),
  );
}

/**
 * The charges that a change has opened again, up to `limit` cents, the oldest first and deposits last. A credit that
 * forgives the amount settles these first. What it doesn't cover, such as reversed cashback, is therefore open on the newest
 * of them: an old rent that was paid doesn't look unpaid because of it.
 */
export function reopenedBy(ledger: LeaseLedger, { released, allocated }: LedgerChange, limit: Cents): Wanted[] {
  const opened = new Map<string, Cents>();
  for (const { chargeId, cents } of released) opened.set(chargeId, add(opened.get(chargeId) ?? ZERO, cents));
  for (const { chargeId, cents } of allocated) opened.set(chargeId, subtract(opened.get(chargeId) ?? ZERO, cents));
  const wanted: Wanted[] = [];
  let left = limit;
  for (const [chargeId, open] of [...opened].sort(([one], [other]) => oldestFirst(ledger, one, other))) {
    const part = min(left, max(ZERO, open));
    if (part > 0) wanted.push({ chargeId, cents: part });
    left = subtract(left, part);
  }
  return wanted;
}

function oldestFirst(ledger: LeaseLedger, one: string, other: string): number {
  const [a, b] = [chargeOf(ledger, one), chargeOf(ledger, other)];
  const deposits = Number(a.kind === 'deposit') - Number(b.kind === 'deposit');
  return deposits || compareDays(a.dueOn, b.dueOn) || (one < other ? -1 : 1);
}

const cashbackKey = ({ id }: Pick<Refund, 'id'>) => `${id}:cashback`;

function sentForNothing(creditId: string, { id, cents }: Refund): Step {
  return entriesOnly(({ currency }) =>
    cents > 0 ? [refundEntry({ id, currency, cents, source: 'online_payment', creditId })] : [],
  );
}

function feeEntries({ currency }: LeaseLedger, { id, feeCents }: Pick<Refund, 'id' | 'feeCents'>) {
  return feeCents > 0 ? [feeRefundEntry({ id, currency, cents: feeCents })] : [];
}

function asNewCredit({ creditId: id, cents, on }: { creditId: string; cents: Cents; on: Day }): Step {
  const credit: LedgerCredit = {
    id,
    source: 'online_payment',
    amountCents: cents,
    receivedOn: on,
    takenBackCents: subtract(cents, cents),
    reversed: false,
  };
  return ({ currency }) => ({ ...NO_CHANGE, credits: [credit], entries: [refundBackEntry({ id, currency, cents })] });
}
