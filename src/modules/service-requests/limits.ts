import type { Limit } from '../../platform/throttle/throttle.js';

/** Requests that one person files. Those from schedules and imports don't count. */
export const REQUESTS_FILED = { name: 'request-filed', points: 600, seconds: 3600 } as const satisfies Limit;

/** Lower, because a tenant has one home, and what they file alerts people. */
export const REQUESTS_OF_TENANT = 60;
