import type { Limit } from '../../platform/throttle/throttle.js';

/** Limit of test alerts that a person can send to themselves. */
export const TEST_ALERTS = { name: 'on-call-test', points: 5, seconds: 3600 } as const satisfies Limit;

/** Limit of uses of the links in alerts. The links are too long to guess. */
export const ALERT_LINK = { name: 'on-call-link', points: 60, seconds: 3600 } as const satisfies Limit;
