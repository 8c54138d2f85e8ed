import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/**
 * An address that wants no more sales emails. The row stays when the lead is deleted, so that no one emails the address again.
 */
const Schema = defineEntity({
  name: 'SalesSuppression',
  tableName: 'crm_suppression',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    /** In lower case. */
    email: p.string().length(254),
    /** `link`: its owner used the link of an email. `staff`: they told us another way. */
    source: p.enum(['link', 'staff'] as const),
  },
  uniques: [{ properties: ['demo', 'email'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('leads'),
    ...allow('staff', ['read', 'create'], 'true'),
    ...allow('admin', ['read', 'create'], 'true'),
  ],
});

export class SalesSuppression extends Schema.class {}
Schema.setClass(SalesSuppression);
