import { defineEvent } from '../../platform/outbox/domain-event.js';

/** Steps of an invoice that the other side is notified of. */
export const HAPPENINGS = ['sent', 'void', 'approved', 'disputed', 'paid'] as const;
export type InvoiceHappening = (typeof HAPPENINGS)[number];

export const invoiceHappened = defineEvent<{ invoiceId: string; happening: InvoiceHappening }>('invoice.happened');
