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
  /** How long a process trusts what it read of a session while it hears of revocations. */
  cachedMs: 60_000,
} as const;

/** After so long without a sign a session of this role is over. */
export function idleMsOf(userType: UserType): number {
  return userType === 'staff' || userType === 'admin' ? SESSION.idleOfficeMs : SESSION.idleMs;
}
