import type { Limit } from '../../platform/throttle/throttle.js';

/** Emails to leads that one member of staff may send. */
export const LEAD_MAILS = { name: 'lead-mail', points: 120, seconds: 3600 } as const satisfies Limit;

/** Tests of templates that one admin may send to their own address. */
export const TEMPLATE_TESTS = { name: 'template-test', points: 10, seconds: 3600 } as const satisfies Limit;

/** Unsubscribe links that one source may use. */
export const UNSUBSCRIBES = { name: 'sales-unsubscribe', points: 60, seconds: 3600 } as const satisfies Limit;

/** Files of leads that one member of staff may check and import. */
export const LEAD_IMPORTS = { name: 'lead-import', points: 30, seconds: 3600 } as const satisfies Limit;
