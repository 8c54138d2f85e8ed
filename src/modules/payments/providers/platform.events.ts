import { defineEvent } from '../../../platform/outbox/domain-event.js';

/** The provider has something to tell about a payment to the platform: ask it how the payment is now. */
export const platformPaymentChanged = defineEvent<{ invoiceId: string }>('platform_payment.changed');

/** An account has left a card or bank account on the provider's page of that number. */
export const platformMethodLeft = defineEvent<{ accountId: string; page: string }>('platform_method.left');
