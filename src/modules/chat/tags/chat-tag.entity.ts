import { defineEntity, p } from '@mikro-orm/core';
import { TICKET_TAG_MAX } from '../../../contract/tickets.js';
import { created, id } from '../../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';
import { CHATS_OF_SALES } from '../chats-of-sales.js';

/**
 * A tag of a conversation. Tickets have the same tags. Visitors never see it: only staff and admins have a row-level security
 * policy.
 */
const Schema = defineEntity({
  name: 'ChatTag',
  tableName: 'chat_tag',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    conversationId: p.uuid(),
    tag: p.string().length(TICKET_TAG_MAX),
  },
  uniques: [{ properties: ['conversationId', 'tag'] }],
  indexes: [{ properties: ['demo', 'tag'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('all-chats', CHATS_OF_SALES),
    ...allow('staff', ['read', 'create', 'remove'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class ChatTag extends Schema.class {}
Schema.setClass(ChatTag);
