import { day, monthOf } from '../../../contract/days.js';
import type { Query } from '../../../platform/scope/scope.js';
import { nextScheduledRent } from '../rent-schedule.js';
import { rentTermsOf, TERMS_COLUMNS, type TermsRow } from '../rent/terms-row.js';
import { ON_ITS_WAY, TODAY } from './sql-parts.js';

/** A rent of the next month that asks for any, with what is there for it already. */
export interface ComingRent {
  leaseId: string;
  currency: string;
  month: string;
  dueOn: string;
  cents: number;
  paidCents: number;
  processingCents: number;
}

interface LeaseRow extends TermsRow {
  today: string;
  ahead: number;
  moving: number;
}

const LEASES = `select ${TERMS_COLUMNS}, ${TODAY} as today, ${ON_ITS_WAY} as moving,
    (select coalesce(-sum(s.amount_cents), 0)::bigint from posting s where s.lease_id = l.id and s.ledger_account = 'prepayments') as ahead
  from lease l join property p on p.id = l.property_id where l.id = any($2::uuid[])`;

/** The next rent of leases of which this month asks for none; tenants may have paid it ahead. */
export async function comingRents(query: Query, now: Date, leaseIds: readonly string[]): Promise<ComingRent[]> {
  if (leaseIds.length === 0) return [];
  const rows = await query<LeaseRow>(LEASES, [now, leaseIds]);
  return rows.flatMap((row) => comingRentOf(row) ?? []);
}

/** Those of the first month that has some. */
export function ofFirstMonth(rents: readonly ComingRent[]): ComingRent[] {
  const first = rents.map(({ month }) => month).sort()[0];
  return rents.filter(({ month }) => month === first);
}

function comingRentOf({ ahead, moving, today, ...row }: LeaseRow): ComingRent | null {
  const next = nextScheduledRent(rentTermsOf(row, day(today)), monthOf(day(today)));
  if (!next || next.cents <= 0) return null;
  const paidCents = Math.min(ahead, next.cents);
  return { leaseId: row.id, currency: row.currency, month: next.month, dueOn: next.dueOn, cents: next.cents, paidCents, processingCents: Math.min(moving, next.cents - paidCents) };
}
