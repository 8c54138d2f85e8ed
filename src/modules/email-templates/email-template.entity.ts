import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** A mail that staff send as it stands: admins write it, staff read and send (docs/specification/staff-and-admin.md). */
const Schema = defineEntity({
  name: 'EmailTemplate',
  tableName: 'email_template',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant().onCreate(() => new Date()),
    version: p.integer().version(),
    name: p.string().length(120),
    /** The admins' own word: `Sales`, `Support`. */
    category: p.string().length(40),
    subject: p.string().length(160),
    /** `{name}` stands for the reader's first name. */
    body: p.text(),
    /** In the other languages; null: the English text goes out. */
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
