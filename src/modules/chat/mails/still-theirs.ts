/**
 * SQL that says whether conversation `s` of person `u` still has the address that email `c` was sent to. After an address is
 * corrected, the link and secret that went to the wrong mailbox no longer work.
 */
export const STILL_THEIRS = `c.email = case when s.user_id is null then s.email when u.suspended_at is null and u.deleted_at is null then lower(u.email) end`;
