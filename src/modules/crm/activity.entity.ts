import { defineEntity, p } from '@mikro-orm/core';
import { LEAD_ACTIVITIES } from '../../contract/leads.js';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/** Something that happened with a lead. Staff and admins can add and read entries; no one can change them. */
const Schema = defineEntity({
  name: 'LeadActivity',
  tableName: 'crm_activity',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    leadId: p.uuid(),
    kind: p.enum(LEAD_ACTIVITIES),
    /** When it happened, which may be earlier than when it was recorded. */
    at: instant(),
    /** Null for a form, which comes from its sender. */
    authorId: p.uuid().nullable(),
    text: p.string().length(5000).nullable(),
    /** For a form: its fields by name, and its kind as `form`. For a change: `from` and `to`. */
    details: p.json<Record<string, string>>().nullable(),
    /** For a form: its id. Each form is recorded once. */
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
