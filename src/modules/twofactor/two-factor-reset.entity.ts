import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** An admin's request to turn off someone's two-step verification, until a second admin confirms it: at most one a person. */
const Schema = defineEntity({
  name: 'TwoFactorReset',
  tableName: 'two_factor_reset',
  properties: {
    userId: p.uuid().primary(),
    demo: p.boolean(),
    askedBy: p.uuid(),
    reason: p.string().length(500),
    createdAt: instant(),
    expiresAt: instant(),
  },
  policies: [demoApart(), system(), ...allow('admin', ['read'], 'true')],
});

export class TwoFactorReset extends Schema.class {}
Schema.setClass(TwoFactorReset);
