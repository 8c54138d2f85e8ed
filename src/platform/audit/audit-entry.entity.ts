import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../database/columns.js';
import { allow, demoApart, system } from '../scope/policies.js';
import type { FieldChange } from './field-changes.js';

/** Who did what to which object, when and from where. Rows can only be added: grants and a trigger refuse everything else. */
const Schema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    id: id(),
    at: instant(),
    demo: p.boolean(),
    role: p.string(),
    userId: p.uuid().nullable(),
    accountId: p.uuid().nullable(),
    /** Such as `lease.activate`. The system adds its reason, and so do people where they had to give one. */
    action: p.string(),
    /** The system's reason, or the words of a person who had to give one. */
    reason: p.string().length(500).nullable(),
    subjectType: p.string().nullable(),
    subjectId: p.uuid().nullable(),
    source: p.string(),
    requestId: p.string(),
    /** The beginning of the API key through which the person acted. It names the key also after its row is deleted. */
    apiKey: p.string().length(20).nullable(),
    /** The fields that a change of settings, people, rights, rules or plans touched, with their values before and after. */
    changes: p.json<FieldChange[]>().nullable(),
  },
  indexes: [{ properties: ['at', 'id'] }, { properties: ['subjectId'] }, { properties: ['userId', 'at'] }],
  policies: [demoApart(), system(), ...allow('admin', ['read'], 'true')],
});

export class AuditEntry extends Schema.class {}
Schema.setClass(AuditEntry);
