import type { components } from '@api/schema';

export type OwnLease = components['schemas']['TenantLeaseResponse'];
export type ComingDue = components['schemas']['ComingDueResponse'];
export type NextRent = components['schemas']['NextRentResponse'];
export type Payment = components['schemas']['PaymentResponse'];
export type Quote = components['schemas']['QuoteResponse'];
export type QuoteMethod = components['schemas']['QuoteMethod'];
export type Method = QuoteMethod['method'];
export type PayRequest = components['schemas']['CreatePaymentRequest'];
export type Autopay = components['schemas']['AutopayResponse'];
export type Statement = components['schemas']['StatementResponse'];
export type Wish = NonNullable<PayRequest['sandbox']>;
