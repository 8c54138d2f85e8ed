import type { Limit } from '../../platform/throttle/throttle.js';

/** Questions about homes on the market from one source. */
export const QUESTIONS = { name: 'listing-question', points: 10, seconds: 3600 } as const satisfies Limit;
