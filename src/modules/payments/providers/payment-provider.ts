import type { Day } from '../../../contract/days.js';
import type { OnlineMethod } from '../method-fees.js';
import type { PaymentMethod } from '../payment.entity.js';
import type { PaymentState } from '../payment.states.js';
import type { PlatformPayments } from '../rules/platform-payments.js';
import type { ProviderName } from './provider-names.js';

/** Who receives the money: the landlord's account and its world (real or demo). */
export interface Payee {
  readonly accountId: string;
  readonly demo: boolean;
}

/** A payment as both sides know it. */
export interface KnownPayment extends Payee {
  readonly paymentId: string;
  /** The provider's own id of it; null when its answer never arrived. */
  readonly reference: string | null;
  /** The landlord's account that received it. */
  readonly providerAccount: string | null;
  readonly createdAt: Date;
}

/** What a provider is asked to collect. Its terms are frozen in the payment. */
export interface PaymentOrder extends Payee {
  readonly paymentId: string;
  readonly leaseId: string;
  readonly method: PaymentMethod;
  /** The amount for the rent. */
  readonly amountCents: number;
  /** What the payer is charged: the amount, and the fee where the tenant pays it. */
  readonly totalCents: number;
  /** What the platform keeps of it: the fee of the method, no matter who pays it. */
  readonly feeCents: number;
  readonly currency: string;
  readonly today: Day;
  readonly payerId: string | null;
  readonly providerAccount: string | null;
  /** The payer isn't present to confirm it, so the method that they saved with the provider is charged. */
  readonly unattended: boolean;
  /** Only the sandbox uses it. */
  readonly wish?: SandboxWish | undefined;
}

/** The outcome of an order, as far as the provider knows it. Every outcome is a value, including a failure. */
export interface ProviderAnswer {
  readonly state: PaymentState;
  /** The provider's own id of it. */
  readonly reference: string;
  /** Page of the provider on which the payer continues. */
  readonly actionUrl?: string | null;
  /** Day on which money that is still on its way should arrive. */
  readonly expectedOn?: Day | null;
  /** Why it failed or was returned: a code, translated by the client. */
  readonly failure?: string | null;
  /** For `lost`: what each dispute took. Without them, the whole payment. */
  readonly lost?: readonly LostDispute[];
}

/** A dispute that was lost: the bank has taken this much of what the payer was charged. */
export interface LostDispute {
  readonly reference: string;
  readonly cents: number;
}

/** A payment of the provider's list, for the comparison with ours. */
export interface ProviderPayment {
  readonly reference: string;
  /** Our id, which we sent along; null for a payment that was made elsewhere. */
  readonly paymentId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly method: OnlineMethod;
  readonly createdAt: Date;
}

/** A refund as the provider has it, no matter who started it. */
export interface ProviderRefund {
  readonly reference: string;
  /** Our id, which we sent along; null for a refund that was started elsewhere. */
  readonly refundId: string | null;
  /** The provider's id of the payment, and our id of it if the provider knows that. */
  readonly paymentReference: string;
  readonly paymentId: string | null;
  /** The whole amount that is returned to the payer. */
  readonly amountCents: number;
  readonly state: RefundAnswer['state'];
}

/** A line of a payout that isn't a payment. */
export interface PayoutLine {
  /** The provider's own id of it. */
  readonly reference: string;
  /**
   * The amount that had been refunded to a payer and is deducted now. Below zero when a refund didn't arrive there and
   * is added again.
   */
  readonly cents: number;
  /** By a dispute, as soon as it begins. */
  readonly disputed: boolean;
}

/** Moves money. One payment id is collected at most once, no matter how often this is called. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** What accounts pay to the platform itself. */
  readonly platform: PlatformPayments;
  start(order: PaymentOrder): Promise<ProviderAnswer>;
  /** What the provider knows about a payment, without requesting the payment again; null when it doesn't know it. */
  find(payment: KnownPayment): Promise<ProviderAnswer | null>;
  /**
   * Cancels a payment that the payer hasn't confirmed, and returns its state; null when the provider doesn't know it.
   */
  giveUp(payment: KnownPayment): Promise<ProviderAnswer | null>;
  /** Successful payments for this landlord since then, ours or not. */
  listSince(payee: Payee, since: Date): Promise<ProviderPayment[]>;
  refund(order: RefundOrder): Promise<RefundAnswer>;
  /** What the provider knows of a refund by its own number. */
  findRefund(payee: Payee, reference: string): Promise<ProviderRefund>;
  /** Refunds that were started for this landlord since then, ours or not. */
  listRefunds(payee: Payee, since: Date): Promise<ProviderRefund[]>;
}

/** Refunds money to the payer. One refund id is sent at most once. */
export interface RefundOrder extends Payee {
  readonly refundId: string;
  readonly paymentReference: string | null;
  readonly providerAccount: string | null;
  readonly amountCents: number;
}

export interface RefundAnswer {
  readonly state: 'processing' | 'succeeded' | 'failed';
  readonly reference: string;
}

/** The outcomes that the sandbox can be asked to simulate. */
export const SANDBOX_WISHES = ['succeed', 'slow', 'fail', 'return'] as const;
export type SandboxWish = (typeof SANDBOX_WISHES)[number];
