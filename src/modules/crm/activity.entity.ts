import { defineEntity, p } from '@mikro-orm/core';
import { LEAD_ACTIVITIES } from '../../contract/leads.js';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/** Something that happened with a lead. Staff and admins add and read, and nobody changes what was written. */
const Schema = defineEntity({
  name: 'LeadActivity',
  tableName: 'crm_activity',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    leadId: p.uuid(),
    kind: p.enum(LEAD_ACTIVITIES),
    /** When it happened, which may be before it was written down. */
    at: instant(),
    /** Null for a form, which its sender caused. */
    authorId: p.uuid().nullable(),
    text: p.string().length(5000).nullable(),
    /** Of a form: its fields by their names, and `form`, its kind. Of a change: `from` and `to`. */
    details: p.json<Record<string, string>>().nullable(),
    /** The form that it is, once. */
    submissionId: p.uuid().nullable().unique(),
  },
  indexes: [{ properties: ['leadId', 'at', 'id'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('leads'),
    ...allow('staff', ['read', 'create'], 'true'),
    ...allow('admin', ['read', 'create'], 'true'),
  ],
});

export class LeadActivity extends Schema.class {}
Schema.setClass(LeadActivity);
