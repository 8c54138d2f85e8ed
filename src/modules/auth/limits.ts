import type { Limit } from '../../platform/throttle/throttle.js';

const MINUTE = 60;
const HOUR = 3600;

/** Limits on attempts (docs/specification/sign-in.md); RATE_LIMIT_FACTOR multiplies them all. */
export const LIMITS = {
  /** Wrong passwords from one source: the tenth within a minute is refused. */
  signInSource: { name: 'signin-source', points: 9, seconds: MINUTE },
  /** Wrong passwords for one account from sources it was never used from. After that a mailed link is needed. */
  signInAccount: { name: 'signin-account', points: 100, seconds: 24 * HOUR },
  /** Wrong passwords for one account from a source it was used from before. */
  signInKnown: { name: 'signin-known', points: 20, seconds: 10 * MINUTE },
  /** Audit entries and sign-in links for attempts past a limit, so that an attacker can't flood them. */
  signInNote: { name: 'signin-note', points: 1, seconds: 10 * MINUTE },
  /** Mails with a link to sign in, to one person. */
  signInLink: { name: 'signin-link', points: 1, seconds: HOUR },
  signUp: { name: 'signup', points: 30, seconds: HOUR },
  demo: { name: 'demo', points: 60, seconds: HOUR },
  /** Redirects to Google or another provider and back. */
  provider: { name: 'google', points: 60, seconds: HOUR },
  /** Mails that someone who isn't signed in can cause, by source. */
  mailSource: { name: 'mail-source', points: 10, seconds: HOUR },
  /** The same by recipient. Past the limit nothing is sent, and the answer doesn't say so. */
  mailAddress: { name: 'mail-address', points: 5, seconds: HOUR },
  /** Emails to the person themselves. */
  mailOwn: { name: 'mail-own', points: 6, seconds: HOUR },
} as const satisfies Record<string, Limit>;
