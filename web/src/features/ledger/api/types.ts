import type { components } from '@api/schema';

export type LedgerRow = components['schemas']['LedgerRow'];
export type LedgerSummary = components['schemas']['LedgerSummary'];
export type OfflineMethod = NonNullable<components['schemas']['RecordPaymentRequest']['method']>;
export type Show = 'charges' | 'payments';
