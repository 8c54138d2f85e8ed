/** Pieces of SQL that the figures of the landlord's home share. `$1` is always now. */

/** The calendar day at property `p`. */
export const TODAY = '($1::timestamptz at time zone p.time_zone)::date';

/** What is settled of charge `c`. */
export const SETTLED = `coalesce((select sum(a.amount_cents) from allocation a
  where a.charge_id = c.id and a.released_at is null), 0)::bigint`;

/** What is on its way for lease `l`. */
export const ON_ITS_WAY = `coalesce((select sum(w.amount_cents) from payment w
  where w.lease_id = l.id and w.state in ('requires_action', 'processing')), 0)::bigint`;

/** Names of the people on lease `l`. */
export const TENANTS = `array(select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = l.id order by t.created_at, t.id)`;
