import type { Limit } from '../../platform/throttle/throttle.js';

const DAY = 24 * 3600;

/** New webhooks and new secrets, by who makes them. */
export const NEW_WEBHOOKS = { name: 'webhook-new', points: 40, seconds: DAY } satisfies Limit;
/** Messages that people send themselves, as a test or again. */
export const SENT_BY_HAND = { name: 'webhook-send', points: 120, seconds: 3600 } satisfies Limit;
