import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { LANGUAGES, type Language } from '../../../contract/languages.js';
import { SHOWN_PAYMENT_STATES, type ShownPaymentState } from '../../../contract/payment-states.js';
import { IsCalendarDay } from '../../../platform/http/is-calendar-day.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';
import { Recorder } from '../../ledger/recorder.dto.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../payment.entity.js';
import { PAYMENT_STATES, type PaymentState } from '../payment.states.js';

/** Filters of the landlord's list of payments, of its totals and of its CSV. */
export class LandlordPaymentQuery extends ListQuery {
  /** First and last day on which the money was received. @example "2026-11-01" */
  @IsOptional()
  @IsCalendarDay()
  from?: string;
  @IsOptional()
  @IsCalendarDay()
  to?: string;
  /** The state as people see it: `paid` covers several states of the provider. */
  @IsOptional()
  @IsIn(SHOWN_PAYMENT_STATES)
  shown?: ShownPaymentState;
  @IsOptional()
  @IsIn(PAYMENT_METHODS)
  method?: PaymentMethod;
  @IsOptional()
  @IsUUID()
  propertyId?: string;
  @IsOptional()
  @IsUUID()
  leaseId?: string;
}

/** The same filters for a file. */
export class LandlordPaymentFileQuery extends LandlordPaymentQuery {
  /** Headings and codes in words of this language; default: their names and codes, for programs. */
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
}

/** A payment with the home and the lease that it is for. */
export class LandlordPaymentResponse {
  id: string;
  leaseId: string;
  propertyId: string;
  propertyName: string;
  streetNumber: string;
  street: string;
  unitLabel: string;
  /** Everyone on the lease. */
  tenants: string[];
  /** The payer's name at that time; null where it is unknown. */
  payerName: string | null;
  /** Day on which the money was received, or the payment was started. */
  paidOn: string;
  @IsIn(PAYMENT_METHODS) method: PaymentMethod;
  /** Whether it was made in the sandbox, so that no money was moved. */
  test: boolean;
  @IsIn(PAYMENT_STATES) state: PaymentState;
  /** Whether lost disputes took a part of it; the rest stays paid. */
  lostInPart: boolean;
  amountCents: number;
  /** How much of the amount was returned to the payer or is on its way there, without fees. */
  refundedCents: number;
  currency: string;
  receiptNumber: string | null;
  /** The landlord's own note about it, such as the number of a check. */
  note: string | null;
  createdAt: string;
  /** Who recorded it, and who last took some of it back. Null where that wasn't kept, or nothing was taken back. */
  recordedBy: Recorder | null;
  takenBackBy: Recorder | null;
  /** Whether it was recorded by mistake and reversed, so that no money came or went. */
  byMistake: boolean;
  /** Whether it was recorded by hand and can be reversed or given back. */
  reversible: boolean;
  /** Its entry in the ledger of the lease; null before the money arrives. */
  entryId: string | null;
}

/** Sums of the filtered payments in one currency. */
export class PaymentTotals {
  currency: string;
  count: number;
  /** All of them, in any state. */
  amountCents: number;
  /** Payments that have arrived and weren't returned. */
  receivedCents: number;
  receivedCount: number;
  /** Payments that were started and haven't arrived. */
  processingCents: number;
  /** How much of the received amounts was returned. */
  refundedCents: number;
}
