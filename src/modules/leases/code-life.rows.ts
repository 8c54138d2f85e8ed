/**
 * Unused code `c` of entry `t` on lease `l` in property `p` lasts this long: no longer than the access, and no longer than the
 * lease, unless it was issued for a former tenant (docs/decisions/1340). A day ends a second before midnight, so that it is named.
 */
export const CODE_ENDS_AT = `least(c.expires_at, least(t.access_ends_at, case when not c.after_end then
    ((coalesce(l.ends_on, case when l.ends_for_good then l.term_ends_on end) + 1)::timestamp at time zone p.time_zone) end) - interval '1 second')`;

/** Code `c` ended with its lease `l`, perhaps sooner than was expected. */
export const CODE_ENDED_WITH_LEASE = `(l.state = 'ended' and not c.after_end)`;
