import type { Limit } from '../../platform/throttle/throttle.js';

/** New keys, by who makes them: each is a mail to every owner. */
export const NEW_KEYS = { name: 'api-key-new', points: 40, seconds: 24 * 3600 } satisfies Limit;
