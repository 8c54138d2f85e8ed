import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';
import { ONLINE_METHOD_NAMES } from './method-fees.js';
import { OWN_LEASES } from './own-leases.js';

/**
 * A tenant's choice to have the rent paid automatically when it is due. A lease has at most one, because co-tenants owe
 * one rent.
 */
const Schema = defineEntity({
  name: 'Autopay',
  tableName: 'autopay',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    /** The payer: the tenant who turned it on last. */
    userId: p.uuid(),
    method: p.enum(ONLINE_METHOD_NAMES),
    enabled: p.boolean(),
    /** Day of the latest attempt. */
    triedOn: day().nullable(),
    /** Consecutive payments that failed or were returned, as of the last count, which reads the payments. */
    failures: p.integer().default(0),
    /** When it was turned on last. Earlier failures don't count. */
    countsFrom: instant().nullable(),
    /** Whether to pay the amount that was owed when it was turned on before the next rent. */
    owedToo: p.boolean().default(false),
    /** How much that was. No more is collected before the next rent (decision 2100). */
    owedCents: cents().default(0),
    /** When the next attempt may be. */
    nextTryOn: day().nullable(),
  },
  uniques: [{ properties: ['leaseId'] }],
  policies: [
    ...ownedBy('landlord', ['read']),
    ...allow('tenant', ['read'], OWN_LEASES, 'tenant_home'),
    ...allow('tenant', ['create'], `user_id = lw_uid() and ${OWN_LEASES}`),
    // Any tenant of the lease can turn on an autopay that is off, and then becomes the payer.
    {
      name: 'tenant_change',
      command: 'update',
      roles: ['lw_tenant'],
      using: `(user_id = lw_uid() or not enabled) and ${OWN_LEASES}`,
      check: `user_id = lw_uid() and ${OWN_LEASES}`,
    },
  ],
});

export class Autopay extends Schema.class {}
Schema.setClass(Autopay);
