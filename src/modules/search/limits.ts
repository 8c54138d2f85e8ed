import type { Limit } from '../../platform/throttle/throttle.js';

/** Searches of one person: someone who types fast makes one in a quarter of a second. */
export const SEARCHES = { name: 'search', points: 120, seconds: 60 } as const satisfies Limit;
