import type { Limit } from '../../platform/throttle/throttle.js';

/** Subscriptions to the newsletter from one source. */
export const NEWSLETTER = { name: 'newsletter', points: 10, seconds: 3600 } as const satisfies Limit;

/** Test emails of newsletters by one admin. */
export const NEWSLETTER_TESTS = { name: 'newsletter-test', points: 20, seconds: 3600 } as const satisfies Limit;
