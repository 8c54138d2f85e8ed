import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';
import { CHATS_OF_SALES } from '../chats-of-sales.js';

const OWN = 'conversation_id = any(array(select id from chat_session where user_id = lw_uid()))';

/** An email that notified a visitor of answers. Its link names this row, and opening it proves that someone reads the mailbox. */
const Schema = defineEntity({
  name: 'ChatMail',
  tableName: 'chat_mail',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    conversationId: p.uuid(),
    /** The address that it was sent to, in lowercase. */
    email: p.string().length(254),
    openedAt: instant().nullable(),
  },
  indexes: [{ properties: ['conversationId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('all-chats', CHATS_OF_SALES),
    ...(['tenant', 'landlord', 'supplier'] as const).flatMap((role) => allow(role, ['read'], OWN)),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class ChatMail extends Schema.class {}
Schema.setClass(ChatMail);
