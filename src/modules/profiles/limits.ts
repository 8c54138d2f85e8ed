import type { Limit } from '../../platform/throttle/throttle.js';

/** Copies of everything that an account holds, asked for by one person. */
export const DATA_EXPORTS = { name: 'data-export', points: 10, seconds: 3600 } as const satisfies Limit;
