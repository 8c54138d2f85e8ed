import { defineEntity, p } from '@mikro-orm/core';
import { day, id } from '../../platform/database/columns.js';
import { ACTOR_ROLES } from '../../platform/scope/actor.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/**
 * One row for each address and day that was sent a confirmation: no one can flood a stranger's address through our
 * forms (docs/specification/forms.md). Only the system reads it.
 */
const Schema = defineEntity({
  name: 'FormConfirmation',
  tableName: 'form_confirmation',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    /** In small letters. */
    email: p.string().length(254),
    sentOn: day(),
  },
  uniques: [{ properties: ['demo', 'email', 'sentOn'] }],
  policies: [demoApart(), system(), ...ACTOR_ROLES.flatMap((role) => allow(role, ['create'], 'true'))],
});

export class FormConfirmation extends Schema.class {}
Schema.setClass(FormConfirmation);
