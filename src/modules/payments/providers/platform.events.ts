import { defineEvent } from '../../../platform/outbox/domain-event.js';

/** The provider has news about a payment to the platform. Ask it for the current state. */
export const platformPaymentChanged = defineEvent<{ invoiceId: string }>('platform_payment.changed');

/** An account has saved a card or bank account on the provider's page with that id. */
export const platformMethodLeft = defineEvent<{ accountId: string; page: string }>('platform_method.left');
