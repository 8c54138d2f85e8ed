import { defineEntity, p } from '@mikro-orm/core';
import { day, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';
import { NOTICE_EFFECTS, TENANT_NOTICE_KINDS, TENANT_NOTICE_STATES } from './tenant-notice.states.js';

const OWN_LEASES = 'lease_id = any((select lw_own_leases())::uuid[])';

/**
 * A tenant’s notice to move out, or their request to leave earlier than the rules allow. It doesn’t end the lease: the
 * landlord’s acknowledgment does. A notice is never changed after it was given (column rights in the migration).
 */
const Schema = defineEntity({
  name: 'TenantNotice',
  tableName: 'tenant_notice',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    leaseTenantId: p.uuid(),
    /** Who gave it. */
    userId: p.uuid(),
    /** As they were called when they gave it. */
    name: p.string().length(161),
    kind: p.enum(TENANT_NOTICE_KINDS),
    state: p.enum(TENANT_NOTICE_STATES).default('sent'),
    lastDay: day(),
    /** The day where the home is. */
    givenOn: day(),
    /** The earliest last day that the rules allowed on the day it was given. */
    earliestDay: day().nullable(),
    /** For the landlord alone, like the address: the other tenants don’t see them. */
    reason: p.string().length(500).nullable(),
    forwardingAddress: p.string().length(300).nullable(),
    effect: p.enum(NOTICE_EFFECTS).nullable(),
    /** What the landlord wrote back. */
    answerNote: p.string().length(1000).nullable(),
    answeredAt: instant().nullable(),
    /** Since when the tenant has been waiting for the landlord’s consent to withdraw it. */
    withdrawalAskedAt: instant().nullable(),
    withdrawnAt: instant().nullable(),
    /** How many days before the last day the landlord was reminded last that it has no answer. */
    remindedDays: p.integer().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['leaseId'] }, { properties: ['accountId', 'state'] }],
  policies: [
    ...ownedBy('landlord', ['read', 'change']),
    ...allow('tenant', ['read'], OWN_LEASES),
    ...allow('tenant', ['create', 'change'], `user_id = lw_uid() and ${OWN_LEASES}`, 'tenant_own'),
  ],
});

export class TenantNotice extends Schema.class {}
Schema.setClass(TenantNotice);
