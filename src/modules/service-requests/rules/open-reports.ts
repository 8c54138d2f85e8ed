/** Reports whose note is as it was reported: one that was rewritten or taken back needs no decision. */
export const REPORTED_NOTES =
  'rating_report h join service_request r on r.id = h.request_id and md5(r.rating_note) = h.note_hash and r.rating is not null';

/** How many reported notes an admin still has to decide about, and since when the oldest waits. */
export const OPEN_REPORTS = `select count(*)::int as open, min(h.created_at) as "oldestAt" from ${REPORTED_NOTES} where h.state = 'open'`;
