/**
 * The email `c` went to the address that its conversation `s` of the person `u` still has. A corrected address takes link and secret away
 * from the wrong mailbox.
 */
export const STILL_THEIRS = `c.email = case when s.user_id is null then s.email when u.suspended_at is null and u.deleted_at is null then lower(u.email) end`;
