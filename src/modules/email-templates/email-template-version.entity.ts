import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** The state of an email template after one save. Rows are only added, and are deleted together with the template. */
const Schema = defineEntity({
  name: 'EmailTemplateVersion',
  tableName: 'email_template_version',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    templateId: p.uuid(),
    /** The template's `version` after the save. */
    version: p.integer(),
    /** Null for saves from before versions were recorded. */
    savedAt: instant().nullable(),
    authorId: p.uuid().nullable(),
    /** The version that this save restored. */
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
