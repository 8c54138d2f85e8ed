import type { Payee, ProviderAnswer, RefundAnswer } from '../providers/payment-provider.js';

/**
 * A card or bank account that an account of the product has saved with the provider for its own subscription. We never
 * store its number.
 */
export interface PlatformMethod {
  /** The provider's ids of the payer and of the method. */
  readonly customer: string;
  readonly reference: string;
  readonly kind: PlatformMethodKind;
  /** The label by which people recognize it: `Visa •••• 4242`. */
  readonly label: string;
}

export const PLATFORM_METHOD_KINDS = ['card', 'bank'] as const;
export type PlatformMethodKind = (typeof PLATFORM_METHOD_KINDS)[number];

/**
 * An amount that an account owes to the platform itself. The platform receives all of it, and no landlord's account is
 * involved. `payee` is the payer.
 */
export interface PlatformOrder extends Payee {
  readonly invoiceId: string;
  /** The number of the attempt. Each is collected at most once, no matter how often it is requested. */
  readonly attempt: number;
  readonly totalCents: number;
  readonly currency: string;
  /** What is bought, in the payer's words. */
  readonly description: string;
  /** The person whose address is filled in on the provider's page. */
  readonly email: string | null;
  /** Whether the provider's page offers a bank debit in addition to the card. */
  readonly bank: boolean;
  /** The path of ours to which the provider's page returns. */
  readonly backTo: string;
  /**
   * The method to charge without the customer present. Null opens the provider's page, which saves the method for the
   * next time.
   */
  readonly method: PlatformMethod | null;
}

/** A payment as both sides know it. */
export interface KnownPlatformPayment extends Payee {
  readonly invoiceId: string;
  readonly attempt: number;
  /** The provider's own id of it; null when its answer never arrived. */
  readonly reference: string | null;
  readonly createdAt: Date;
}

export interface PlatformAnswer extends ProviderAnswer {
  /** The method that the payer has saved on the provider's page. */
  readonly method?: PlatformMethod | null;
}

/** Refunds money of a platform payment. One refund id is sent at most once. */
export interface PlatformRefund extends Payee {
  readonly refundId: string;
  readonly reference: string;
  readonly amountCents: number;
}

export interface MethodToLeave extends Payee {
  readonly email: string | null;
  readonly backTo: string;
}

/** Collects what accounts pay to the platform: the same provider as the rent, and the same answers. */
export interface PlatformPayments {
  start(order: PlatformOrder): Promise<PlatformAnswer>;
  /** What the provider knows about it, without requesting the payment again; null when it doesn't know it. */
  find(payment: KnownPlatformPayment): Promise<PlatformAnswer | null>;
  /**
   * Cancels a payment that the payer hasn't confirmed, and returns its state; null when the provider doesn't know it.
   */
  giveUp(payment: KnownPlatformPayment): Promise<PlatformAnswer | null>;
  refund(order: PlatformRefund): Promise<RefundAnswer>;
  /** How much of a payment was returned, no matter who started it. Null when the provider has no such list. */
  refunded(payment: KnownPlatformPayment): Promise<number | null>;
  /** A page on which another method is saved. Null where none is needed; `method` is then saved immediately. */
  beginSaving(payer: MethodToLeave): Promise<{ url: string | null; method: PlatformMethod | null }>;
  /**
   * The method saved on such a page, by the page's id; null when the page isn't finished or belongs to another account.
   */
  saved(payer: Payee, page: string): Promise<PlatformMethod | null>;
}

export { PROVIDER_NAMES, type ProviderName } from '../providers/provider-names.js';
