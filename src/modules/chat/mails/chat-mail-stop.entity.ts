import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../../platform/database/columns.js';
import { demoApart, system } from '../../../platform/scope/policies.js';

/**
 * An address that wants no chat emails. The row stays when conversations are deleted, because anyone can enter the address again.
 */
const Schema = defineEntity({
  name: 'ChatMailStop',
  tableName: 'chat_mail_stop',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    /** In lowercase. */
    email: p.string().length(254),
  },
  uniques: [{ properties: ['demo', 'email'] }],
  policies: [demoApart(), system()],
});

export class ChatMailStop extends Schema.class {}
Schema.setClass(ChatMailStop);
