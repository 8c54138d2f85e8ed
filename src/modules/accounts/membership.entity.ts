import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** Who acts for an account, and as what. The first version uses `owner`, and `technician` for supplier staff. */
const Schema = defineEntity({
  name: 'Membership',
  tableName: 'membership',
  properties: {
    ...owned(),
    userId: p.uuid(),
    role: p.enum(['owner', 'manager', 'bookkeeper', 'technician'] as const),
  },
  uniques: [{ properties: ['accountId', 'userId'] }],
  indexes: [{ properties: ['userId'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('landlord', ['read'], 'account_id = lw_account()'),
    ...allow('supplier', ['read'], 'account_id = lw_account()'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class Membership extends Schema.class {}
Schema.setClass(Membership);
