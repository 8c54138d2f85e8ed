import { defineEvent } from '../../platform/outbox/domain-event.js';

type AboutPayment = { paymentId: string; leaseId: string; accountId: string };

/** Money has arrived and settled what was owed. */
export const paymentSucceeded = defineEvent<AboutPayment>('payment.succeeded');

/** A payment did not come about; nothing was posted. */
export const paymentFailed = defineEvent<AboutPayment>('payment.failed');

/** Money that had arrived went back; what it had settled is owed again. */
export const paymentReturned = defineEvent<AboutPayment>('payment.returned');
