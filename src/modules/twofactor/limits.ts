import { VERIFICATION_CODE } from '../../contract/limits.js';
import type { Limit } from '../../platform/throttle/throttle.js';

const HOUR = 3600;

/** Limits on codes of the second step (docs/specification/two-step-verification.md). Tries of one code are counted in its row. */
export const CODE_LIMITS = {
  /** Codes that one challenge asks for. */
  challenge: { name: '2fa-challenge', points: VERIFICATION_CODE.requestsPerHour, seconds: HOUR },
  /**
   * … and all challenges of one person, because someone with the password can start as many challenges as they like.
   */
  person: { name: '2fa-person', points: 4 * VERIFICATION_CODE.requestsPerHour, seconds: HOUR },
  /** Codes asked for without a challenge, by source … */
  source: { name: '2fa-source', points: 10, seconds: HOUR },
  /** … and by the address that they go to; past it nothing is sent and nothing is said. */
  address: { name: '2fa-address', points: 10, seconds: HOUR },
  verify: { name: '2fa-verify', points: 60, seconds: 600 },
  /** Wrong codes of one person a day, over all methods and challenges; then a mailed link is needed. */
  day: { name: '2fa-day', points: 20, seconds: 24 * HOUR },
  /** Wrong codes a day for one address without a sign-in: a stranger must not use up the person's own. */
  looseDay: { name: '2fa-loose-day', points: 20, seconds: 24 * HOUR },
  /** Mails with that link that one person asks for. */
  link: { name: '2fa-link', points: 3, seconds: HOUR },
} as const satisfies Record<string, Limit>;
