import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';
import { OFFLINE_METHODS, ONLINE_METHOD_NAMES } from './method-fees.js';
import { OWN_LEASES } from './own-leases.js';
import { PAYMENT_STATES } from './payment.states.js';
import { PROVIDER_NAMES } from './providers/provider-names.js';

export const PAYMENT_METHODS = [...ONLINE_METHOD_NAMES, ...OFFLINE_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Money on its way from a tenant to a landlord (docs/specification/payments.md). Its terms freeze when it is made. */
const Schema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    payerId: p.uuid().nullable(),
    /** The payer's name when it was recorded; null where the payer is unknown. */
    payerName: p.string().length(200).nullable(),
    method: p.enum(PAYMENT_METHODS),
    state: p.enum(PAYMENT_STATES),
    /** The amount for the rent. The fee is added when the tenant pays it. */
    amountCents: cents(),
    feeCents: cents(),
    feeBearer: p.enum(['tenant', 'landlord'] as const),
    cashbackCents: cents(),
    currency: p.string().length(3),
    provider: p.enum(['offline', ...PROVIDER_NAMES] as const),
    /** The provider's own id of it. */
    providerReference: p.string().length(120).nullable(),
    /** The landlord's account with the provider that received it. A later account doesn't know this payment. */
    providerAccount: p.string().length(120).nullable(),
    paidOn: day(),
    expectedOn: day().nullable(),
    /** When the bank took back a payment that was recorded by hand. */
    returnedOn: day().nullable(),
    /** The fee that the landlord charged then. */
    returnedFeeId: p.uuid().nullable(),
    receiptNumber: p.string().length(20).nullable(),
    failure: p.string().length(60).nullable(),
    note: p.string().length(300).nullable(),
    /** Started by autopay, without the payer present. */
    autopay: p.boolean().default(false),
    succeededAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }, { properties: ['provider', 'providerReference'] }],
  indexes: [
    { properties: ['leaseId', 'createdAt', 'id'] },
    { properties: ['accountId', 'createdAt', 'id'] },
    { properties: ['accountId', 'succeededAt'] },
    { properties: ['state'] },
  ],
  policies: [
    ...ownedBy('landlord'),
    ...allow('tenant', ['read'], OWN_LEASES),
    // A tenant starts a payment. The provider decides its outcome, which the system records.
    ...allow('tenant', ['create'], `${OWN_LEASES} and payer_id = lw_uid() and state = 'requires_action'`),
  ],
});

export class Payment extends Schema.class {}
Schema.setClass(Payment);
