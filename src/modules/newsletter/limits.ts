import type { Limit } from '../../platform/throttle/throttle.js';

/** Wishes for the newsletter from one source. */
export const NEWSLETTER = { name: 'newsletter', points: 10, seconds: 3600 } as const satisfies Limit;
