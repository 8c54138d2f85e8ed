import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** What an email template was after one save. Rows are added only, and go with the template. */
const Schema = defineEntity({
  name: 'EmailTemplateVersion',
  tableName: 'email_template_version',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    templateId: p.uuid(),
    /** The template's `version` after the save. */
    version: p.integer(),
    /** Null for what was saved before versions were kept. */
    savedAt: instant().nullable(),
    authorId: p.uuid().nullable(),
    /** The version that was brought back by this save. */
    restoredFrom: p.integer().nullable(),
    name: p.string().length(120),
    category: p.string().length(40),
    subject: p.string().length(160),
    body: p.text(),
    subjectFr: p.string().length(160).nullable(),
    bodyFr: p.text().nullable(),
    subjectEs: p.string().length(160).nullable(),
    bodyEs: p.text().nullable(),
  },
  uniques: [{ properties: ['templateId', 'version'] }],
  policies: [demoApart(), system(), ...allow('staff', ['read'], 'true'), ...allow('admin', ['read', 'create'], 'true')],
});

export class EmailTemplateVersion extends Schema.class {}
Schema.setClass(EmailTemplateVersion);
