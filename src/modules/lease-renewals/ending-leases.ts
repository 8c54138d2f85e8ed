import type { Intent } from './renewal-intent.entity.js';

/**
 * A running lease whose term ends within the horizon, or that runs from month to month at a rent that is a year old, with
 * all data that a recommendation is based on.
 */
export interface EndingLease {
  id: string;
  accountId: string;
  demo: boolean;
  propertyId: string;
  unitId: string;
  country: string;
  region: string;
  city: string;
  currency: string;
  today: string;
  startsOn: string;
  /** Without a term that runs: none was agreed, or it is over. */
  monthly: boolean;
  /** Last day of the latest fixed term, which may be over. */
  termEndsOn: string | null;
  rentSince: string;
  /** A fixed term that went on without a new last day before the rent changed (`WENT_ON`); null without one. */
  wentOn: { startsOn: string; endsOn: string } | null;
  rentCents: number;
  marketRentCents: number | null;
  rentsDue: number;
  rentsOnTime: number;
  overdueCents: number;
  repairsWaiting: number;
  tenantIntent: Intent | null;
}

/**
 * SQL: the fixed term of lease `l` that was over, and not by the day before a new rent, when a rent without a last day
 * began, alone or with later ones from month to month. `renewedTerm` of the leases decides the same.
 */
const WENT_ON = `(select json_build_object('startsOn', b.starts_on, 'endsOn', b.ends_on) from lease_term b join lease_term n on n.lease_id = b.lease_id
    and n.starts_on = (select min(m.starts_on) from lease_term m where m.lease_id = b.lease_id and m.starts_on > b.starts_on)
  cross join lateral (select count(*) as rents, count(*) filter (where not m.follows_monthly) as others from lease_term m
    where m.lease_id = b.lease_id and m.starts_on > n.starts_on) later
  where b.lease_id = l.id and l.term_ends_on is null and not n.follows_monthly and b.ends_on < n.starts_on - 1
    and later.others = 0 and (n.ends_on is null or later.rents > 0))`;

/**
 * `$1` now, `$2` days ahead, `$3` the account, `$4` leases that are named (null: all). Those with an open recommendation are
 * left out; so are those that were rejected for this term (from month to month: in half a year) or are renewed already, unless
 * they are named.
 */
export const ENDING = `select l.id, l.account_id as "accountId", l.demo, l.property_id as "propertyId", l.unit_id as "unitId", p.country, p.region, p.city, l.currency,
    local.today::text as today, l.starts_on::text as "startsOn", span.monthly, l.term_ends_on::text as "termEndsOn", rent.since::text as "rentSince",
    ${WENT_ON} as "wentOn",
    coalesce((select rent_cents from lease_term where lease_id = l.id order by starts_on desc limit 1), l.rent_cents)::bigint as "rentCents",
    u.market_rent_cents as "marketRentCents",
    rents.due::int as "rentsDue", rents.in_time::int as "rentsOnTime", rents.overdue::bigint as "overdueCents",
    (select count(*) from service_request s where s.unit_id = l.unit_id and s.status = 'submitted' and s.respond_by < $1::timestamptz)::int as "repairsWaiting",
    (select i.intent from renewal_intent i where i.lease_id = l.id and i.term_ends_on = l.term_ends_on
      order by array_position(array['leave', 'unsure', 'stay'], i.intent::text) limit 1) as "tenantIntent"
  from lease l join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone)::date as today) local
  cross join lateral (select coalesce((select max(starts_on) from lease_term where lease_id = l.id), l.starts_on) as since) rent
  cross join lateral (select coalesce(l.term_ends_on < local.today, true) as monthly) span
  cross join lateral (
    select count(*) filter (where c.kind = 'rent' and c.due_on > local.today - interval '12 months') as due,
      count(*) filter (where c.kind = 'rent' and c.due_on > local.today - interval '12 months' and c.settled_in_time_cents >= c.amount_cents) as in_time,
      coalesce(sum(c.open_cents), 0) as overdue
    from charge c where c.lease_id = l.id and c.voided_at is null and c.due_on < local.today) rents
  where l.account_id = $3::uuid and l.state = 'active'
    and case when span.monthly then not l.ends_for_good and rent.since + interval '12 months' <= local.today + $2::int else l.term_ends_on <= local.today + $2::int end
    and ($4::uuid[] is null or l.id = any($4::uuid[]))
    and not exists (select 1 from lease_renewal r where r.lease_id = l.id
      and (r.status in ('pending', 'accepted', 'adjusted', 'offered') or ($4::uuid[] is null and r.status in ('rejected', 'declined', 'withdrawn')
        and case when span.monthly then r.created_at > $1::timestamptz - interval '6 months' else r.starts_on = l.term_ends_on + 1 end)))
  order by case when span.monthly then rent.since + interval '12 months' else l.term_ends_on end, l.id limit 2000`;
