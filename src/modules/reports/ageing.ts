import { addDays, day } from '../../contract/days.js';
import type { Query } from '../../platform/scope/scope.js';
import { openThen } from './open-charges.js';
import { OWED, type Period } from './report-sql.js';
import { tableOf, tablesBy, withSubtotals, type Behind, type Column, type Row, type Table } from './report.js';

const BUCKETS = ['not_due', 'days_30', 'days_60', 'days_90', 'days_more'] as const;
const COLUMNS: Column[] = [
  { id: 'property', kind: 'text' },
  { id: 'unit', kind: 'text' },
  { id: 'tenants', kind: 'text' },
  ...BUCKETS.map((id) => ({ id, kind: 'money' as const })),
  { id: 'owed', kind: 'money' },
];

const rowsOf = (
  open: string,
) => `select l.id as "leaseId", p.id as "propertyId", p.name as property, u.label as unit, l.currency,
    coalesce((select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = l.id), '') as tenants,
    coalesce(sum(o.rest) filter (where o.late <= 0), 0)::bigint as not_due, coalesce(sum(o.rest) filter (where o.late between 1 and 30), 0)::bigint as days_30,
    coalesce(sum(o.rest) filter (where o.late between 31 and 60), 0)::bigint as days_60, coalesce(sum(o.rest) filter (where o.late between 61 and 90), 0)::bigint as days_90,
    coalesce(sum(o.rest) filter (where o.late > 90), 0)::bigint as days_more, sum(o.rest)::bigint as owed
  from (${open}) o join lease l on l.id = o.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  where o.rest > 0 and ($2::uuid is null or p.id = $2)
  group by l.id, p.id, u.id order by sum(sum(o.rest) filter (where o.late > 0)) over (partition by p.id) desc nulls last, p.name, p.id,
    sum(o.rest) filter (where o.late > 0) desc nulls last, u.label`;

/** What is open of each charge now, by how long it has been due on the day (`$1`). */
const NOW = rowsOf(
  'select c.lease_id, $1::date - c.due_on as late, c.open_cents as rest from charge c where c.open_cents > 0',
);

const THEN = rowsOf(`select o.lease_id, $1::date - o.due_on as late, o.rest from (${openThen('$1')}) o`);

type AgeRow = Record<(typeof BUCKETS)[number] | 'owed', number> & {
  leaseId: string;
  propertyId: string;
  property: string;
  unit: string;
  currency: string;
  tenants: string;
};

/** Who owes how much since when: today, or as it was on a past day. The property with the most overdue comes first. */
export async function ageing(query: Query, { to, propertyId }: Period, past: boolean): Promise<Table[]> {
  const rows = await query<AgeRow>(past ? THEN : NOW, [to, propertyId]);
  const open = { open: true as const, ...(past && { to }) };
  const rowOf = (row: AgeRow): Row => ({
    id: row.leaseId,
    leaseId: row.leaseId,
    cells: [row.property, row.unit, row.tenants, ...BUCKETS.map((bucket) => row[bucket]), row.owed],
    behind: {
      ...byAge({ ...open, leaseId: row.leaseId, currency: row.currency }, to),
      owed: { accounts: OWED, leaseId: row.leaseId, currency: row.currency, to },
    },
  });
  return tablesBy(rows, (currency, own) => {
    const properties = [...Map.groupBy(own, (row) => row.propertyId)].map(([id, leases]) => ({
      propertyId: id,
      rows: leases.map(rowOf),
      behind: byAge({ ...open, currency, propertyId: id }, to),
    }));
    const all = byAge({ ...open, currency, ...(propertyId && { propertyId }) }, to);
    return tableOf(currency, COLUMNS, withSubtotals(COLUMNS, properties), all);
  });
}

/** The charges of each age, and all of them. */
function byAge(open: Behind, to: string): Record<(typeof BUCKETS)[number] | 'owed', Behind> {
  const daysAgo = (days: number) => addDays(day(to), -days);
  const due = (oldest: number, youngest: number): Behind => ({
    ...open,
    dueFrom: daysAgo(oldest),
    dueTo: daysAgo(youngest),
  });
  return {
    not_due: { ...open, dueFrom: to },
    days_30: due(30, 1),
    days_60: due(60, 31),
    days_90: due(90, 61),
    days_more: { ...open, dueTo: daysAgo(91) },
    owed: open,
  };
}
