import { defineEntity, p } from '@mikro-orm/core';
import { created, id, instant } from '../../platform/database/columns.js';
import { ACTOR_ROLES } from '../../platform/scope/actor.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

export const FORM_KINDS = ['contact', 'inquiry', 'trial', 'demo'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/**
 * What someone sent through a form of the site. Everyone can submit, staff and admins can read
 * (docs/specification/roles.md).
 */
const Schema = defineEntity({
  name: 'FormSubmission',
  tableName: 'form_submission',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    kind: p.enum(FORM_KINDS),
    firstName: p.string().length(80),
    lastName: p.string().length(80),
    email: p.string().length(254),
    /** Language of the page with the form. */
    language: p.string().length(2),
    /** The form's other fields, by their names in the request. */
    details: p.json<Record<string, string>>(),
    /** The person who sent it, if they were signed in. */
    userId: p.uuid().nullable(),
    /** When it was handled, and by whom; null while it is open. */
    handledAt: instant().nullable(),
    handledBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['handledAt', 'createdAt'] }],
  policies: [
    demoApart(),
    system(),
    // A form that a member of staff sends on the public site must be stored like everyone else's.
    staffAlone('leads', "kind = 'contact' or user_id = lw_uid()"),
    ...ACTOR_ROLES.flatMap((role) =>
      allow(role, ['create'], "coalesce(user_id::text, '') = coalesce(lw_uid()::text, '')"),
    ),
    ...allow('staff', ['read', 'change'], 'true'),
    ...allow('admin', ['read', 'change'], 'true'),
  ],
});

export class FormSubmission extends Schema.class {}
Schema.setClass(FormSubmission);
