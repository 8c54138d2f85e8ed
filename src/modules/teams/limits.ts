import type { Limit } from '../../platform/throttle/throttle.js';

/** How many invitations one person can send in a day. Each is an email to a stranger. */
export const TEAM_INVITATIONS = { name: 'team-invitation', points: 40, seconds: 24 * 3600 } as const satisfies Limit;

/** How many prices one technician can report in an hour. Each is an email to the owner. */
export const PRICE_NEEDS = { name: 'price-need', points: 20, seconds: 3600 } as const satisfies Limit;

/** The longest reason that a technician can give for a price. The owner can copy it into the quote. */
export const PRICE_REASON_MAX = 1000;
