import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { SURCHARGE_REASONS, type SurchargeReason } from '../regions/rules/surcharges.js';
import {
  OFFLINE_METHODS,
  ONLINE_METHOD_NAMES,
  type FeeBearer,
  type OfflineMethod,
  type OnlineMethod,
} from './method-fees.js';
import { PAYMENT_METHODS, type PaymentMethod } from './payment.entity.js';
import { PAYMENT_STATES, type PaymentState } from './payment.states.js';
import { SANDBOX_WISHES, type SandboxWish } from './providers/payment-provider.js';

const FEE_BEARERS = ['tenant', 'landlord'] as const satisfies readonly FeeBearer[];

/** Asks what each method would cost for an amount. */
export class QuoteRequest {
  /** Default: the tenant's current home. */
  @IsOptional()
  @IsUUID()
  leaseId?: string;
  /** Default: what is owed, otherwise the next rent. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents?: number;
}

/** A tenant's payment with the provider of this instance. */
export class CreatePaymentRequest {
  /** Default: the tenant's current home. */
  @IsOptional()
  @IsUUID()
  leaseId?: string;
  /** The amount for the rent. The fee of the quote is added where the tenant pays it. */
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  @IsIn(ONLINE_METHOD_NAMES)
  method: OnlineMethod;
  /**
   * Pays the next rent before it is charged: what exceeds the amount owed is kept for it as a prepayment. With `false`
   * nothing is paid ahead: 409 `paid_meanwhile` for an amount of which part is paid or on its way. Without it, only
   * where nothing is owed.
   */
  @IsOptional()
  @IsBoolean()
  prepayment?: boolean;
  /** What the sandbox provider should do. Other providers ignore it. */
  @IsOptional()
  @IsIn(SANDBOX_WISHES)
  sandbox?: SandboxWish;
}

/** A payment that reached the landlord outside of the product: in cash, by check or by transfer. It has no fee. */
export class RecordPaymentRequest {
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  @IsOptional()
  @IsIn(OFFLINE_METHODS)
  method?: OfflineMethod;
  /** Day on which it arrived; default: today in the time zone of the property. @example "2026-11-21" */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  paidOn?: string;
  @IsOptional()
  @IsString()
  @MaxLength(300)
  note?: string;
  /** The lease's tenant who paid: the id of their entry. Without this and `payerName` the payer is unknown. */
  @IsOptional()
  @IsUUID()
  payerTenantId?: string;
  /** Someone else who paid, such as an agency or a parent. */
  @trimmed
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  payerName?: string;
  /**
   * Confirms that it is a different payment from one of the same amount that was received around that day (422
   * `same_payment_recorded` without it).
   */
  @IsOptional()
  @IsBoolean()
  anotherPayment?: boolean;
}

/** A recorded payment that the bank took back. */
export class ReturnPaymentRequest {
  /** Day on which it was returned. @example "2026-11-21" */
  @IsCalendarDay()
  returnedOn: string;
  /** A fee for it, within what the region allows; none without it. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  feeCents?: number;
  /** What the landlord's bank charged: some regions let the fee cover it. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  bankChargeCents?: number;
  /** The reason, which both sides can read. */
  @IsOptional()
  @IsString()
  @MaxLength(300)
  note?: string;
}

/** What a refund does to the balance: the tenant owes the amount again, or a credit compensates for it. */
export const REFUND_BALANCES = ['owed_again', 'forgiven'] as const;
export type RefundBalance = (typeof REFUND_BALANCES)[number];

/** Refunds money of a payment to the tenant. Its share of the cashback is reversed, and the platform keeps the fee. */
export class RefundRequest {
  /** Whether the tenant owes the amount again, or the landlord forgives it with a credit. */
  @IsIn(REFUND_BALANCES)
  balance: RefundBalance;
  /** Default: what is left of the payment. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents?: number;
  /** The reason, which both sides can read. Required where the amount is forgiven. */
  @trimmed
  @ValidateIf(({ balance, reason }: RefundRequest) => balance === 'forgiven' || (reason ?? null) !== null)
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  reason?: string;
}

/** Money of a recorded payment that the landlord returned to the tenant outside of the product. */
export class GiveBackRequest {
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** Day on which it was returned. @example "2026-11-21" */
  @IsCalendarDay()
  givenOn: string;
  @IsIn(OFFLINE_METHODS)
  method: OfflineMethod;
  /** Number of the check or transfer, for both sides to read. */
  @trimmed
  @IsOptional()
  @IsString()
  @MaxLength(120)
  reference?: string;
  /**
   * Whether the tenant owes the part again that had paid charges, or the landlord forgives it. Required when the amount
   * exceeds the tenant's credit; otherwise it has no effect.
   */
  @IsOptional()
  @IsIn(REFUND_BALANCES)
  balance?: RefundBalance;
  /** The reason, which both sides can read. Required where the amount is forgiven. */
  @trimmed
  @ValidateIf(({ balance, reason }: GiveBackRequest) => balance === 'forgiven' || (reason ?? null) !== null)
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  reason?: string;
}

export class PaymentListQuery extends ListQuery {
  @IsOptional()
  @IsUUID()
  leaseId?: string;
  @IsOptional()
  @IsIn(PAYMENT_STATES)
  state?: PaymentState;
}

export class BusinessDays {
  from: number;
  to: number;
}

/** One way to pay, with what it costs. */
export class QuoteMethod {
  @IsIn(ONLINE_METHOD_NAMES) method: OnlineMethod;
  feeBasisPoints: number;
  /** The fee of the method, rounded half up, no matter who pays it. */
  feeCents: number;
  @IsIn(FEE_BEARERS) feeBearer: FeeBearer;
  /** The total that the tenant is charged. */
  totalCents: number;
  /** 1 % of the amount for cards, credited when the payment has succeeded. */
  cashbackCents: number;
  /** Business days until it arrives; null: immediately. */
  businessDays: BusinessDays | null;
}

/** Why rent of a lease can't be paid online. */
export const OFFLINE_REASONS = ['lease_not_active', 'landlord_not_ready'] as const;

export class QuoteResponse {
  leaseId: string;
  amountCents: number;
  currency: string;
  /** Owed by now, less what is on its way. */
  owedCents: number;
  /** Whether the amount pays, in whole or in part, rent that isn't charged yet. */
  prepayment: boolean;
  /** Largest amount that is accepted. */
  maxCents: number;
  /** `sandbox` moves no money and must say so on screen. */
  @IsIn(['sandbox', 'stripe']) provider: 'sandbox' | 'stripe';
  methods: QuoteMethod[];
  /** Other ways to pay without a fee; there is always at least one. */
  @IsIn(OFFLINE_METHODS, { each: true }) freeMethods: OfflineMethod[];
  @IsIn(OFFLINE_REASONS) offlineOnly: (typeof OFFLINE_REASONS)[number] | null;
  /**
   * Whether the region lets tenants pay the fee: `forbidden` by a rule, `unconfirmed` where none is known that allows
   * it.
   */
  @IsIn(SURCHARGE_REASONS) surcharge: SurchargeReason;
  surchargeSource: string | null;
  /** Who pays the fee where the region leaves the choice to the landlord. */
  @IsIn(FEE_BEARERS) feeBearer: FeeBearer;
}

/** What a payment settled. */
export class SettledCharge {
  chargeId: string;
  kind: string;
  /** `2026-11` for rent. */
  period: string | null;
  label: string | null;
  amountCents: number;
}

export class PaymentResponse {
  id: string;
  leaseId: string;
  @IsIn(PAYMENT_METHODS) method: PaymentMethod;
  @IsIn(PAYMENT_STATES) state: PaymentState;
  amountCents: number;
  feeCents: number;
  @IsIn(FEE_BEARERS) feeBearer: FeeBearer;
  /** What the payer was charged. */
  totalCents: number;
  /** What the payment earned, less the share that refunds took back. */
  cashbackCents: number;
  /** The amount that was returned to the payer or is on its way there. */
  refundedCents: number;
  /** Whether lost disputes took a part of it; the rest stays paid. */
  lostInPart: boolean;
  currency: string;
  @IsIn(['sandbox', 'offline', 'stripe']) provider: 'sandbox' | 'offline' | 'stripe';
  paidOn: string;
  /** Day on which money on its way should arrive. */
  expectedOn: string | null;
  receiptNumber: string | null;
  failure: string | null;
  note: string | null;
  /** The payer's name when the receipt was made; null where it is unknown. */
  payerName: string | null;
  /** Charges that it settles; what is left is kept as a prepayment. */
  settles: SettledCharge[];
  createdAt: string;
  version: number;
}

/** A payment that was started. */
export class BegunPaymentResponse extends PaymentResponse {
  /** Page of the provider on which the payer continues; null when there is nothing left to do. */
  actionUrl: string | null;
}
