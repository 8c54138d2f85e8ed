import { type Day, daysBetween } from '../../../contract/days.js';
import { add, type Cents, max, min, subtract, sum, ZERO } from '../../../contract/money.js';
import type { LeaseBalance, OpenChargeOfLease } from '../../ledger/balances.service.js';
import { nextRentDue, nextScheduledRent, type RentTerms } from './rent-schedule.js';

/** An open charge, less what is on its way for it. */
export interface ExpectedCharge extends OpenChargeOfLease {
  readonly pendingCents: Cents;
  readonly leftCents: Cents;
}

export interface NextRent {
  readonly dueOn: Day;
  readonly period: string;
  readonly cents: Cents;
  readonly rentCents: Cents;
  readonly status: NextRentStatus;
  readonly daysLeft: number;
  readonly charged: boolean;
}

/** Payments on their way cover the oldest charges first; what they cover is not asked for again. */
export function expectPayments(
  open: readonly OpenChargeOfLease[],
  processing: Cents,
): { charges: ExpectedCharge[]; beyond: Cents } {
  let left = processing;
  const charges = open.map((charge) => {
    const pendingCents = min(left, charge.openCents);
    left = subtract(left, pendingCents);
    return { ...charge, pendingCents, leftCents: subtract(charge.openCents, pendingCents) };
  });
  return { charges, beyond: left };
}

/**
 * Next rent due: the oldest unpaid, else the next one of the schedule (docs/specification/payments.md), less what was paid ahead or
 * is on its way. Null when none will come any more.
 */
export function nextRentOf(terms: RentTerms, balance: LeaseBalance, processing: Cents, today: Day): NextRent | null {
  const { charges, beyond } = expectPayments(balance.open, processing);
  const unpaid = charges.filter(({ kind, leftCents }) => kind === 'rent' && leftCents > 0);
  const due = nextRentDue(
    terms,
    unpaid.map(({ dueOn, leftCents }) => ({ dueOn, openCents: leftCents })),
    balance.chargedUpTo,
  );
  if (!due) return null;
  if (!due.charged) return coming(terms, balance, beyond, today);
  const charge = unpaid[0];
  if (!charge?.period) return null;
  const daysLeft = daysBetween(today, due.dueOn);
  const { period, amountCents } = charge;
  return {
    dueOn: due.dueOn,
    period,
    cents: due.cents,
    rentCents: amountCents,
    status: daysLeft < 0 ? 'overdue' : 'due',
    daysLeft,
    charged: true,
  };
}

/** The next rent that is not charged yet, less what was paid ahead or is on its way: what comes after all that is owed. */
export function comingRentOf(terms: RentTerms, balance: LeaseBalance, processing: Cents, today: Day): NextRent | null {
  return coming(terms, balance, expectPayments(balance.open, processing).beyond, today);
}

function coming(terms: RentTerms, balance: LeaseBalance, beyond: Cents, today: Day): NextRent | null {
  const next = nextScheduledRent(terms, balance.chargedUpTo);
  if (!next) return null;
  const { dueOn, month, cents: rentCents } = next;
  const daysLeft = daysBetween(today, dueOn);
  const ahead = add(balance.creditCents, beyond);
  const left = max(ZERO, subtract(rentCents, ahead));
  const status =
    left > 0 ? (daysLeft < 0 ? 'overdue' : 'scheduled') : balance.creditCents >= rentCents ? 'paid' : 'processing';
  return { dueOn, period: month, cents: left, rentCents, status, daysLeft, charged: false };
}

/** What may be paid now: what is owed, and what the next rent still needs. */
export interface Payable {
  readonly owedCents: Cents;
  readonly aheadCents: Cents;
}

export function payableOf(terms: RentTerms, balance: LeaseBalance, processing: Cents): Payable {
  const { charges, beyond } = expectPayments(balance.open, processing);
  const next = nextScheduledRent(terms, balance.chargedUpTo);
  const ahead = next ? max(ZERO, subtract(next.cents, add(balance.creditCents, beyond))) : ZERO;
  return { owedCents: sum(charges.map(({ leftCents }) => leftCents)), aheadCents: ahead };
}

/**
 * What is to be paid next: the oldest unpaid rent, else the next one of the schedule (docs/specification/payments.md). `paid` is a
 * coming rent that a prepayment covers, `processing` one whose payment is on its way.
 */
export const NEXT_RENT_STATUSES = ['overdue', 'due', 'processing', 'scheduled', 'paid'] as const;

export type NextRentStatus = (typeof NEXT_RENT_STATUSES)[number];
