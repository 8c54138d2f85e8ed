import { RENEWAL_HORIZON_DAYS } from '../../../contract/work-limits.js';
import type { Query } from '../../../platform/scope/scope.js';
import {
  HAS_NO_SUPPLIER,
  QUOTE_WAITS,
  VISIT_PASSED,
  WAITS_FOR_CHOICE,
} from '../../service-requests/rules/waiting-steps.js';
import { WAITS as NOTICE_WAITS } from '../../tenant-notices/tenant-notice.rows.js';
import { WAITING_KINDS, type WaitingKind, type WaitingResponse } from './overview.dto.js';
import { TENANTS, TODAY } from './sql-parts.js';

/** The tasks, as the database returns them. */
export type WaitingRow = Omit<WaitingResponse, 'kind' | 'emergencies'> & { emergencies?: number };

const NAME = `array_to_string(${TENANTS}, ', ')`;

/** One lease with its home; `rest` adds the day and the amount. Only `first` looks at every lease, so it carries nothing else. */
const lease = (
  first: string,
  rest: string,
  name = NAME,
) => `select first.count, l.id, p.street_number as "streetNumber", u.label as "unitLabel", ${name} as name,
    ${rest}, l.currency from (${first} limit 1) first join lease l on l.id = first.id join unit u on u.id = l.unit_id join property p on p.id = l.property_id`;

/**
 * The tasks of a landlord (an ended lease may still owe), the most urgent of each kind first, and how many there are.
 * Asked of `PORTFOLIO`.
 */
const KINDS: Readonly<Partial<Record<WaitingKind, string>>> = {
  overdue: lease(
    `select o.lease_id as id, o.due_on, o.cents, count(*) over () as count from (
      select v.lease_id, v.open - coalesce(w.cents, 0) as cents, (select c.due_on from (
          select c.due_on, c.id, sum(c.open_cents) over (order by c.due_on, c.id) as upto from charge c where c.lease_id = v.lease_id and c.open_cents > 0) c
        where c.upto > coalesce(w.cents, 0) order by c.due_on, c.id limit 1) as due_on
      from (select c.lease_id, sum(c.open_cents)::bigint as open from charge c join leases t on t.id = c.lease_id
        where c.open_cents > 0 and c.due_on < t.today group by c.lease_id) v
      left join coming w on w.lease_id = v.lease_id where v.open > coalesce(w.cents, 0)) o
    order by o.due_on, o.lease_id`,
    'first.due_on as day, first.cents',
  ),
  invite: lease(
    `select n.id, t.id as entry, count(*) over () as count from leases n join lease_tenant t on t.lease_id = n.id
    where t.user_id is null and n.state = 'active' and not exists (select from access_code k where k.lease_tenant_id = t.id
      and k.revoked_at is null and (k.used_at is not null or k.expires_at > $1::timestamptz))
    order by n.activated_at, t.id`,
    'null::date as day, null::bigint as cents',
    "(select t.first_name || ' ' || t.last_name from lease_tenant t where t.id = first.entry)",
  ),
  draft: lease(
    "select n.id, count(*) over () as count from leases n where n.state = 'draft' order by n.starts_on, n.id",
    'l.starts_on as day, l.rent_cents as cents',
  ),
  ending: lease(
    `select n.id, n.last_day, count(*) over () as count from leases n
    where n.state = 'active' and n.last_day between n.today and n.today + ${RENEWAL_HORIZON_DAYS} order by n.last_day, n.id`,
    'first.last_day as day, l.rent_cents as cents',
  ),
  // A lease may be ended on its last day, on which its tenants still live there.
  vacant: `select count(*) over () as count, h.id, h.street_number as "streetNumber", h.label as "unitLabel", null as name,
      coalesce(lived.until + 1, h.added_on) as day, h.market_rent_cents as cents, h.currency
    from homes h cross join lateral (select max(l.ends_on) as until from lease l where l.unit_id = h.id and l.state = 'ended') lived
    where not h.offline and (lived.until >= h.today) is not true and not exists (select from leases l where l.unit_id = h.id and l.state in ('draft', 'active', 'notice'))
    order by day, h.id limit 1`,
};

/** Rows by kind as one value, null where there are none. */
const byKind = (kinds: Readonly<Partial<Record<WaitingKind, string>>>) =>
  `json_build_object(${Object.entries(kinds)
    .map(([kind, sql]) => `'${kind}', (select row_to_json(w) from (${sql}) w)`)
    .join(', ')})`;

export const WAITING = byKind(KINDS);

const AT_HOME = 'p.street_number as "streetNumber", u.label as "unitLabel"';
/** The day of an instant at the property: the session’s time zone is UTC. */
const dayThere = (instant: string) => `(${instant} at time zone p.time_zone)::date`;
const NO_AMOUNT = 'null::bigint as cents, null as currency';

/** Requests of others, which don't need a scan of all units and leases. `$1` is now. */
const OTHERS = `select ${byKind({
  request: `select count(*) over () as count, count(*) filter (where r.priority = 'emergency') over () as emergencies, r.id, ${AT_HOME},
      r.title as name, ${dayThere('r.respond_by')} as day, ${NO_AMOUNT}
    from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    where r.status = 'submitted' order by r.priority = 'emergency' desc, r.respond_by, r.id limit 1`,
  quote: `select count(*) over () as count, r.id, ${AT_HOME}, s.company_name as name, ${dayThere('q.created_at')} as day, q.amount_cents as cents, p.currency
    from quote q join service_request r on r.id = q.request_id join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    join supplier s on s.account_id = q.supplier_account_id
    where ${QUOTE_WAITS} order by q.created_at, q.id limit 1`,
  choice: `select count(*) over () as count, r.id, ${AT_HOME}, r.title as name, ${dayThere("(select min(o.answered_at) from offer o where o.request_id = r.id and o.state = 'answered')")} as day, ${NO_AMOUNT}
    from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    where ${WAITS_FOR_CHOICE} order by day, r.id limit 1`,
  visit: `select count(*) over () as count, r.id, ${AT_HOME}, r.title as name, ${dayThere('r.scheduled_for')} as day, ${NO_AMOUNT}
    from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    where ${VISIT_PASSED} order by r.scheduled_for, r.id limit 1`,
  unassigned: `select count(*) over () as count, r.id, ${AT_HOME}, r.title as name, ${dayThere('r.created_at')} as day, ${NO_AMOUNT}
    from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    where ${HAS_NO_SUPPLIER} order by r.priority = 'emergency' desc, r.created_at, r.id limit 1`,
  bill: `select count(*) over () as count, i.id, ${AT_HOME}, s.company_name as name, i.due_on as day, i.total_cents as cents, i.currency
    from invoice i join supplier s on s.account_id = i.supplier_account_id join property p on p.id = i.property_id left join unit u on u.id = i.unit_id
    where i.status = 'sent' order by i.due_on, i.id limit 1`,
  notice: `select count(*) over () as count, n.lease_id as id, ${AT_HOME}, n.name, n.last_day as day, ${NO_AMOUNT}
    from tenant_notice n join lease l on l.id = n.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
    where ${NOTICE_WAITS} order by n.last_day, n.id limit 1`,
  asked: `select count(*) over () as count, o.renewal_id as id, ${AT_HOME}, ${NAME} as name, o.answer_by as day, ${NO_AMOUNT}
    from renewal_offer o join lease l on l.id = o.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
    where o.state = 'sent' and o.question is not null and o.reply is null and o.answer_by >= ${TODAY} order by o.answer_by, o.id limit 1`,
  inquiry: `select count(*) over () as count, g.unit_id as id, ${AT_HOME}, q.name, ${dayThere('q.created_at')} as day, ${NO_AMOUNT}
    from listing_question q join listing g on g.id = q.listing_id join unit u on u.id = g.unit_id join property p on p.id = g.property_id
    where q.answered_at is null and g.state <> 'closed' order by q.created_at, q.id limit 1`,
})} as waiting`;

export type WaitingRows = Readonly<Partial<Record<WaitingKind, WaitingRow | null>>>;

export async function waitingOfOthers(query: Query, now: Date): Promise<WaitingRows> {
  return (await query<{ waiting: WaitingRows }>(OTHERS, [now]))[0]?.waiting ?? {};
}

/** "Waiting for you": one entry a kind. */
export function toWaiting(rows: WaitingRows): WaitingResponse[] {
  return WAITING_KINDS.flatMap((kind) => {
    const row = rows[kind];
    if (!row) return [];
    const { count, emergencies = 0, id, streetNumber, unitLabel, name, day, cents } = row;
    return [
      {
        kind,
        count,
        emergencies,
        id,
        streetNumber,
        unitLabel,
        name,
        day,
        cents,
        currency: cents === null ? null : row.currency,
      },
    ];
  });
}
