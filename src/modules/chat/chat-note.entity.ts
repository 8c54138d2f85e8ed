import { defineEntity, p } from '@mikro-orm/core';
import { CHAT_NOTE_MAX } from '../../contract/chat-inbox.js';
import { STAFF_ROLES } from '../../contract/staff-roles.js';
import { created, id } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { CHATS_OF_SALES } from './chats-of-sales.js';

/**
 * An internal note of staff about a conversation. Notes have their own table, whose row-level security policies admit only staff
 * and admins, so that a query about messages, an export or a transcript can't include them by mistake.
 */
const Schema = defineEntity({
  name: 'ChatNote',
  tableName: 'chat_note',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    conversationId: p.uuid(),
    authorId: p.uuid(),
    text: p.string().length(CHAT_NOTE_MAX),
    /** The colleague to whom the conversation was handed over with this note. */
    handedTo: p.uuid().nullable(),
    /** The team to which the conversation was handed over with this note. */
    handedTeam: p.enum(STAFF_ROLES).nullable(),
    /** The ids of colleagues whom the text mentions as `@` and their name (docs/decisions/1632). */
    mentioned: p.json<string[]>().nullable(),
    /** The colleague who may no longer see the conversation. It went back into the queue with this note. */
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
