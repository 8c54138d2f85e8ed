import type { components } from '@api/schema';

export type LedgerRow = components['schemas']['LedgerRow'];
/** What the dialogs about a recorded payment need to know of it. */
export type RecordedRow = Pick<
  LedgerRow,
  'id' | 'entry' | 'date' | 'period' | 'label' | 'method' | 'paymentCents' | 'leftCents' | 'currency' | 'reversesId'
>;
export type LedgerSummary = components['schemas']['LedgerSummary'];
export type OfflineMethod = NonNullable<components['schemas']['RecordPaymentRequest']['method']>;
/** What a refund does to the balance: owed again, or made up for by a credit. */
export type RefundBalance = components['schemas']['RefundRequest']['balance'];
export type Show = 'charges' | 'payments';
