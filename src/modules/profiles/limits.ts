import type { Limit } from '../../platform/throttle/throttle.js';

/** Copies of all data of an account that one person may request. */
export const DATA_EXPORTS = { name: 'data-export', points: 10, seconds: 3600 } as const satisfies Limit;

/** Each change emails the owners. Removing the address is always allowed. */
export const ADDRESS_CHANGES = { name: 'postal-address', points: 12, seconds: 24 * 3600 } as const satisfies Limit;
