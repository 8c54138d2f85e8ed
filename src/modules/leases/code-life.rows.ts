/**
 * When unused code `c` of entry `t` on lease `l` in property `p` expires: with the access or with the lease, whichever
 * ends first. A code for a past tenant doesn't expire with the lease (docs/decisions/1340). The time is a second before
 * midnight, so that letters name the day itself and not the next one.
 */
export const CODE_ENDS_AT = `least(c.expires_at, least(t.access_ends_at, case when not c.after_end then
    ((coalesce(l.ends_on, case when l.ends_for_good then l.term_ends_on end) + 1)::timestamp at time zone p.time_zone) end) - interval '1 second')`;

/** Whether code `c` expired with its lease `l`, perhaps sooner than expected. */
export const CODE_ENDED_WITH_LEASE = `(l.state = 'ended' and not c.after_end)`;
