import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../database/columns.js';
import { allow, demoApart, system } from '../scope/policies.js';

/** Who did what to which object, when and from where. Rows are added only: the grants and a trigger refuse the rest. */
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
    /** `lease.activate`; for the system also its reason, and for people where they had to give one. */
    action: p.string(),
    /** Why: of the system, or in the words of whoever had to give a reason. */
    reason: p.string().length(500).nullable(),
    subjectType: p.string().nullable(),
    subjectId: p.uuid().nullable(),
    source: p.string(),
    requestId: p.string(),
  },
  indexes: [{ properties: ['at', 'id'] }, { properties: ['subjectId'] }, { properties: ['userId', 'at'] }],
  policies: [demoApart(), system(), ...allow('admin', ['read'], 'true')],
});

export class AuditEntry extends Schema.class {}
Schema.setClass(AuditEntry);
