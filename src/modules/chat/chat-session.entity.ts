import { defineEntity, p } from '@mikro-orm/core';
import { CHAT_CLOSE_REASONS } from '../../contract/chat-inbox.js';
import { CHAT_PAGE_MAX, CHAT_ROLES } from '../../contract/chat.js';
import { STAFF_ROLES } from '../../contract/staff-roles.js';
import { created, id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { CHAT_STATUSES } from './chat-session.states.js';

/**
 * A conversation of the site's chat widget. It belongs to the visitor who has its secret, and to the person who was signed in
 * when it began (docs/specification/roles.md).
 */
const Schema = defineEntity({
  name: 'ChatSession',
  tableName: 'chat_session',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    version: p.integer().version(),
    userId: p.uuid().nullable(),
    /** The name that the browser gave itself, `visitor-…`. It isn't secret. */
    visitorId: p.string().length(64).nullable(),
    /** The role in which the visitor asks. */
    role: p.enum(CHAT_ROLES),
    /** The service from which the visitor came to the chat, such as `rentPayment`. */
    service: p.string().length(40).nullable(),
    language: p.string().length(2),
    status: p.enum(CHAT_STATUSES).default('open'),
    /** The member of staff who answers. */
    assignedTo: p.uuid().nullable(),
    /**
     * Whether it was handed to sales, who can't read other conversations. It becomes false when anyone outside sales takes it.
     */
    forSales: p.boolean().default(false),
    /**
     * The team that it waits for in the queue. It stays set while a member of that team has the conversation. Null if anyone who
     * may answer can take it.
     */
    team: p.enum(STAFF_ROLES).nullable(),
    /** The person who last put it back into the queue. Turns skip that person. */
    putBackBy: p.uuid().nullable(),
    /** When it was assigned by turn. Null if the person took it or it was handed to them. */
    turnAt: instant().nullable(),
    /** The number of the last message. Messages of a conversation are numbered without gaps. */
    lastSequence: p.integer().default(0),
    lastMessageAt: instant().nullable(),
    /** When the visitor began to wait for a person's answer. */
    waitingSince: instant().nullable(),
    closedAt: instant().nullable(),
    /** Why and by whom staff closed it. Both are null if the visitor ended it. */
    closeReason: p.enum(CHAT_CLOSE_REASONS).nullable(),
    closedBy: p.uuid().nullable(),
    /** The ticket and the lead that were created from it. */
    ticketId: p.uuid().nullable(),
    leadId: p.uuid().nullable(),
    /** The page of the site that the visitor is on, and when they opened it. Null once the conversation is closed. */
    page: p.string().length(CHAT_PAGE_MAX).nullable(),
    pageAt: instant().nullable(),
    /**
     * The address that a visitor without an account left for answers while they are away, in lowercase. It isn't verified to be
     * theirs.
     */
    email: p.string().length(254).nullable(),
    /** The number of the last message that the visitor has had on screen. */
    visitorSeen: p.integer().default(0),
    /** Whether the visitor's browser reports what they have seen. An earlier version of the page doesn't. */
    reportsSeen: p.boolean().default(false),
    /** The number of the last message that was emailed, or no longer needs to be. */
    mailedSequence: p.integer().default(0),
    /** When the team was emailed that the visitor is waiting, and to whom. The person is null if it went to everyone on duty. */
    teamToldAt: instant().nullable(),
    teamToldTo: p.uuid().nullable(),
  },
  indexes: [{ properties: ['status', 'lastMessageAt'] }, { properties: ['userId'] }, { properties: ['visitorId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('all-chats', 'for_sales or user_id = lw_uid() or id = lw_chat()'),
    ...allow('visitor', ['read', 'create', 'change'], 'id = lw_chat()'),
    ...(['tenant', 'landlord', 'supplier'] as const).flatMap((role) =>
      allow(role, ['read', 'create', 'change'], 'id = lw_chat() or user_id = lw_uid()'),
    ),
    ...allow('staff', ['read', 'create', 'change'], 'true'),
    ...allow('admin', ['read'], 'true'),
    ...allow('admin', ['create', 'change'], 'id = lw_chat()', 'admin_own'),
  ],
});

export class ChatSession extends Schema.class {}
Schema.setClass(ChatSession);
