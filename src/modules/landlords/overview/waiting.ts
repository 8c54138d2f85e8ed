import { RENEWAL_HORIZON_DAYS } from '../../../contract/limits.js';
import type { Query } from '../../../platform/scope/scope.js';
import type { WaitingKind, WaitingResponse } from './overview.dto.js';
import { TENANTS, TODAY } from './sql-parts.js';

const HOME = 'join unit u on u.id = l.unit_id join property p on p.id = l.property_id';
const NAME = `array_to_string(${TENANTS}, ', ')`;
const LEASE = `l.id, p.street_number as "streetNumber", u.label as "unitLabel", ${NAME} as name`;
const LAST_DAY = 'coalesce(l.ends_on, l.term_ends_on)';

/** What can wait for a landlord, the most pressing of each kind first, and how many there are. `$1` is now. */
const KINDS: Record<WaitingKind, string> = {
  request: `select count(*) over () as count, r.id, p.street_number as "streetNumber", u.label as "unitLabel", r.title as name,
      r.respond_by::date as day, null::bigint as cents, null as currency
    from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    where r.status = 'submitted' and $1::timestamptz is not null order by r.respond_by, r.id limit 1`,
  quote: `select count(*) over () as count, r.id, p.street_number as "streetNumber", u.label as "unitLabel", s.company_name as name,
      q.created_at::date as day, q.amount_cents as cents, p.currency
    from quote q join service_request r on r.id = q.request_id join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    join supplier s on s.account_id = q.supplier_account_id
    where q.state = 'sent' and r.status in ('offered', 'scheduled', 'in_progress') and $1::timestamptz is not null order by q.created_at, q.id limit 1`,
  overdue: `select owed.count, ${LEASE}, owed.due_on as day, owed.cents, l.currency
    from (select l.id, count(*) over () as count, sum(c.open_cents)::bigint as cents, min(c.due_on) as due_on
      from charge c join lease l on l.id = c.lease_id join property p on p.id = l.property_id
      where c.open_cents > 0 and c.due_on < ${TODAY} and l.state in ('active', 'notice')
      group by l.id order by min(c.due_on), l.id limit 1) owed
    join lease l on l.id = owed.id ${HOME}`,
  asked: `select count(*) over () as count, o.renewal_id as id, p.street_number as "streetNumber", u.label as "unitLabel", ${NAME} as name,
      o.answer_by as day, null::bigint as cents, null as currency
    from renewal_offer o join lease l on l.id = o.lease_id ${HOME}
    where o.state = 'sent' and o.question is not null and o.reply is null and o.answer_by >= ${TODAY} order by o.answer_by, o.id limit 1`,
  inquiry: `select count(*) over () as count, g.unit_id as id, p.street_number as "streetNumber", u.label as "unitLabel", q.name,
      q.created_at::date as day, null::bigint as cents, null as currency
    from listing_question q join listing g on g.id = q.listing_id join unit u on u.id = g.unit_id join property p on p.id = g.property_id
    where q.answered_at is null and g.state <> 'closed' and $1::timestamptz is not null order by q.created_at, q.id limit 1`,
  invite: `select count(*) over () as count, l.id, p.street_number as "streetNumber", u.label as "unitLabel",
      t.first_name || ' ' || t.last_name as name, null::date as day, null::bigint as cents, null as currency
    from lease l ${HOME} join lease_tenant t on t.lease_id = l.id and t.user_id is null
    where l.state = 'active' and not exists (select from access_code k where k.lease_tenant_id = t.id
      and k.revoked_at is null and (k.used_at is not null or k.expires_at > $1::timestamptz))
    order by l.activated_at, t.id limit 1`,
  draft: `select count(*) over () as count, ${LEASE}, l.starts_on as day, l.rent_cents as cents, l.currency
    from lease l ${HOME} where l.state = 'draft' and $1::timestamptz is not null order by l.starts_on, l.id limit 1`,
  ending: `select count(*) over () as count, ${LEASE}, ${LAST_DAY} as day, l.rent_cents as cents, l.currency
    from lease l ${HOME}
    where l.state = 'active' and ${LAST_DAY} between ${TODAY} and ${TODAY} + ${RENEWAL_HORIZON_DAYS} order by ${LAST_DAY}, l.id limit 1`,
  vacant: `select count(*) over () as count, u.id, p.street_number as "streetNumber", u.label as "unitLabel", null as name,
      coalesce((select max(l.ends_on) from lease l where l.unit_id = u.id and l.state = 'ended'), u.created_at::date) as day,
      u.market_rent_cents as cents, p.currency
    from unit u join property p on p.id = u.property_id
    where u.archived_at is null and p.archived_at is null and not u.offline and $1::timestamptz is not null
      and not exists (select from lease l where l.unit_id = u.id and l.state in ('draft', 'active', 'notice'))
    order by day, u.id limit 1`,
};

/** "Waiting for you": one entry a kind. */
export async function waitingFor(query: Query, now: Date): Promise<WaitingResponse[]> {
  const found = await Promise.all(Object.entries(KINDS).map(async ([kind, sql]) => {
    const rows = await query<Omit<WaitingResponse, 'kind'>>(sql, [now]);
    return rows.map((row) => toWaiting(kind as WaitingKind, row));
  }));
  return found.flat();
}

function toWaiting(kind: WaitingKind, row: Omit<WaitingResponse, 'kind'>): WaitingResponse {
  return {
    kind,
    count: row.count,
    id: row.id,
    streetNumber: row.streetNumber,
    unitLabel: row.unitLabel,
    name: row.name,
    day: row.day,
    cents: row.cents,
    currency: row.currency,
  };
}
