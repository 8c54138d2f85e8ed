import type { Query } from '../../platform/scope/scope.js';
import { tableOf, tablesBy, type Column, type Table } from './report.js';
import type { Period } from './report-sql.js';

const BUCKETS = ['not_due', 'days_30', 'days_60', 'days_90', 'days_more'] as const;
const COLUMNS: Column[] = [
  { id: 'property', kind: 'text' }, { id: 'unit', kind: 'text' }, { id: 'tenants', kind: 'text' }, ...BUCKETS.map((id) => ({ id, kind: 'money' as const })), { id: 'owed', kind: 'money' },
];

/** What is open of each charge today, by how long it has been due on the day (`$1`). Sums to the receivables of the ledger. */
const ROWS = `select l.id as "leaseId", p.name as property, u.label as unit, l.currency,
    coalesce((select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = l.id), '') as tenants,
    coalesce(sum(o.rest) filter (where o.late <= 0), 0)::bigint as not_due, coalesce(sum(o.rest) filter (where o.late between 1 and 30), 0)::bigint as days_30,
    coalesce(sum(o.rest) filter (where o.late between 31 and 60), 0)::bigint as days_60, coalesce(sum(o.rest) filter (where o.late between 61 and 90), 0)::bigint as days_90,
    coalesce(sum(o.rest) filter (where o.late > 90), 0)::bigint as days_more, sum(o.rest)::bigint as owed
  from (select c.lease_id, $1::date - c.due_on as late, c.open_cents as rest from charge c where c.open_cents > 0) o
  join lease l on l.id = o.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  where ($2::uuid is null or p.id = $2)
  group by l.id, p.id, u.id order by sum(o.rest) filter (where o.late > 0) desc nulls last, p.name, u.label`;

type AgeRow = Record<(typeof BUCKETS)[number] | 'owed', number> & { leaseId: string; property: string; unit: string; currency: string; tenants: string };

/** Who owes how much since when. */
export async function ageing(query: Query, { to, propertyId }: Period): Promise<Table[]> {
  const rows = await query<AgeRow>(ROWS, [to, propertyId]);
  return tablesBy(rows, (currency, own) => tableOf(currency, COLUMNS, own.map((row) => ({
    id: row.leaseId,
    leaseId: row.leaseId,
    cells: [row.property, row.unit, row.tenants, ...BUCKETS.map((bucket) => row[bucket]), row.owed],
    behind: { owed: { accounts: ['rent_receivable'], leaseId: row.leaseId, currency } },
  }))));
}
