import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, instant, mutable } from '../../../platform/database/columns.js';
import { allow, ownedBy } from '../../../platform/scope/policies.js';
import { ONLINE_METHOD_NAMES } from '../method-fees.js';
import { PROVIDER_NAMES } from '../providers/provider-names.js';

/**
 * `unknown_here`: the provider has a payment that we do not know. `unknown_there`: the other way round. `differs`:
 * another amount. `cut_off`: the payment, or a refund of it, was on its way when the landlord's account was
 * disconnected, so its outcome can't be requested.
 */
export const FINDING_KINDS = ['unknown_here', 'unknown_there', 'differs', 'cut_off'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];
export const FINDING_STATES = ['open', 'booked', 'given_up', 'confirmed', 'dismissed'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** A difference between our payments and the provider's, until someone resolves it. */
const Schema = defineEntity({
  name: 'PaymentFinding',
  tableName: 'payment_finding',
  properties: {
    ...mutable(),
    provider: p.enum(PROVIDER_NAMES),
    kind: p.enum(FINDING_KINDS),
    /** The provider's number of the payment, or our own where it has none. */
    reference: p.string().length(120),
    paymentId: p.uuid().nullable(),
    /** For `cut_off`: the refund that was on its way. */
    refundId: p.uuid().nullable(),
    leaseId: p.uuid().nullable(),
    /** The amount on the side that has the payment. */
    amountCents: cents(),
    currency: p.string().length(3),
    method: p.enum(ONLINE_METHOD_NAMES),
    happenedOn: day(),
    state: p.enum(FINDING_STATES).default('open'),
    resolvedAt: instant().nullable(),
    resolvedBy: p.uuid().nullable(),
    note: p.string().length(300).nullable(),
  },
  uniques: [{ properties: ['provider', 'kind', 'reference'] }],
  indexes: [{ properties: ['accountId', 'state', 'createdAt'] }, { properties: ['createdAt', 'id'] }],
  policies: [...ownedBy('landlord', ['read', 'change']), ...allow('admin', ['change'], 'true', 'admin_mends')],
});

export class PaymentFinding extends Schema.class {}
Schema.setClass(PaymentFinding);
