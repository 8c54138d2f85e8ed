/** How long after an appointment the work may begin before it counts as late. */
const VISIT_GRACE_HOURS = 2;

/** Answers of a `service_request r` wait for the landlord, who picks one. */
export const WAITS_FOR_CHOICE = `r.status = 'offered' and exists (select from offer o where o.request_id = r.id and o.state = 'answered')`;

/** A quote `q` of a `service_request r` waits: the work isn't done yet, or the quote was sent since. */
export const QUOTE_WAITS = `q.state = 'sent' and (r.status in ('offered', 'scheduled', 'in_progress') or r.status in ('completed', 'closed') and q.created_at > r.completed_at)`;

/** The appointment of a `service_request r` has passed, and no one has started the work. `$1` is now. */
export const VISIT_PASSED = `r.status = 'scheduled' and coalesce(r.scheduled_until, r.scheduled_for) < $1::timestamptz - interval '${VISIT_GRACE_HOURS} hours'`;

/**
 * A `service_request r` was approved, and no one is asked to do it: the landlord offers it to a supplier, or does it. One on the
 * job board waits for suppliers until one of them is interested.
 */
export const HAS_NO_SUPPLIER = `r.status = 'approved' and not exists (select from board_post b where b.request_id = r.id and b.state = 'open'
  and not exists (select from board_interest i where i.request_id = r.id and i.withdrawn_at is null))`;
