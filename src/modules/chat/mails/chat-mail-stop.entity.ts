import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../../platform/database/columns.js';
import { demoApart, system } from '../../../platform/scope/policies.js';

/** An address that wants no emails from the chat. The row stays when conversations are forgotten: anyone can enter the address again. */
const Schema = defineEntity({
  name: 'ChatMailStop',
  tableName: 'chat_mail_stop',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    /** In small letters. */
    email: p.string().length(254),
  },
  uniques: [{ properties: ['demo', 'email'] }],
  policies: [demoApart(), system()],
});

export class ChatMailStop extends Schema.class {}
Schema.setClass(ChatMailStop);
