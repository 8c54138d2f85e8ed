import type { Limit } from '../../platform/throttle/throttle.js';

/** Invitations to a team, by who sends them: each is a mail to a stranger. */
export const TEAM_INVITATIONS = { name: 'team-invitation', points: 40, seconds: 24 * 3600 } as const satisfies Limit;

/** Prices that one technician asks for: each is an email to the owner. */
export const PRICE_NEEDS = { name: 'price-need', points: 20, seconds: 3600 } as const satisfies Limit;

/** The reason that a technician gives for a price; the owner can send it on with the quote. */
export const PRICE_REASON_MAX = 1000;
