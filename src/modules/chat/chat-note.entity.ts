import { defineEntity, p } from '@mikro-orm/core';
import { CHAT_NOTE_MAX } from '../../contract/chat-inbox.js';
import { STAFF_ROLES } from '../../contract/staff-roles.js';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { CHATS_OF_SALES } from './chats-of-sales.js';

/**
 * What staff write to each other about a conversation. It is a table of its own, on which no one but staff and admins has a
 * policy: a query about lines, an export or a transcript can't reach it by mistake.
 */
const Schema = defineEntity({
  name: 'ChatNote',
  tableName: 'chat_note',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant().onCreate(() => new Date()),
    conversationId: p.uuid(),
    authorId: p.uuid(),
    text: p.string().length(CHAT_NOTE_MAX),
    /** The colleague to whom the conversation was handed over with it. */
    handedTo: p.uuid().nullable(),
    /** The team to which it was handed over with it. */
    handedTeam: p.enum(STAFF_ROLES).nullable(),
    /** Colleagues whom the text names as `@` and their name, by id (docs/decisions/1632). */
    mentioned: p.json<string[]>().nullable(),
    /** The colleague who may no longer see the conversation, with which it went back into the queue. */
    leftBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['conversationId', 'createdAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('all-chats', CHATS_OF_SALES),
    ...allow('staff', ['read'], 'true'),
    ...allow('staff', ['create'], 'author_id = lw_uid()'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class ChatNote extends Schema.class {}
Schema.setClass(ChatNote);
