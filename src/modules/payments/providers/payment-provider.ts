import type { Day } from '../../../contract/days.js';
import type { PaymentMethod } from '../payment.entity.js';
import type { PaymentState } from '../payment.states.js';

/** What a provider is asked to collect. Its terms are frozen in the payment. */
export interface PaymentOrder {
  readonly paymentId: string;
  readonly method: PaymentMethod;
  /** What the payer is charged: the amount, and the fee where the tenant bears it. */
  readonly totalCents: number;
  readonly currency: string;
  readonly today: Day;
  /** Only the sandbox listens to it. */
  readonly wish?: SandboxWish | undefined;
}

/** What became of an order, as far as the provider knows. Every outcome is a value, failure included. */
export interface ProviderAnswer {
  readonly state: PaymentState;
  /** The provider's own number of it. */
  readonly reference: string;
  /** Day on which money that is still on its way should arrive. */
  readonly expectedOn?: Day | null;
  /** Why it failed or came back: a code, translated by the client. */
  readonly failure?: string | null;
}

/** Moves money. One payment id is collected at most once, however often it is asked for. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  start(order: PaymentOrder): Promise<ProviderAnswer>;
  refund(order: RefundOrder): Promise<RefundAnswer>;
}

/** What goes back to the payer. One refund id is sent at most once. */
export interface RefundOrder {
  readonly refundId: string;
  readonly paymentReference: string | null;
  readonly amountCents: number;
}

export interface RefundAnswer {
  readonly state: 'processing' | 'succeeded' | 'failed';
  readonly reference: string;
}

/** What the sandbox can be told to do with a payment. */
export const SANDBOX_WISHES = ['succeed', 'slow', 'fail', 'return'] as const;
export type SandboxWish = (typeof SANDBOX_WISHES)[number];
