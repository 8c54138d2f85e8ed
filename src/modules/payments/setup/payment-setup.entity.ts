import { defineEntity, p } from '@mikro-orm/core';
import { instant, mutable } from '../../../platform/database/columns.js';
import { allow, ownedBy } from '../../../platform/scope/policies.js';

/** How a landlord takes payments: who pays the fee, and the account with the provider to which the money goes. */
const Schema = defineEntity({
  name: 'PaymentSetup',
  tableName: 'payment_setup',
  properties: {
    ...mutable(),
    /** The landlord's choice; the region may overrule it (docs/specification/payments.md). */
    feeBearer: p.enum(['tenant', 'landlord'] as const).default('tenant'),
    /** The landlord's connected account with Stripe. */
    connectedAccount: p.string().length(120).nullable(),
    /** The previous account, which was disconnected. */
    formerAccount: p.string().length(120).nullable(),
    /** Since when the landlord has the current account, and when the previous one was disconnected. */
    connectedAt: instant().nullable(),
    disconnectedAt: instant().nullable(),
    /** What Stripe reports about that account. */
    detailsSubmitted: p.boolean().default(false),
    chargesEnabled: p.boolean().default(false),
    payoutsEnabled: p.boolean().default(false),
    /** When our payments and the provider's were compared last. */
    comparedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId'] }, { properties: ['connectedAccount'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('tenant', ['read'], 'account_id = any((select lw_own_landlords())::uuid[])'),
  ],
});

export class PaymentSetup extends Schema.class {}
Schema.setClass(PaymentSetup);
