/** Pieces of SQL that the figures of the landlord's home share. `$1` is always now. */

/** The calendar day at property `p`. */
export const TODAY = '($1::timestamptz at time zone p.time_zone)::date';

/** `with`: properties with their day and month, which are worked out once for each of them, not for each of their leases. */
export const PLACE = `place as materialized (select p.id, p.street_number, p.time_zone, p.currency, p.country, p.region, p.city, p.created_at, p.archived_at is null as in_use,
  ${TODAY} as today, to_char(${TODAY}, 'YYYY-MM') as month from property p)`;

/** `with`: homes and leases, each read once, however much is asked of them. */
export const PORTFOLIO = `${PLACE}, homes as materialized (
    select u.id, u.label, u.offline, (u.created_at at time zone p.time_zone)::date as added_on, u.market_rent_cents, p.street_number, p.currency, p.today
    from unit u join place p on p.id = u.property_id where u.archived_at is null and p.in_use
  ), leases as materialized (
    select l.id, l.unit_id, l.state, l.starts_on, coalesce(l.ends_on, l.term_ends_on) as last_day, l.activated_at, p.today, p.month
    from lease l join place p on p.id = l.property_id
  )`;

/** Days around the running month, wherever the property is: what the index of rents is asked for. */
export const AROUND_THIS_MONTH = '($1::timestamptz)::date - 32 and ($1::timestamptz)::date + 32';

/** What is on its way for lease `l`. */
export const ON_ITS_WAY = `coalesce((select sum(w.amount_cents) from payment w
  where w.lease_id = l.id and w.state in ('requires_action', 'processing')), 0)::bigint`;

/** Names of the people on lease `l`. */
export const TENANTS = `array(select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = l.id order by t.created_at, t.id)`;
