import { defineEntity, p } from '@mikro-orm/core';
import { mutable } from '../../../../platform/database/columns.js';
import { demoApart, system, allow } from '../../../../platform/scope/policies.js';
import { ONLINE_METHOD_NAMES } from '../../method-fees.js';

/** A card or bank account that a tenant saved with the provider for autopay. We never store its number. */
const Schema = defineEntity({
  name: 'SavedMethod',
  tableName: 'saved_method',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    userId: p.uuid(),
    method: p.enum(ONLINE_METHOD_NAMES),
    /** The provider's ids of the payer and of the method, on the landlord's connected account. */
    customer: p.string().length(120),
    reference: p.string().length(120),
    /** The label by which people recognize it: `Visa •••• 4242`. */
    label: p.string().length(80),
  },
  uniques: [{ properties: ['leaseId', 'userId', 'method'] }],
  policies: [demoApart(), system(), ...allow('tenant', ['read', 'remove'], 'user_id = lw_uid()')],
});

export class SavedMethod extends Schema.class {}
Schema.setClass(SavedMethod);
