import type { Payee, ProviderAnswer, RefundAnswer } from '../providers/payment-provider.js';

/** A card or bank account that an account of the product has left with the provider for its own subscription. No number of it is ever here. */
export interface PlatformMethod {
  /** The provider's names of the payer and of the method. */
  readonly customer: string;
  readonly reference: string;
  readonly kind: PlatformMethodKind;
  /** What people know it by: `Visa •••• 4242`. */
  readonly label: string;
}

export const PLATFORM_METHOD_KINDS = ['card', 'bank'] as const;
export type PlatformMethodKind = (typeof PLATFORM_METHOD_KINDS)[number];

/** What an account owes the platform itself: all of it stays there, no landlord's account takes part. `payee` is who pays. */
export interface PlatformOrder extends Payee {
  readonly invoiceId: string;
  /** Which try it is. Each is collected at most once, however often it is asked for. */
  readonly attempt: number;
  readonly totalCents: number;
  readonly currency: string;
  /** What is bought, in the payer's words. */
  readonly description: string;
  /** The person whose address is filled in on the provider's page. */
  readonly email: string | null;
  /** Whether the provider's page offers a bank debit beside the card. */
  readonly bank: boolean;
  /** Where the provider's page leads back to: a path of ours. */
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
  /** The provider's own number of it; null when its answer never came. */
  readonly reference: string | null;
  readonly createdAt: Date;
}

export interface PlatformAnswer extends ProviderAnswer {
  /** The method that the payer has left on the provider's page. */
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
  /** What such a page has brought, by its number; null when it is not finished or another account's. */
  saved(payer: Payee, page: string): Promise<PlatformMethod | null>;
}

export { PROVIDER_NAMES, type ProviderName } from '../providers/provider-names.js';
