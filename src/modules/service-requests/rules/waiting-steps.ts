/** How long after an appointment the work may begin without anyone being asked why it hasn't. */
const VISIT_GRACE_HOURS = 2;

/** Answers wait for the landlord, who picks one. Of a `service_request r`. */
export const WAITS_FOR_CHOICE = `r.status = 'offered' and exists (select from offer o where o.request_id = r.id and o.state = 'answered')`;

/** A quote `q` of a `service_request r` waits: before the work is done, or where it was sent since. */
export const QUOTE_WAITS = `q.state = 'sent' and (r.status in ('offered', 'scheduled', 'in_progress') or r.status in ('completed', 'closed') and q.created_at > r.completed_at)`;

/** The appointment has passed, and no one has started the work. Of a `service_request r`; `$1` is now. */
export const VISIT_PASSED = `r.status = 'scheduled' and coalesce(r.scheduled_until, r.scheduled_for) < $1::timestamptz - interval '${VISIT_GRACE_HOURS} hours'`;
