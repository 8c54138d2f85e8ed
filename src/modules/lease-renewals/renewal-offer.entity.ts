import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';
import { OFFER_STATES } from './renewal.states.js';

/**
 * The next term as it was offered to the tenants of a lease, and their answer. It doesn't contain the reasons for it.
 */
const Schema = defineEntity({
  name: 'RenewalOffer',
  tableName: 'renewal_offer',
  properties: {
    ...mutable(),
    renewalId: p.uuid(),
    leaseId: p.uuid(),
    state: p.enum(OFFER_STATES).default('sent'),
    startsOn: day(),
    endsOn: day().nullable(),
    currentRentCents: cents(),
    rentCents: cents(),
    currency: p.string().length(3),
    /** Last day for the answer, in the time zone of the property. */
    answerBy: day(),
    note: p.string().length(1000).nullable(),
    question: p.string().length(1000).nullable(),
    askedAt: instant().nullable(),
    reply: p.string().length(1000).nullable(),
    repliedAt: instant().nullable(),
    answeredAt: instant().nullable(),
    /** The tenant who answered; null when the landlord recorded an answer on paper. */
    answeredBy: p.uuid().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['renewalId'] }, { properties: ['leaseId'] }],
  policies: [...ownedBy('landlord'), ...allow('tenant', ['read'], 'lease_id = any((select lw_own_leases())::uuid[])')],
});

export class RenewalOffer extends Schema.class {}
Schema.setClass(RenewalOffer);
