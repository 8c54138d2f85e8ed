import type { Limit } from '../../platform/throttle/throttle.js';

/** Requests that one person files. Those of schedules and imports are not counted. */
export const REQUESTS_FILED = { name: 'request-filed', points: 600, seconds: 3600 } as const satisfies Limit;

/** A tenant has one home: what they file alerts people. */
export const REQUESTS_OF_TENANT = 60;
