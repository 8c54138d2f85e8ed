import { defineEntity, p } from '@mikro-orm/core';
import { RECURRING_CHARGE_CATEGORIES } from '../../../contract/recurring.js';
import { day, mutable } from '../../../platform/database/columns.js';
import { allow, ownedBy } from '../../../platform/scope/policies.js';

/**
 * A recurring monthly charge besides the rent. Its amounts are in `RecurringChargeRate`, and what was posted is in
 * `Charge`.
 */
const Schema = defineEntity({
  name: 'RecurringCharge',
  tableName: 'recurring_charge',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    category: p.enum(RECURRING_CHARGE_CATEGORIES),
    /** The text for the tenants on each charge. */
    label: p.string().length(120),
    /** 1 to 31; the last day of a shorter month. */
    dueDay: p.integer(),
    startsOn: day(),
    /** Last day that is charged; null continues until the lease ends. */
    endsOn: day().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['leaseId'] }],
  policies: [...ownedBy('landlord'), ...allow('tenant', ['read'], 'lease_id = any((select lw_own_leases())::uuid[])')],
});

export class RecurringCharge extends Schema.class {}
Schema.setClass(RecurringCharge);
