import { day, monthOf, type Day } from '../../../contract/days.js';
import type { Query } from '../../../platform/scope/scope.js';
import { rentPeriod } from '../rent-schedule.js';
import { rentTermsOf, TERMS_COLUMNS, type TermsRow } from '../rent/terms-row.js';
import { PLACE } from './sql-parts.js';

/** A rent of the running month that has not posted yet: it stands in the schedule only. */
export interface UnpostedRent {
  leaseId: string;
  currency: string;
  cents: number;
  dueOn: Day;
}

const UNPOSTED = `with ${PLACE} select ${TERMS_COLUMNS}, p.today from lease l join place p on p.id = l.property_id
  where l.id = any($2::uuid[])`;

/** What the schedule still brings in the running month of each property, for leases whose rent has not posted. */
export async function unpostedRents(query: Query, now: Date, leaseIds: readonly string[]): Promise<UnpostedRent[]> {
  if (leaseIds.length === 0) return [];
  const rows = await query<TermsRow & { today: string }>(UNPOSTED, [now, leaseIds]);
  return rows.flatMap((row) => {
    const today = day(row.today);
    const terms = rentTermsOf(row, today);
    const period = rentPeriod(terms, monthOf(today));
    const comes = period && period.cents > 0 && period.dueOn >= terms.chargeFrom && period.dueOn >= today;
    return comes ? [{ leaseId: row.id, currency: row.currency, cents: period.cents, dueOn: period.dueOn }] : [];
  });
}
