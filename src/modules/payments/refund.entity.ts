import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';
import { OFFLINE_METHODS } from './method-fees.js';
import { OWN_LEASES } from './own-leases.js';

export const REFUND_STATES = ['processing', 'succeeded', 'failed'] as const;
/**
 * Who started it: the landlord here, someone on the provider’s own pages, or the payer’s bank, which took a part of the
 * payment in a dispute.
 */
export const REFUND_SOURCES = ['landlord', 'provider', 'dispute'] as const;

/**
 * Money that is returned to a tenant. It is a separate row, so the payment itself doesn't change
 * (docs/specification/payments.md).
 */
const Schema = defineEntity({
  name: 'Refund',
  tableName: 'refund',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    paymentId: p.uuid(),
    state: p.enum(REFUND_STATES),
    source: p.enum(REFUND_SOURCES).default('landlord'),
    /** The part that is rent. */
    amountCents: cents(),
    /** The part beyond the rent: the fee that the payer had paid. */
    feeCents: cents().default(0),
    /** The share of the cashback that is reversed with it. */
    cashbackCents: cents(),
    currency: p.string().length(3),
    reason: p.string().length(300).nullable(),
    /**
     * The credit that compensates for it, when the landlord forgives the amount; null when the tenant owes it again.
     */
    forgivingCreditId: p.uuid().nullable(),
    /** Who of the landlord's people asked for it; null for refunds that began elsewhere, or before this was kept. */
    askedBy: p.uuid().nullable(),
    providerReference: p.string().length(120).nullable(),
    /**
     * When, how and under which number the landlord returned it outside of the product; null for a refund through a
     * provider.
     */
    givenOn: day().nullable(),
    method: p.enum(OFFLINE_METHODS).nullable(),
    reference: p.string().length(120).nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }, { properties: ['accountId', 'providerReference'] }],
  indexes: [{ properties: ['paymentId'] }, { properties: ['leaseId'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('tenant', ['read'], OWN_LEASES),
    // Only the provider can change a refund through it.
    {
      name: 'landlord_changes_given_back',
      type: 'restrictive',
      command: 'update',
      roles: ['lw_landlord'],
      using: 'method is not null',
      check: 'method is not null',
    },
  ],
});

export class Refund extends Schema.class {}
Schema.setClass(Refund);
