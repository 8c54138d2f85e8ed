import type { Limit } from '../../platform/throttle/throttle.js';

/** How many emails and text messages one staff member or admin can send in an hour. */
export const DIRECT_MESSAGES = { name: 'direct-message', points: 60, seconds: 3600 } as const satisfies Limit;
