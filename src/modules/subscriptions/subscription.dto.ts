import { IsIn } from 'class-validator';
import { BILLING_PERIODS, type BillingPeriod } from '../../contract/plans.js';
import { PROVIDER_NAMES, type ProviderName } from '../payments/rules/platform-payments.js';
import { entitledUntil } from './rules/dunning.js';
import {
  BILL_STATES,
  INVOICE_KINDS,
  type BillState,
  type InvoiceKind,
  type SubscriptionInvoice,
} from './subscription-invoice.entity.js';
import {
  PRODUCTS,
  SUBSCRIPTION_STATES,
  type ProductName,
  type Subscription,
  type SubscriptionState,
} from './subscription.entity.js';

/** What every subscription shows, whatever it is for. */
export class SubscriptionStateResponse {
  @IsIn(SUBSCRIPTION_STATES) state: SubscriptionState;
  /** Whether its rights apply now. */
  active: boolean;
  @IsIn(BILLING_PERIODS) period: BillingPeriod;
  priceCents: number;
  currency: string;
  startsAt: string;
  /** End of the period that is paid; null: for good. */
  endsAt: string | null;
  renews: boolean;
  /** Credit that pays for later invoices. */
  balanceCents: number;
  /** When a renewal that failed is tried again, and until when everything stays as it is. */
  nextAttemptAt: string | null;
  graceUntil: string | null;
}

export function toSubscriptionState(row: Subscription, now: Date): SubscriptionStateResponse {
  const until = entitledUntil(row);
  return {
    state: row.state,
    active: row.state !== 'ended' && (until === null || until > now),
    period: row.period,
    priceCents: row.priceCents,
    currency: row.currency,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    renews: row.state !== 'ended' && Boolean(row.endsAt) && !row.cancelAtEnd,
    balanceCents: row.balanceCents,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    graceUntil: row.failedAt ? (until?.toISOString() ?? null) : null,
  };
}

/** How subscriptions are paid here. */
export class SubscriptionPaymentResponse {
  /** `sandbox` moves no money, and screens say so. */
  @IsIn(PROVIDER_NAMES) provider: ProviderName;
  /** The card or bank account that is kept: `visa •••• 4242`. */
  methodLabel: string | null;
  /** What is being paid: on the provider's page, or on its way. */
  pendingPlan: string | null;
  pendingUrl: string | null;
}

/** An invoice of the platform to one of its accounts. */
export class SubscriptionInvoiceResponse {
  id: string;
  @IsIn(PRODUCTS) product: ProductName;
  @IsIn(INVOICE_KINDS) kind: InvoiceKind;
  plan: string;
  @IsIn(BILLING_PERIODS) period: BillingPeriod;
  @IsIn(BILL_STATES) state: BillState;
  /** `L-1001`; null until it is paid. */
  number: string | null;
  priceCents: number;
  unusedCents: number;
  balanceCents: number;
  totalCents: number;
  balanceAfterCents: number;
  refundedCents: number;
  currency: string;
  periodStart: string | null;
  periodEnd: string | null;
  paidAt: string | null;
  refundedAt: string | null;
  createdAt: string;
}

export function toSubscriptionInvoice(row: SubscriptionInvoice): SubscriptionInvoiceResponse {
  const { id, product, kind, plan, period, state, priceCents, unusedCents, balanceCents, totalCents } = row;
  return {
    id,
    product,
    kind,
    plan,
    period,
    state,
    number: row.number ?? null,
    priceCents,
    unusedCents,
    balanceCents,
    totalCents,
    balanceAfterCents: row.balanceAfterCents,
    refundedCents: row.refundedCents,
    currency: row.currency,
    periodStart: row.periodStart?.toISOString() ?? null,
    periodEnd: row.periodEnd?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export class ProductRequest {
  @IsIn(PRODUCTS) product: ProductName;
}

/** A page of the provider on which one goes on; null: none is needed. */
export class SubscriptionPageResponse {
  url: string | null;
}
