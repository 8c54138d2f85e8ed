import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A landlord wrote to a supplier, or a supplier to a landlord. */
export const supplierMessageSent = defineEvent<{ messageId: string }>('supplier_message.sent');
