import { day, earlier, later, type Day, type Month } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import {
  lastDayOfLease,
  nextScheduledRent,
  rentPeriodsDue,
  type RentPeriod,
  type RentStep,
  type RentTerms,
} from './rent-schedule.js';

/** A recurring charge as the schedule needs it. Days are those of the property. */
export interface RecurringSeries {
  readonly id: string;
  readonly label: string;
  readonly dueDay: number;
  readonly startsOn: Day;
  readonly endsOn: Day | null;
  /** What it costs since when, oldest first; never empty. A rate that begins within a month counts from the next one. */
  readonly rates: readonly RentStep[];
}

/**
 * The schedule of a recurring charge is that of a rent: months, due day, proration and the end of the lease work the same
 * way, because it is the same code. It begins with the charge or the lease, whichever is later, and ends with the earlier.
 */
export function seriesTerms(lease: RentTerms, { dueDay, startsOn, endsOn, rates }: RecurringSeries): RentTerms {
  const first = later(lease.startsOn, startsOn);
  const lastOfLease = lastDayOfLease(lease);
  const begun = rates.filter(({ from }) => from <= first);
  return {
    startsOn: first,
    termEndsOn: null,
    endsForGood: false,
    endsOn: endsOn && lastOfLease ? earlier(endsOn, lastOfLease) : (endsOn ?? lastOfLease),
    rentCents: (begun.at(-1) ?? rates[0])?.rentCents ?? cents(0),
    dueDay,
    chargeFrom: lease.chargeFrom,
    rentSteps: rates.filter(({ from }) => from > first),
    ...(lease.proration && { proration: lease.proration }),
  };
}

/** The months that are due by today and come after those that were posted. */
export function seriesDue(lease: RentTerms, series: RecurringSeries, today: Day, after: Month | null): RentPeriod[] {
  return rentPeriodsDue(seriesTerms(lease, series), today, after);
}

/** The next month that will be charged; null when none is left. */
export function nextOfSeries(lease: RentTerms, series: RecurringSeries, after: Month | null): RentPeriod | null {
  return nextScheduledRent(seriesTerms(lease, series), after);
}

/** What it costs on a day; the first rate before it begins. */
export function rateOn({ rates }: Pick<RecurringSeries, 'rates'>, on: Day): RentStep {
  return rates.findLast(({ from }) => from <= on) ?? (rates[0] as RentStep);
}

export interface SeriesRow {
  id: string;
  label: string;
  dueDay: number;
  startsOn: string;
  endsOn: string | null;
  rates: { from: string; rentCents: number }[] | null;
}

/** Columns of `recurring_charge r`. */
export const SERIES_COLUMNS = `r.id, r.label, r.due_day as "dueDay", r.starts_on as "startsOn", r.ends_on as "endsOn",
  (select json_agg(json_build_object('from', s.starts_on, 'rentCents', s.amount_cents) order by s.starts_on)
    from recurring_charge_rate s where s.recurring_charge_id = r.id) as rates`;

export function toSeries(row: SeriesRow): RecurringSeries {
  return {
    id: row.id,
    label: row.label,
    dueDay: row.dueDay,
    startsOn: day(row.startsOn),
    endsOn: row.endsOn === null ? null : day(row.endsOn),
    rates: (row.rates ?? []).map(({ from, rentCents }) => ({ from: day(from), rentCents: cents(rentCents) })),
  };
}
