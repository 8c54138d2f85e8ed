import { defineEntity, p } from '@mikro-orm/core';
import { created, id } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { CHATS_OF_SALES } from './chats-of-sales.js';

/** The visitor of a conversation is the person who has its secret, or who was signed in when it began. */
const OWN =
  'conversation_id = lw_chat() or conversation_id = any(array(select id from chat_session where user_id = lw_uid()))';

/** A message of a conversation. Rows are only added. */
const Schema = defineEntity({
  name: 'ChatMessage',
  tableName: 'chat_message',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    conversationId: p.uuid(),
    /** 1, 2, 3 … within the conversation. A client that was offline asks for the messages after the last number that it has. */
    sequence: p.integer(),
    message: p.text(),
    senderType: p.enum(['visitor', 'agent', 'system'] as const),
    senderId: p.uuid().nullable(),
    /** The automatic answer, sent once per conversation. */
    automatic: p.boolean().default(false),
    language: p.string().length(2),
    messageType: p.enum(['text'] as const).default('text'),
  },
  uniques: [{ properties: ['conversationId', 'sequence'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('all-chats', CHATS_OF_SALES),
    ...allow('visitor', ['read'], 'conversation_id = lw_chat()'),
    ...allow('visitor', ['create'], "sender_type = 'visitor' and conversation_id = lw_chat()"),
    ...(['tenant', 'landlord', 'supplier'] as const).flatMap((role) => [
      ...allow(role, ['read'], OWN),
      ...allow(role, ['create'], `sender_type = 'visitor' and (${OWN})`),
    ]),
    ...allow('staff', ['read', 'create'], 'true'),
    ...allow('admin', ['read'], 'true'),
    ...allow('admin', ['create'], "sender_type = 'visitor' and conversation_id = lw_chat()"),
  ],
});

export class ChatMessage extends Schema.class {}
Schema.setClass(ChatMessage);
