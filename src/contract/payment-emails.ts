/** How landlords get emails about received payments: one per day, one per payment, or none. */
export const PAYMENT_EMAILS = ['daily', 'each', 'off'] as const;
export type PaymentEmails = (typeof PAYMENT_EMAILS)[number];
