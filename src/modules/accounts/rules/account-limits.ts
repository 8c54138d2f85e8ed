import type { Limit } from '../../../platform/throttle/throttle.js';

const HOUR = 3600;

/** Limits on new passwords and on links (docs/specification/sign-in.md); RATE_LIMIT_FACTOR multiplies them. */
export const ACCOUNT_LIMITS = {
  /** New passwords from one source: each costs the server as much work as a sign-in. */
  newPassword: { name: 'new-password', points: 60, seconds: HOUR },
  /** Uses of links. They are too long to guess. */
  link: { name: 'link', points: 60, seconds: HOUR },
} as const satisfies Record<string, Limit>;
