import { defineEntity, p } from '@mikro-orm/core';
import { CANNED_TEXT_MAX } from '../../contract/chat-inbox.js';
import { created, id } from '../../platform/database/columns.js';
import { allow, demoApart, staffHas, system } from '../../platform/scope/policies.js';

/** A canned answer for staff to insert. Managers and admins write these for everyone in their world (real or demo). */
const Schema = defineEntity({
  name: 'CannedAnswer',
  tableName: 'chat_canned_answer',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    version: p.integer().version(),
    /** What is typed after the “/”. */
    shortcut: p.string().length(30),
    /** At least one text is set. If there is none in the visitor's language, the first one that exists is used. */
    textEn: p.string().length(CANNED_TEXT_MAX).nullable(),
    textFr: p.string().length(CANNED_TEXT_MAX).nullable(),
    textEs: p.string().length(CANNED_TEXT_MAX).nullable(),
  },
  uniques: [{ properties: ['demo', 'shortcut'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('staff', ['read'], 'true'),
    ...allow('staff', ['create', 'change', 'remove'], staffHas('team')),
    ...allow('admin', ['read', 'create', 'change', 'remove'], 'true'),
  ],
});

export class CannedAnswer extends Schema.class {}
Schema.setClass(CannedAnswer);
