import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

const OWN_LEASES = 'lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))';

/** Money on its way from a tenant to a landlord (decisions, section 5). Its terms freeze when it is made. */
const Schema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    payerId: p.uuid().nullable(),
    /** `cash`, `cheque`, `transfer` are recorded offline by the landlord. */
    method: p.enum(['bank', 'credit_card', 'debit_card', 'digital_wallet', 'cash', 'cheque', 'transfer'] as const),
    state: p.enum(['requires_action', 'processing', 'succeeded', 'settled', 'failed', 'cancelled', 'returned', 'disputed', 'won', 'lost'] as const),
    /** What goes to the rent; the fee comes on top when the tenant bears it. */
    amountCents: cents(),
    feeCents: cents(),
    feeBearer: p.enum(['tenant', 'landlord'] as const),
    cashbackCents: cents(),
    currency: p.string().length(3),
    provider: p.enum(['sandbox', 'offline', 'stripe'] as const),
    /** The provider's own number of it. */
    providerReference: p.string().length(120).nullable(),
    paidOn: day(),
    expectedOn: day().nullable(),
    receiptNumber: p.string().length(20).nullable(),
    failure: p.string().length(60).nullable(),
    note: p.string().length(300).nullable(),
    succeededAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }, { properties: ['provider', 'providerReference'] }],
  indexes: [{ properties: ['leaseId', 'createdAt', 'id'] }, { properties: ['accountId', 'createdAt', 'id'] }, { properties: ['state'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('tenant', ['read', 'create'], OWN_LEASES),
  ],
});

export class Payment extends Schema.class {}
Schema.setClass(Payment);
