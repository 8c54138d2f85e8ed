import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, owned } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/**
 * The values before or after a change: a correction has the first three, an end the next two. A canceled term has its
 * first day, its rent and when notice of it was given; an end that was undone has the last day and the rent.
 */
export interface TermsThen {
  startsOn?: string;
  rentCents?: number;
  dueDay?: number;
  termEndsOn?: string | null;
  endsForGood?: boolean;
  noticeOn?: string | null;
  endsOn?: string | null;
  /** Whether a canceled term would only have changed the rent of a lease from month to month. */
  rentOnly?: boolean;
}

/**
 * A landlord's correction of an active lease, a change of its end, an end that was undone, or a next term that was
 * canceled, for the letter to the tenants. Rows are only added.
 */
const Schema = defineEntity({
  name: 'LeaseChange',
  tableName: 'lease_change',
  properties: {
    ...owned(),
    leaseId: p.uuid(),
    kind: p.enum(['correction', 'end', 'end_undone', 'rent_canceled'] as const),
    changedOn: day(),
    /** Why a lease was corrected, in the landlord's words, which the tenants read. */
    reason: p.string().length(300).nullable(),
    /** Whether the landlord recorded that the tenants agreed to the end. */
    agreed: p.boolean().default(false),
    before: p.json<TermsThen>(),
    after: p.json<TermsThen>(),
    /** How much more the tenants owe after a correction; below zero for less. */
    amountCents: cents().default(0),
  },
  indexes: [{ properties: ['leaseId', 'createdAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'create'], 'account_id = lw_account()'),
    ...allow('tenant', ['read'], 'lease_id = any((select lw_own_leases())::uuid[])'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class LeaseChange extends Schema.class {}
Schema.setClass(LeaseChange);
