import { compareDays, daysBetween, month, type Day, type Month } from '../../contract/days.js';
import { add, max, min, subtract, sum, ZERO, type Cents } from '../../contract/money.js';
import type { Query } from '../../platform/scope/scope.js';
import type { LeaseBalance } from '../ledger/balances.service.js';
import type { NextRentStatus } from './rules/next-rent.js';
import {
  nextOfSeries,
  SERIES_COLUMNS,
  toSeries,
  type RecurringSeries,
  type SeriesRow,
} from './rules/recurring-series.js';
import { nextScheduledRent, type RentPeriod, type RentTerms } from './rules/rent-schedule.js';

export const UPCOMING_KINDS = ['rent', 'recurring'] as const;
export type UpcomingKind = (typeof UPCOMING_KINDS)[number];

/** A recurring charge with the last month that was posted of it. */
export interface PostedSeries {
  readonly series: RecurringSeries;
  readonly postedUpTo: Month | null;
}

/** A charge that the schedule brings and that no one has posted yet. */
export interface Upcoming {
  readonly kind: UpcomingKind;
  /** The recurring charge that it comes from; null for rent. */
  readonly seriesId: string | null;
  readonly month: Month;
  readonly label: string | null;
  readonly dueOn: Day;
  readonly cents: Cents;
  /** What is left of it after prepayments and payments on their way have covered everything due before it. */
  readonly leftCents: Cents;
}

/** What a tenant pays next: everything that comes due on one day. */
export interface ComingDue {
  readonly dueOn: Day;
  readonly cents: Cents;
  readonly totalCents: Cents;
  readonly status: NextRentStatus;
  readonly daysLeft: number;
  readonly parts: readonly Upcoming[];
}

type Coming = Omit<Upcoming, 'leftCents'>;

const SERIES = `select ${SERIES_COLUMNS}, r.lease_id as "leaseId",
    (select max(recurring_month) from charge where lease_id = r.lease_id and recurring_id = r.id) as "postedUpTo"
  from recurring_charge r where r.lease_id = any($1::uuid[]) order by r.lease_id, r.created_at, r.id`;

/** The recurring charges of leases, by lease; a lease without any is not in it. */
export async function postedSeries(
  query: Query,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PostedSeries[]>> {
  const rows = await query<SeriesRow & { leaseId: string; postedUpTo: string | null }>(SERIES, [leaseIds]);
  const byLease = Map.groupBy(rows, ({ leaseId }) => leaseId);
  return new Map(
    [...byLease].map(([leaseId, own]) => [
      leaseId,
      own.map((row) => ({
        series: toSeries(row),
        postedUpTo: row.postedUpTo === null ? null : month(row.postedUpTo),
      })),
    ]),
  );
}

/**
 * The next rent and of each recurring charge what comes due with it or before it, else its next month; in the order in
 * which they post, on one day the rent first. `ahead` is money that was paid and isn't assigned to a charge yet.
 */
export function upcomingOf(
  terms: RentTerms,
  chargedUpTo: Month | null,
  series: readonly PostedSeries[],
  ahead: Cents,
): Upcoming[] {
  const rent = nextScheduledRent(terms, chargedUpTo);
  const coming = [
    ...(rent ? [toComing(rent, null)] : []),
    ...series.flatMap((one) => monthsOf(terms, one, rent?.dueOn).map((period) => toComing(period, one.series))),
  ].sort((a, b) => compareDays(a.dueOn, b.dueOn) || Number(b.kind === 'rent') - Number(a.kind === 'rent'));
  let left = ahead;
  return coming.map((one) => {
    const covered = min(left, one.cents);
    left = subtract(left, covered);
    return { ...one, leftCents: subtract(one.cents, covered) };
  });
}

/** The last day up to which anything may be paid ahead: that of the next rent, or of the next charge where no rent comes. */
export function paidAheadUpTo(upcoming: readonly Upcoming[]): Day | null {
  return (upcoming.find(({ kind }) => kind === 'rent') ?? upcoming[0])?.dueOn ?? null;
}

/** Whether prepayments cover everything that is due by a day; otherwise payments on their way cover the rest. */
export function coveredBy(
  upcoming: readonly Upcoming[],
  on: Day,
  { creditCents }: LeaseBalance,
): 'paid' | 'processing' {
  const needed = sum(upcoming.filter(({ dueOn }) => dueOn <= on).map(({ cents }) => cents));
  return creditCents >= needed ? 'paid' : 'processing';
}

/** The first day with something left to pay; where all is covered, the day of the next rent. */
export function comingDueOf(upcoming: readonly Upcoming[], balance: LeaseBalance, today: Day): ComingDue | null {
  const last = paidAheadUpTo(upcoming);
  if (last === null) return null;
  const dueOn = upcoming.find((one) => one.dueOn <= last && one.leftCents > 0)?.dueOn ?? last;
  const parts = upcoming.filter((one) => one.dueOn === dueOn);
  const cents = sum(parts.map(({ leftCents }) => leftCents));
  const daysLeft = daysBetween(today, dueOn);
  const status = cents > 0 ? (daysLeft < 0 ? 'overdue' : 'scheduled') : coveredBy(upcoming, dueOn, balance);
  return { dueOn, cents, totalCents: sum(parts.map((one) => one.cents)), status, daysLeft, parts };
}

/** What is left of all that comes due by a day. */
export function leftBy(upcoming: readonly Upcoming[], on: Day): Cents {
  return sum(upcoming.filter(({ dueOn }) => dueOn <= on).map(({ leftCents }) => leftCents));
}

function monthsOf(terms: RentTerms, { series, postedUpTo }: PostedSeries, through: Day | undefined): RentPeriod[] {
  const months: RentPeriod[] = [];
  for (let next = nextOfSeries(terms, series, postedUpTo); next; next = nextOfSeries(terms, series, next.month)) {
    if (months.length > 0 && !(through && next.dueOn <= through)) break;
    months.push(next);
  }
  return months;
}

function toComing({ month: period, dueOn, cents }: RentPeriod, series: RecurringSeries | null): Coming {
  return {
    kind: series ? 'recurring' : 'rent',
    seriesId: series?.id ?? null,
    month: period,
    label: series?.label ?? null,
    dueOn,
    cents,
  };
}

/** What was paid ahead, with what is on its way beyond all that is owed. */
export function aheadOf(balance: LeaseBalance, beyond: Cents): Cents {
  return max(ZERO, add(balance.creditCents, beyond));
}
