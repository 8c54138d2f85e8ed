import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, owned } from '../../../platform/database/columns.js';
import { allow, ownedBy } from '../../../platform/scope/policies.js';

/** The amount of a recurring charge from a day on. The first rate begins with the charge. */
const Schema = defineEntity({
  name: 'RecurringChargeRate',
  tableName: 'recurring_charge_rate',
  properties: {
    ...owned(),
    leaseId: p.uuid(),
    recurringChargeId: p.uuid(),
    startsOn: day(),
    amountCents: cents(),
    /** The landlord's reason where the region limits rent increases and the charge may count as rent. */
    confirmReason: p.string().length(500).nullable(),
  },
  uniques: [{ properties: ['recurringChargeId', 'startsOn'] }],
  indexes: [{ properties: ['leaseId'] }],
  policies: [
    ...ownedBy('landlord', ['read', 'create', 'remove']),
    ...allow('tenant', ['read'], 'lease_id = any((select lw_own_leases())::uuid[])'),
  ],
});

export class RecurringChargeRate extends Schema.class {}
Schema.setClass(RecurringChargeRate);
