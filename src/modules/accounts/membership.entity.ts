import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

export const MEMBER_ROLES = ['owner', 'manager', 'bookkeeper', 'technician', 'invited', 'former'] as const;
/** The roles in which someone acts for the account. */
export const ACTING_ROLES = [
  'owner',
  'manager',
  'technician',
] as const satisfies readonly (typeof MEMBER_ROLES)[number][];

/**
 * A person who acts for an account, and their role: `owner`, `manager` for a landlord's colleague, `technician` for
 * supplier staff. A colleague is `invited` until the invitation is accepted, and `former` after they left: neither may
 * see or receive anything.
 */
const Schema = defineEntity({
  name: 'Membership',
  tableName: 'membership',
  properties: {
    ...owned(),
    userId: p.uuid(),
    role: p.enum(MEMBER_ROLES),
  },
  uniques: [{ properties: ['accountId', 'userId'] }],
  indexes: [{ properties: ['userId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read'], 'account_id = lw_account()'),
    ...allow('supplier', ['read'], 'account_id = lw_account()'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class Membership extends Schema.class {}
Schema.setClass(Membership);
