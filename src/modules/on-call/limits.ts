import type { Limit } from '../../platform/throttle/throttle.js';

/** Test alerts to oneself, by person. */
export const TEST_ALERTS = { name: 'on-call-test', points: 5, seconds: 3600 } as const satisfies Limit;

/** Uses of the links in alerts; they are too long to guess. */
export const ALERT_LINK = { name: 'on-call-link', points: 60, seconds: 3600 } as const satisfies Limit;
