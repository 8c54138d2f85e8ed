import { defineEntity, p } from '@mikro-orm/core';
import { day, instant, mutable } from '../../platform/database/columns.js';
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
    /** Who pays: the one who switched it on last. */
    userId: p.uuid(),
    method: p.enum(ONLINE_METHOD_NAMES),
    enabled: p.boolean(),
    /** Day of the latest attempt. */
    triedOn: day().nullable(),
    /** Payments in a row that did not come about or came back, as far as was noticed; they are counted from the payments. */
    failures: p.integer().default(0),
    /** When it was switched on last: what failed before does not count. */
    countsFrom: instant().nullable(),
    /** Whether what was owed when it was switched on is to be paid before the next rent. */
    owedToo: p.boolean().default(false),
    /** When the next attempt may be. */
    nextTryOn: day().nullable(),
  },
  uniques: [{ properties: ['leaseId'] }],
  policies: [
    ...ownedBy('landlord', ['read']),
    ...allow('tenant', ['read'], OWN_LEASES, 'tenant_home'),
    ...allow('tenant', ['create'], `user_id = lw_uid() and ${OWN_LEASES}`),
    // What is off can be turned on by any tenant of the lease, who then pays.
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
