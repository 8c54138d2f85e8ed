import { day, monthOf } from '../../../contract/days.js';
import type { Query } from '../../../platform/scope/scope.js';
import { rentTermsOf, TERMS_COLUMNS, type TermsRow } from '../../rent/rent-terms.rows.js';
import { nextOfSeries } from '../../rent/rules/recurring-series.js';
import { nextScheduledRent, rentPeriod, type RentPeriod, type RentTerms } from '../../rent/rules/rent-schedule.js';
import { postedSeries, type PostedSeries } from '../../rent/upcoming.rows.js';
import { ON_ITS_WAY, TODAY } from './sql-parts.js';

/** A rent that has not posted yet, with what was already paid for it. It exists only in the schedule. */
export interface ComingRent {
  leaseId: string;
  currency: string;
  month: string;
  dueOn: string;
  cents: number;
  paidCents: number;
  processingCents: number;
  /** What is left of recurring charges that come due with it. */
  besideCents: number;
}

/** The rents of leases of which nothing has posted this month. */
export interface ComingRents {
  /** Those that still post in the running month of each property. */
  readonly thisMonth: readonly ComingRent[];
  /** The next ones of leases for which this month asks for none. */
  readonly later: readonly ComingRent[];
}

interface TermsOfLease extends TermsRow {
  today: string;
  ahead: number;
  moving: number;
}

interface LeaseRow extends TermsOfLease {
  series: readonly PostedSeries[];
}

/** Payments on their way settle open charges first. */
const LEASES = `select ${TERMS_COLUMNS}, ${TODAY} as today,
    greatest(0, ${ON_ITS_WAY} - coalesce((select sum(c.open_cents) from charge c where c.lease_id = l.id and c.open_cents > 0), 0))::bigint as moving,
    (select coalesce(-sum(s.amount_cents), 0)::bigint from posting s where s.lease_id = l.id and s.ledger_account = 'prepayments') as ahead
  from lease l join property p on p.id = l.property_id where l.id = any($2::uuid[])`;

/** Scheduled rents of leases whose rent of the month hasn't been posted. Tenants may have prepaid them. */
export async function comingRents(query: Query, now: Date, leaseIds: readonly string[]): Promise<ComingRents> {
  if (leaseIds.length === 0) return { thisMonth: [], later: [] };
  const series = await postedSeries(query, leaseIds);
  const rows = (await query<TermsOfLease>(LEASES, [now, leaseIds])).map((row) => ({
    ...row,
    series: series.get(row.id) ?? [],
  }));
  const thisMonth = new Map(rows.flatMap((row) => ofThisMonth(row) ?? []).map((rent) => [rent.leaseId, rent]));
  return {
    thisMonth: [...thisMonth.values()],
    later: rows.filter(({ id }) => !thisMonth.has(id)).flatMap((row) => ofLater(row) ?? []),
  };
}

/** The rents of the first month that has any. */
export function ofFirstMonth(rents: readonly ComingRent[]): ComingRent[] {
  const first = rents.map(({ month }) => month).sort()[0];
  return rents.filter(({ month }) => month === first);
}

function ofThisMonth(row: LeaseRow): ComingRent | null {
  const today = day(row.today);
  const terms = rentTermsOf(row, today);
  const period = rentPeriod(terms, monthOf(today));
  return period && period.dueOn >= terms.chargeFrom && period.dueOn >= today ? toComing(row, terms, period) : null;
}

function ofLater(row: LeaseRow): ComingRent | null {
  const today = day(row.today);
  const terms = rentTermsOf(row, today);
  const next = nextScheduledRent(terms, monthOf(today));
  return next && toComing(row, terms, next);
}

function toComing(
  { id, currency, ahead, moving, series }: LeaseRow,
  terms: RentTerms,
  { month, dueOn, cents }: RentPeriod,
): ComingRent | null {
  if (cents <= 0) return null;
  const paidCents = Math.min(ahead, cents);
  const beside = series
    .map((one) => nextOfSeries(terms, one.series, one.postedUpTo))
    .reduce((total, next) => total + (next?.dueOn === dueOn ? next.cents : 0), 0);
  const beyond = Math.max(0, ahead + moving - cents);
  return {
    leaseId: id,
    currency,
    month,
    dueOn,
    cents,
    paidCents,
    processingCents: Math.min(moving, cents - paidCents),
    besideCents: Math.max(0, beside - beyond),
  };
}
