/** How landlords get mail about payments that arrive: all of a day in one, each by itself, or none. */
export const PAYMENT_EMAILS = ['daily', 'each', 'off'] as const;
export type PaymentEmails = (typeof PAYMENT_EMAILS)[number];
