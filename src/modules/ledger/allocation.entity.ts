import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, mutable } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { OWN_LEASES } from './own-leases.js';

/** How much of a payment (or credit) settles how much of a charge. Released when a payment is returned. */
const Schema = defineEntity({
  name: 'Allocation',
  tableName: 'allocation',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    chargeId: p.uuid(),
    /** The journal entry with the credit that settles the charge: a payment, cashback or a credit. */
    entryId: p.uuid(),
    amountCents: cents(),
    releasedAt: instant().nullable(),
  },
  indexes: [{ properties: ['chargeId'] }, { properties: ['entryId'] }, { properties: ['leaseId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'create', 'change'], 'account_id = lw_account()'),
    ...allow('tenant', ['read'], OWN_LEASES),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class Allocation extends Schema.class {}
Schema.setClass(Allocation);
