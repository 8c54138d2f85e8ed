import type { Query } from '../../platform/scope/scope.js';
import { OWED, type Period } from './report-sql.js';
import { tableOf, tablesBy, type Column, type Table } from './report.js';

const BUCKETS = ['not_due', 'days_30', 'days_60', 'days_90', 'days_more'] as const;
const COLUMNS: Column[] = [
  { id: 'property', kind: 'text' }, { id: 'unit', kind: 'text' }, { id: 'tenants', kind: 'text' }, ...BUCKETS.map((id) => ({ id, kind: 'money' as const })), { id: 'owed', kind: 'money' },
];

const rowsOf = (open: string) => `select l.id as "leaseId", p.name as property, u.label as unit, l.currency,
    coalesce((select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = l.id), '') as tenants,
    coalesce(sum(o.rest) filter (where o.late <= 0), 0)::bigint as not_due, coalesce(sum(o.rest) filter (where o.late between 1 and 30), 0)::bigint as days_30,
    coalesce(sum(o.rest) filter (where o.late between 31 and 60), 0)::bigint as days_60, coalesce(sum(o.rest) filter (where o.late between 61 and 90), 0)::bigint as days_90,
    coalesce(sum(o.rest) filter (where o.late > 90), 0)::bigint as days_more, sum(o.rest)::bigint as owed
  from (${open}) o join lease l on l.id = o.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  where o.rest > 0 and ($2::uuid is null or p.id = $2)
  group by l.id, p.id, u.id order by sum(o.rest) filter (where o.late > 0) desc nulls last, p.name, u.label`;

/** What is open of each charge now, by how long it has been due on the day (`$1`). */
const NOW = rowsOf('select c.lease_id, $1::date - c.due_on as late, c.open_cents as rest from charge c where c.open_cents > 0');

/** What settled a charge together with the credit or the charge counts from the later of both; what settled it anew, from that day. */
const SETTLED_ON = `case when a.created_at in (e.created_at, m.created_at) then greatest(e.effective_on, m.effective_on) else (a.created_at at time zone p.time_zone)::date end`;

/**
 * What stood open on a past day: what was entered for a later day, settled, released or voided after it does not count. Sums
 * to what the tenants owed by the ledger up to that day. Charges that were over by then are left out by what happened to them since.
 */
const THEN = rowsOf(`select c.lease_id, $1::date - c.due_on as late, c.amount_cents - coalesce((select sum(a.amount_cents) from allocation a
      join journal_entry e on e.id = a.entry_id where a.charge_id = c.id and ${SETTLED_ON} <= $1
        and (a.released_at is null or (a.released_at at time zone p.time_zone)::date > $1)), 0) as rest
    from charge c join lease l on l.id = c.lease_id join property p on p.id = l.property_id
    join journal_entry m on m.account_id = c.account_id and m.key = 'charge:' || c.id
    where m.effective_on <= $1 and (c.voided_at is null or (c.voided_at at time zone p.time_zone)::date > $1)
      and (c.open_cents > 0 or c.voided_at is not null
        or exists (select from allocation a where a.charge_id = c.id and (a.created_at > $1::date - 1 or a.released_at > $1::date - 1)))`);

type AgeRow = Record<(typeof BUCKETS)[number] | 'owed', number> & { leaseId: string; property: string; unit: string; currency: string; tenants: string };

/** Who owes how much since when: today, or as it was on a past day. */
export async function ageing(query: Query, { to, propertyId }: Period, past: boolean): Promise<Table[]> {
  const rows = await query<AgeRow>(past ? THEN : NOW, [to, propertyId]);
  return tablesBy(rows, (currency, own) => tableOf(currency, COLUMNS, own.map((row) => ({
    id: row.leaseId,
    leaseId: row.leaseId,
    cells: [row.property, row.unit, row.tenants, ...BUCKETS.map((bucket) => row[bucket]), row.owed],
    behind: { owed: { accounts: OWED, leaseId: row.leaseId, currency, to } },
  }))));
}
