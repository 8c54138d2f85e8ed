import { defineEntity, p } from '@mikro-orm/core';
import { BILLING_PERIODS } from '../../contract/plans.js';
import { cents, instant, mutable } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';
import { PROVIDER_NAMES } from '../payments/rules/platform-payments.js';
import { PRODUCTS } from './subscription.entity.js';

export const INVOICE_KINDS = ['start', 'change', 'renewal'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
/** `open` waits for the payer or for the provider's answer; `processing` is on its way to us. */
export const BILL_STATES = ['open', 'processing', 'paid', 'failed', 'cancelled'] as const;
export type BillState = (typeof BILL_STATES)[number];
export const MONEY_BACK = ['asked', 'refunded', 'failed'] as const;

/** What is charged for one period of a subscription, and what became of it. Written by the system alone. */
const Schema = defineEntity({
  name: 'SubscriptionInvoice',
  tableName: 'subscription_invoice',
  properties: {
    ...mutable(),
    product: p.enum(PRODUCTS),
    kind: p.enum(INVOICE_KINDS),
    plan: p.string().length(20),
    period: p.enum(BILLING_PERIODS),
    priceCents: cents(),
    /** What was unused of the former period, and the earlier credit, which pay for it first. */
    unusedCents: cents(),
    balanceCents: cents(),
    /** What is charged. */
    totalCents: cents(),
    /** Credit that is left when it is paid. */
    balanceAfterCents: cents(),
    currency: p.string().length(3),
    /** Of a renewal known at once, otherwise when it is paid. */
    periodStart: instant().nullable(),
    periodEnd: instant().nullable(),
    provider: p.enum(PROVIDER_NAMES),
    providerReference: p.string().length(120).nullable(),
    /** The provider's page on which it is paid; null: from the method that was left with the provider. */
    actionUrl: p.string().length(2000).nullable(),
    /** Whether someone is there to pay it. */
    attended: p.boolean(),
    attempt: p.integer(),
    /** When the provider was asked last. */
    askedAt: instant(),
    state: p.enum(BILL_STATES),
    failure: p.string().length(60).nullable(),
    /** `L-1001`, when it is paid. */
    number: p.string().length(20).nullable(),
    paidAt: instant().nullable(),
    moneyBack: p.enum(MONEY_BACK).nullable(),
    refundedCents: cents(),
    refundedAt: instant().nullable(),
  },
  uniques: [{ properties: ['number', 'demo'] }],
  indexes: [{ properties: ['accountId', 'createdAt'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('landlord', ['read'], 'account_id = lw_account()'),
    ...allow('supplier', ['read'], 'account_id = lw_account()'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class SubscriptionInvoice extends Schema.class {}
Schema.setClass(SubscriptionInvoice);
