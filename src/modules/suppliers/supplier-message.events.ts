import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A landlord or a supplier has written to the other. */
export const supplierMessageSent = defineEvent<{ messageId: string }>('supplier_message.sent');
