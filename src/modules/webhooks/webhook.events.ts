import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A message is to be sent for the n-th time. */
export const webhookDue = defineEvent<{ deliveryId: string; attempt: number }>('webhook.due', { outward: true });
