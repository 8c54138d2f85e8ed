import { defineEvent } from '../../platform/outbox/domain-event.js';

/** Someone wrote to the other side of a lease. */
export const messageSent = defineEvent<{ messageId: string; leaseId: string }>('lease_message.sent');
