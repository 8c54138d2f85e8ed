import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';
import type { Reason, RenewalAction, RenewalInputs } from './recommend.js';
import { RENEWAL_STATES } from './renewal.states.js';

export { REASON_CODES, RENEWAL_ACTIONS, type RenewalInputs } from './recommend.js';

/**
 * What is recommended for a lease that ends, with everything that it was derived from: the same inputs give the same result.
 * Tenants never read it; what they are sent is a `renewal_offer`.
 */
const Schema = defineEntity({
  name: 'Renewal',
  tableName: 'lease_renewal',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    propertyId: p.uuid(),
    unitId: p.uuid(),
    status: p.enum(RENEWAL_STATES).default('pending'),
    action: p.string().length(20).$type<RenewalAction>(),
    /** First and last day of the next term; no last day: month to month. */
    startsOn: day(),
    endsOn: day().nullable(),
    currentRentCents: cents(),
    lowRentCents: cents(),
    proposedRentCents: cents(),
    highRentCents: cents(),
    /** What the landlord decided. */
    rentCents: cents().nullable(),
    currency: p.string().length(3),
    capCents: cents().nullable(),
    capStatus: p.string().length(20),
    noticeFrom: day().nullable(),
    /** Latest lawful day of notice. */
    noticeBy: day().nullable(),
    noticeStatus: p.string().length(20),
    reasons: p.json<Reason[]>(),
    /** 0 to 100. */
    confidence: p.integer(),
    inputs: p.json<RenewalInputs>(),
    /** Of the rules that made it. */
    policyVersion: p.integer(),
    /** The landlord's own words where the region's rules could not be checked. */
    confirmReason: p.string().length(500).nullable(),
    decidedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['accountId', 'createdAt', 'id'] }, { properties: ['leaseId'] }],
  policies: [...ownedBy('landlord')],
});

export class Renewal extends Schema.class {}
Schema.setClass(Renewal);
