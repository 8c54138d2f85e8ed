import type { components } from '@api/schema';

type Schemas = components['schemas'];
export type LandlordPayment = Schemas['LandlordPaymentResponse'];
export type Method = LandlordPayment['method'];
export type OwedLease = Schemas['OwedLeaseResponse'];
export type PaymentRow = Schemas['PaymentRowRequest'];
export type RowOutcome = Schemas['PaymentRowOutcome'];
export type PaymentReversal = Schemas['PaymentReversalOutcome'];
export type ReminderOutcome = Schemas['ReminderOutcome'];
