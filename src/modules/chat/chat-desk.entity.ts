import { defineEntity, p } from '@mikro-orm/core';
import { CHAT_NOTE_MAX } from '../../contract/chat-inbox.js';
import { CHAT_MESSAGE_MAX } from '../../contract/chat.js';
import { created, id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

const OWN = 'user_id = lw_uid()';

/**
 * What is stored for a member of staff about a conversation: how far they have read, and the answer and the note that they are
 * writing. No one else can read it.
 */
const Schema = defineEntity({
  name: 'ChatDesk',
  tableName: 'chat_desk',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    conversationId: p.uuid(),
    userId: p.uuid(),
    /** The number of the last message that was on screen. */
    seenSequence: p.integer().default(0),
    draft: p.string().length(CHAT_MESSAGE_MAX).nullable(),
    draftAt: instant().nullable(),
    /** The note for the team that they are writing. */
    noteDraft: p.string().length(CHAT_NOTE_MAX).nullable(),
  },
  uniques: [{ properties: ['conversationId', 'userId'] }],
  indexes: [{ properties: ['userId'] }],
  policies: [demoApart(), system(), ...allow('staff', ['read', 'create', 'change'], OWN)],
});

export class ChatDesk extends Schema.class {}
Schema.setClass(ChatDesk);
