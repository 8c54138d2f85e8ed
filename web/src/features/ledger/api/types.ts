import type { components } from '@api/schema';

export type LedgerRow = components['schemas']['LedgerRow'];
export type LedgerSummary = components['schemas']['LedgerSummary'];
export type OfflineMethod = NonNullable<components['schemas']['RecordPaymentRequest']['method']>;
/** What a refund does to the balance: owed again, or made up for by a credit. */
export type RefundBalance = components['schemas']['RefundRequest']['balance'];
export type Show = 'charges' | 'payments';
