import type { UserType } from '../../../contract/roles.js';

const HOUR = 3600_000;

/** How long sessions and their tokens last (docs/specification/sessions.md). */
export const SESSION = {
  tokenSeconds: 24 * 3600,
  renewAfterMs: 12 * HOUR,
  idleMs: 30 * 24 * HOUR,
  /** Staff and admins. */
  idleOfficeMs: 12 * HOUR,
  touchEveryMs: 60_000,
  /** How long a process trusts a session that it has read, while it receives revocations. */
  cachedMs: 60_000,
} as const;

/** A session of this role expires after this time without activity. */
export function idleMsOf(userType: UserType): number {
  return userType === 'staff' || userType === 'admin' ? SESSION.idleOfficeMs : SESSION.idleMs;
}
