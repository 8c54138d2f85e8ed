import type { Limit } from '../../../platform/throttle/throttle.js';

const MINUTE = 60;
const HOUR = 3600;

/** Limits on passwords that are asked for again (docs/specification/sessions.md); RATE_LIMIT_FACTOR multiplies them. */
export const PASSWORD_LIMITS = {
  /** Passwords that are asked for again while signed in, by session. */
  passwordAgain: { name: 'password-again', points: 10, seconds: 10 * MINUTE },
  /** Wrong ones of a person in a day, over all sessions. Past the limit the guessing session ends. */
  passwordAgainDay: { name: 'password-again-day', points: 20, seconds: 24 * HOUR },
  /** Mails about that, to one person. */
  passwordGuessed: { name: 'password-guessed', points: 1, seconds: 24 * HOUR },
} as const satisfies Record<string, Limit>;
