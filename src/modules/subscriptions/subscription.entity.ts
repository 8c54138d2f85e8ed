import { defineEntity, p } from '@mikro-orm/core';
import { BILLING_PERIODS } from '../../contract/plans.js';
import { cents, instant, mutable } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

export const PRODUCTS = ['elite', 'plan'] as const;
export type ProductName = (typeof PRODUCTS)[number];
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
export const END_REASONS = ['canceled', 'refunded', 'unpaid', 'abandoned'] as const;

/** What an account pays the platform for: a supplier's Elite Partner, a landlord's plan. One row for each, written by the system alone. */
const Schema = defineEntity({
  name: 'Subscription',
  tableName: 'subscription',
  properties: {
    ...mutable(),
    product: p.enum(PRODUCTS),
    /** Of the product: `annual`, `starter`, … */
    plan: p.string().length(20),
    period: p.enum(BILLING_PERIODS),
    priceCents: cents(),
    /** ISO 4217, the product's price currency. */
    currency: p.string().length(3),
    state: p.enum(SUBSCRIPTION_STATES),
    /** From when periods are counted. */
    anchorAt: instant(),
    startsAt: instant(),
    /** End of the period that is paid; null: for good. */
    endsAt: instant().nullable(),
    /** Ends with its period instead of renewing. */
    cancelAtEnd: p.boolean(),
    /** Credit of an earlier change that pays for later invoices. */
    balanceCents: cents(),
    /** When the renewal failed first, and when it is tried again. */
    failedAt: instant().nullable(),
    nextAttemptAt: instant().nullable(),
    endedAt: instant().nullable(),
    endReason: p.enum(END_REASONS).nullable(),
  },
  uniques: [{ properties: ['accountId', 'product'] }],
  indexes: [{ properties: ['endsAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read'], 'account_id = lw_account()'),
    ...allow('supplier', ['read'], 'account_id = lw_account()'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class Subscription extends Schema.class {}
Schema.setClass(Subscription);
