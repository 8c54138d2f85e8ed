import { compareDays, daysBetween, type Day } from '../../../contract/days.js';
import { min, subtract, sum, ZERO, type Cents } from '../../../contract/money.js';
import type { LeaseBalance, OpenChargeOfLease } from '../../ledger/balances.service.js';
import { coveredBy, leftBy, paidAheadUpTo, type ComingDue, type Upcoming } from '../upcoming.rows.js';

/** An open charge, less payments on their way for it. */
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

/** Payments on their way cover the oldest charges first; what they cover isn't requested again. */
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
 * Next rent due: the oldest unpaid, else the next one of the schedule (docs/specification/payments.md), less
 * prepayments and payments on their way. Null when there will be no more rent.
 */
export function nextRentOf(
  upcoming: readonly Upcoming[],
  charges: readonly ExpectedCharge[],
  balance: LeaseBalance,
  today: Day,
): NextRent | null {
  const unpaid = charges
    .filter(({ kind, leftCents }) => kind === 'rent' && leftCents > 0)
    .sort((a, b) => compareDays(a.dueOn, b.dueOn))[0];
  if (!unpaid?.period) return scheduled(upcoming, balance, today);
  const { dueOn, period, leftCents, amountCents } = unpaid;
  const daysLeft = daysBetween(today, dueOn);
  return {
    dueOn,
    period,
    cents: leftCents,
    rentCents: amountCents,
    status: daysLeft < 0 ? 'overdue' : 'due',
    daysLeft,
    charged: true,
  };
}

function scheduled(upcoming: readonly Upcoming[], balance: LeaseBalance, today: Day): NextRent | null {
  const next = upcoming.find(({ kind }) => kind === 'rent');
  if (!next) return null;
  const { dueOn, month: period, cents: rentCents, leftCents: left } = next;
  const daysLeft = daysBetween(today, dueOn);
  const until = upcoming.slice(0, upcoming.indexOf(next) + 1);
  const status = left > 0 ? (daysLeft < 0 ? 'overdue' : 'scheduled') : coveredBy(until, dueOn, balance);
  return { dueOn, period, cents: left, rentCents, status, daysLeft, charged: false };
}

/** The amounts that may be paid now: what is owed, and the open part of the next rent and the charges up to it. */
export interface Payable {
  readonly owedCents: Cents;
  readonly aheadCents: Cents;
  /** The part of the latter that is due first, on one day. */
  readonly nextCents: Cents;
}

export function payableOf(
  charges: readonly ExpectedCharge[],
  upcoming: readonly Upcoming[],
  next: ComingDue | null,
): Payable {
  const last = paidAheadUpTo(upcoming);
  return {
    owedCents: sum(charges.map(({ leftCents }) => leftCents)),
    aheadCents: last === null ? ZERO : leftBy(upcoming, last),
    nextCents: next?.cents ?? ZERO,
  };
}

/**
 * What is to be paid next: the oldest unpaid rent, else the next one of the schedule (docs/specification/payments.md). `paid` is a
 * coming rent that a prepayment covers, `processing` one whose payment is on its way.
 */
export const NEXT_RENT_STATUSES = ['overdue', 'due', 'processing', 'scheduled', 'paid'] as const;

export type NextRentStatus = (typeof NEXT_RENT_STATUSES)[number];
