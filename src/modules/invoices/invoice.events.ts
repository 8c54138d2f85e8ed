import { defineEvent } from '../../platform/outbox/domain-event.js';
import type { InvoiceWait } from './rules/invoice-waits.js';

/** Steps of an invoice that the other side is notified of. */
export const HAPPENINGS = ['sent', 'void', 'approved', 'disputed', 'paid'] as const;
export type InvoiceHappening = (typeof HAPPENINGS)[number];

/** The landlord is reminded of an invoice that waits. */
export const invoiceWaits = defineEvent<{ invoiceId: string; kind: InvoiceWait }>('invoice.waits');

export const invoiceHappened = defineEvent<{ invoiceId: string; happening: InvoiceHappening }>('invoice.happened');
