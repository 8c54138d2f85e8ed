import {
  dayIn,
  daysBetween,
  earlier,
  firstDayOf,
  lastDayOf,
  later,
  monthOf,
  shiftMonth,
  type Day,
  type Month,
} from '../../../contract/days.js';
import type { Cents } from '../../../contract/money.js';
import { prorate, type ProrationPolicy } from './proration.js';

const LAST_COUNTED = '9999-09';

/** What the schedule needs to know of a lease. Days are calendar days in the property's time zone. */
export interface RentTerms {
  readonly startsOn: Day;
  /** End of term; null is month to month. */
  readonly termEndsOn: Day | null;
  /** Whether the lease ends with its term. Otherwise it continues month to month at the same rent. */
  readonly endsForGood: boolean;
  /** Last day, set by notice or ending. */
  readonly endsOn: Day | null;
  readonly rentCents: Cents;
  /** 1 to 31. */
  readonly dueDay: number;
  /** Rent that would have posted before this day is not charged (default: the day of activation). */
  readonly chargeFrom: Day;
  readonly proration?: ProrationPolicy;
  /** Rents of signed renewals. One that starts within a month applies from the next month on. */
  readonly rentSteps?: readonly RentStep[];
}

export interface RentStep {
  readonly from: Day;
  readonly rentCents: Cents;
}

/** The rent of one calendar month. */
export interface RentPeriod {
  readonly month: Month;
  /** First and last occupied day. */
  readonly from: Day;
  readonly to: Day;
  /** The day on which the charge posts and is due. */
  readonly dueOn: Day;
  readonly cents: Cents;
}

/** The last day of the lease as far as it is known, or null if it has no end. */
export function lastDayOfLease(lease: Pick<RentTerms, 'endsOn' | 'endsForGood' | 'termEndsOn'>): Day | null {
  return lease.endsOn ?? (lease.endsForGood ? lease.termEndsOn : null);
}

/** The rent of a month, or null if no one lives there in that month. */
export function rentPeriod(lease: RentTerms, month: Month): RentPeriod | null {
  const from = later(lease.startsOn, firstDayOf(month));
  const to = earlier(lastDayOfLease(lease) ?? lastDayOf(month), lastDayOf(month));
  if (from > to) return null;
  const cents = prorate(rentOn(lease, from), month, daysBetween(from, to) + 1, lease.proration);
  return { month, from, to, dueOn: later(dayIn(month, lease.dueDay), from), cents };
}

/**
 * The periods whose rent posts up to today, oldest first; with `after`, only those of later months.
 * The rent of the last month may post after the lease has ended: a run has to look at ended leases for that long.
 */
export function rentPeriodsDue(lease: RentTerms, today: Day, after: Month | null = null): RentPeriod[] {
  return chargedPeriods(lease, after, monthOf(today)).filter(({ dueOn }) => dueOn <= today);
}

/** The first period that is charged after a month (null: from the beginning), posted or not; null when none is left. */
export function nextScheduledRent(lease: RentTerms, after: Month | null = null): RentPeriod | null {
  const steps = (lease.rentSteps ?? []).map(({ from }) => monthOf(from));
  const latest = [firstMonth(lease, after), ...steps].sort().at(-1);
  // A lease from before days were limited can begin at the end of the calendar, beyond which no month can be counted.
  if (latest && latest > LAST_COUNTED) return null;
  // Within two months of the latest change of rent every further month is like the last: a rent of 0 stays 0.
  return chargedPeriods(lease, after, shiftMonth(latest ?? firstMonth(lease, after), 2))[0] ?? null;
}

/** Every period that is charged, from after a month through another. */
function chargedPeriods(lease: RentTerms, after: Month | null, through: Month): RentPeriod[] {
  const periods: RentPeriod[] = [];
  for (let month = firstMonth(lease, after); month <= through; month = shiftMonth(month, 1)) {
    const period = rentPeriod(lease, month);
    if (!period) break;
    if (period.dueOn >= lease.chargeFrom && period.cents > 0) periods.push(period);
  }
  return periods;
}

function firstMonth(lease: RentTerms, after: Month | null): Month {
  const first = monthOf(later(lease.startsOn, lease.chargeFrom));
  return after === null || after < first ? first : shiftMonth(after, 1);
}

function rentOn(lease: RentTerms, day: Day): Cents {
  const reached = [{ from: lease.startsOn, rentCents: lease.rentCents }, ...(lease.rentSteps ?? [])].filter(
    ({ from }) => from <= day,
  );
  return reached.reduce((latest, step) => (step.from >= latest.from ? step : latest)).rentCents;
}
