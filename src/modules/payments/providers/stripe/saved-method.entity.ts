import { defineEntity, p } from '@mikro-orm/core';
import { mutable } from '../../../../platform/database/columns.js';
import { demoApart, system, allow } from '../../../../platform/scope/policies.js';
import { ONLINE_METHOD_NAMES } from '../../method-fees.js';

/** A card or bank account that a tenant left with the provider for autopay. No number of it is ever here. */
const Schema = defineEntity({
  name: 'SavedMethod',
  tableName: 'saved_method',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    userId: p.uuid(),
    method: p.enum(ONLINE_METHOD_NAMES),
    /** The provider's names of the payer and of the method, on the landlord's connected account. */
    customer: p.string().length(120),
    reference: p.string().length(120),
    /** What people know it by: `Visa •••• 4242`. */
    label: p.string().length(80),
  },
  uniques: [{ properties: ['leaseId', 'userId', 'method'] }],
  policies: [demoApart(), system(), ...allow('tenant', ['read', 'remove'], 'user_id = lw_uid()')],
});

export class SavedMethod extends Schema.class {}
Schema.setClass(SavedMethod);
