import { defineEntity, p } from '@mikro-orm/core';
import { created, id } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** An email that admins write and staff send without changes (docs/specification/staff-and-admin.md). */
const Schema = defineEntity({
  name: 'EmailTemplate',
  tableName: 'email_template',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    version: p.integer().version(),
    name: p.string().length(120),
    /** A word that admins choose, such as `Sales` or `Support`. */
    category: p.string().length(40),
    subject: p.string().length(160),
    /** `{name}` is replaced by the recipient's first name. */
    body: p.text(),
    /** The texts in the other languages. If they are null, the English text is sent. */
    subjectFr: p.string().length(160).nullable(),
    bodyFr: p.text().nullable(),
    subjectEs: p.string().length(160).nullable(),
    bodyEs: p.text().nullable(),
  },
  indexes: [{ properties: ['createdAt', 'id'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read', 'create', 'change', 'remove'], 'true'),
  ],
});

export class EmailTemplate extends Schema.class {}
Schema.setClass(EmailTemplate);
