import { defineEvent } from '../../platform/outbox/domain-event.js';

type AboutPayment = { paymentId: string; leaseId: string; accountId: string };

/** Money has arrived and settled what was owed. */
export const paymentSucceeded = defineEvent<AboutPayment>('payment.succeeded');

/** A landlord recorded a payment that was made outside of the product. */
export const paymentRecorded = defineEvent<AboutPayment>('payment.recorded');

/** A payment failed, and nothing was posted. */
export const paymentFailed = defineEvent<AboutPayment>('payment.failed');

/** The tenant disputes a payment with their card issuer or bank. What it settled stays settled until that is decided. */
export const paymentDisputed = defineEvent<AboutPayment>('payment.disputed');

/**
 * A refund was sent and booked: the tenant owes it again, or a credit compensates for it (`refund.forgivingCreditId`).
 */
export const paymentRefunded = defineEvent<AboutPayment & { refundId: string }>('payment.refunded');

/** A refund did not reach the tenant; if it had been booked, that is reversed. `sent`: the provider had started it. */
export const refundFailed = defineEvent<AboutPayment & { amountCents: number; sent: boolean }>('payment.refund_failed');

/**
 * Received money was returned: the whole payment, or `amountCents` of it. What it had settled is owed again, with a fee
 * if there is one.
 */
export const paymentReturned = defineEvent<AboutPayment & { amountCents?: number; feeCents?: number }>(
  'payment.returned',
);
