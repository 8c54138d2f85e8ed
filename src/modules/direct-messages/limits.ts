import type { Limit } from '../../platform/throttle/throttle.js';

/** Mails and text messages that one person of the team may send. */
export const DIRECT_MESSAGES = { name: 'direct-message', points: 60, seconds: 3600 } as const satisfies Limit;
