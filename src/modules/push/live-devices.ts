import { SESSION } from '../sessions/rules/session-limits.js';

/**
 * Devices whose person can still read what they get: the session in which they were added lasts. `$1` is the present. A session that
 * ended takes its devices with it immediately, whatever ended it: sign-out, a changed password, a suspension, time.
 */
export const LIVE = `push_device d join session s on s.id = d.session_id join app_user u on u.id = d.user_id
  and not d.demo and not u.demo and u.suspended_at is null and u.deleted_at is null
  and s.revoked_at is null and s.user_id = u.id and s.last_seen_at > $1::timestamptz - interval '${SESSION.idleMs / 1000} seconds'`;
