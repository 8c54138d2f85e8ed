import type { Limit } from '../../platform/throttle/throttle.js';

/** Steps of invoices, by person: each of them may write a mail. */
export const INVOICE_STEPS = { name: 'invoice-step', points: 120, seconds: 3600 } as const satisfies Limit;

/** Drafts that are begun, by person. */
export const INVOICE_DRAFTS = { name: 'invoice-draft', points: 60, seconds: 3600 } as const satisfies Limit;

/** Changes of how to pay, by person: each of them mails the owner. */
export const INVOICE_SENDER = { name: 'invoice-sender', points: 30, seconds: 3600 } as const satisfies Limit;
