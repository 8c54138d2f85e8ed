import type { Limit } from '../../../platform/throttle/throttle.js';

/** Messages that one person writes on requests. */
export const REQUEST_LINES = { name: 'request-line', points: 120, seconds: 3600 } as const satisfies Limit;
