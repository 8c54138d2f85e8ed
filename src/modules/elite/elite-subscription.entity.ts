import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, mutable } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

export const ELITE_PLANS = ['annual', 'lifetime'] as const;
export type ElitePlan = (typeof ELITE_PLANS)[number];

/** One paid time of an Elite Partner: a year, or for good. Only the system writes it, when the payment has succeeded. */
const Schema = defineEntity({
  name: 'EliteSubscription',
  tableName: 'elite_subscription',
  properties: {
    ...mutable(),
    plan: p.enum(ELITE_PLANS),
    priceCents: cents(),
    /** ISO 4217, the product's price currency. */
    currency: p.string().length(3),
    /** Who moved the money; `sandbox` moves none. */
    provider: p.string().length(20),
    startsAt: instant(),
    /** Null: for good. */
    endsAt: instant().nullable(),
    renews: p.boolean(),
    /** Taken back within the money-back time. */
    refundedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['accountId', 'startsAt'] }, { properties: ['endsAt'] }],
  policies: [...ownedBy('supplier', ['read'])],
});

export class EliteSubscription extends Schema.class {}
Schema.setClass(EliteSubscription);
