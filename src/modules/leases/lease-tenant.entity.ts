import { defineEntity, p } from '@mikro-orm/core';
import { LANGUAGES } from '../../contract/languages.js';
import { day, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

/**
 * A tenant's entry on a lease: whom the landlord named, and the person who joined with the code (`userId`). The
 * policies of leases, units, ledgers and documents read this table, so its own policies must not read any other. They
 * read it through `tenant_read`: once the access has ended, this tenant can't see anything of the lease.
 */
const Schema = defineEntity({
  name: 'LeaseTenant',
  tableName: 'lease_tenant',
  properties: {
    ...mutable(),
    propertyId: p.uuid(),
    unitId: p.uuid(),
    leaseId: p.uuid(),
    userId: p.uuid().nullable(),
    firstName: p.string().length(80),
    lastName: p.string().length(80),
    /** Null for a tenant without an email address, who gets everything on paper. */
    email: p.string().length(254).nullable(),
    phone: p.string().length(40).nullable(),
    language: p.enum(LANGUAGES.map(({ code }) => code)),
    joinedAt: instant().nullable(),
    /** Last day of a tenant who leaves while the lease continues for the others. */
    leavesOn: day().nullable(),
    /**
     * When a past tenant's access ends, 24 months after the lease or their own last day; null while no end is set. Kept
     * by triggers.
     */
    accessEndsAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }, { properties: ['leaseId', 'userId'] }],
  indexes: [{ properties: ['userId'] }, { properties: ['leaseId'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('landlord', ['remove'], 'account_id = lw_account() and user_id is null'),
    ...allow('tenant', ['read'], 'user_id = lw_uid() and lw_open(access_ends_at)'),
  ],
});

export class LeaseTenant extends Schema.class {}
Schema.setClass(LeaseTenant);
