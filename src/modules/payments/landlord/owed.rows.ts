import type { ListDefinition } from '../../../platform/lists/list-rows.js';
import { REACHED_BY_EMAIL } from '../../leases/reached.rows.js';
import { BY_HOME, HOME_TEXTS } from '../../portfolio/home.rows.js';
import type { OwedLeaseResponse, OwedQuery } from './owed.dto.js';

export type OwedRow = OwedLeaseResponse & { id: string };

/**
 * The rest of each open charge after payments on their way, which cover the oldest first, as in `expectPayments`. `$1`
 * is now.
 */
const REST = `select c.lease_id, c.due_on, x.today,
    least(c.open_cents, greatest(0, sum(c.open_cents) over (partition by c.lease_id order by c.due_on, c.id) - x.moving))::bigint as rest
  from charge c join (
    select l.id, ($1::timestamptz at time zone p.time_zone)::date as today,
      coalesce((select sum(w.amount_cents) from payment w where w.lease_id = l.id and w.state in ('requires_action', 'processing')), 0) as moving
    from lease l join property p on p.id = l.property_id
  ) x on x.id = c.lease_id where c.open_cents > 0`;

const OPEN = `select d.lease_id, d.today, sum(d.rest)::bigint as open, coalesce(sum(d.rest) filter (where d.due_on < d.today), 0)::bigint as overdue,
    min(d.due_on) filter (where d.rest > 0 and d.due_on < d.today) as since
  from (${REST}) d group by d.lease_id, d.today`;

const TENANTS = `coalesce((select json_agg(json_build_object('id', t.id, 'name', t.first_name || ' ' || t.last_name, 'hasEmail', ${REACHED_BY_EMAIL})
    order by t.created_at, t.id) from lease_tenant t where t.lease_id = l.id), '[]')`;

const FROM = `(${OPEN}) o join lease l on l.id = o.lease_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id`;

const COLUMNS = `l.id, l.id as "leaseId", p.id as "propertyId", p.name as "propertyName", p.street_number as "streetNumber", p.street, u.label as "unitLabel",
  ${TENANTS} as tenants, l.currency, o.open as "openCents", o.overdue as "overdueCents", o.since as "overdueSince", o.today,
  coalesce((select sum(w.amount_cents) from payment w where w.lease_id = l.id and w.state in ('requires_action', 'processing')), 0)::bigint as "processingCents",
  (select max(r.reminded_on) from owed_reminder r where r.lease_id = l.id) as "remindedOn"`;

const NAMES =
  "coalesce((select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = l.id), '')";

/** Leases that owe something, the longest overdue first. */
export function owedLeases({ propertyId, leaseId, overdue }: OwedQuery, now: Date): ListDefinition {
  const values: unknown[] = [now];
  const where = ['o.open > 0'];
  const filter = (condition: string, value: unknown) =>
    value !== undefined && where.push(`${condition} $${values.push(value)}`);
  filter('l.property_id =', propertyId);
  filter('l.id =', leaseId);
  if (overdue) where.push('o.overdue > 0');
  return {
    select: COLUMNS,
    from: FROM,
    where,
    values,
    sorts: {
      overdueSince: "coalesce(o.since, 'infinity'::date)",
      openCents: 'o.open',
      overdueCents: 'o.overdue',
      home: BY_HOME,
      tenant: `lower(${NAMES})`,
    },
    defaultSort: 'overdueSince',
    id: 'l.id',
    search: [NAMES, ...HOME_TEXTS, 'p.name'],
  };
}

/** Sums of the same leases, one row per currency. */
export const OWED_TOTALS =
  'l.currency, count(*)::int as count, sum(o.open)::bigint as "openCents", sum(o.overdue)::bigint as "overdueCents"';

export function toOwedLease(row: OwedRow): OwedLeaseResponse {
  return {
    leaseId: row.leaseId,
    propertyId: row.propertyId,
    propertyName: row.propertyName,
    streetNumber: row.streetNumber,
    street: row.street,
    unitLabel: row.unitLabel,
    tenants: row.tenants.map(({ id, name, hasEmail }) => ({ id, name, hasEmail })),
    currency: row.currency,
    openCents: row.openCents,
    overdueCents: row.overdueCents,
    overdueSince: row.overdueSince,
    processingCents: row.processingCents,
    today: row.today,
    remindedOn: row.remindedOn,
  };
}
