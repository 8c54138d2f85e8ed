/** Reports whose note hasn't changed since. A note that was changed or deleted needs no decision. */
export const REPORTED_NOTES =
  'rating_report h join service_request r on r.id = h.request_id and md5(r.rating_note) = h.note_hash and r.rating is not null';

/** How many reported notes still need an admin's decision, and since when the oldest waits. */
export const OPEN_REPORTS = `select count(*)::int as open, min(h.created_at) as "oldestAt" from ${REPORTED_NOTES} where h.state = 'open'`;
