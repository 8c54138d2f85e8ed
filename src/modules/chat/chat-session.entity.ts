import { defineEntity, p } from '@mikro-orm/core';
import { CHAT_CLOSE_REASONS } from '../../contract/chat-inbox.js';
import { CHAT_PAGE_MAX, CHAT_ROLES } from '../../contract/chat.js';
import { STAFF_ROLES } from '../../contract/staff-roles.js';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { CHAT_STATUSES } from './chat-session.states.js';

/**
 * A conversation of the site's chat widget. It belongs to whoever shows its secret, and to the person who was signed
 * in when it began (docs/specification/roles.md).
 */
const Schema = defineEntity({
  name: 'ChatSession',
  tableName: 'chat_session',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant().onCreate(() => new Date()),
    version: p.integer().version(),
    userId: p.uuid().nullable(),
    /** Name that the browser gave itself, `visitor-…`; no secret. */
    visitorId: p.string().length(64).nullable(),
    /** As whom the visitor asks. */
    role: p.enum(CHAT_ROLES),
    /** The service that led to the chat, `rentPayment`. */
    service: p.string().length(40).nullable(),
    language: p.string().length(2),
    status: p.enum(CHAT_STATUSES).default('open'),
    /** The staff member who answers. */
    assignedTo: p.uuid().nullable(),
    /** It was handed to someone of sales, who don't get the others. Anyone else who takes it ends that. */
    forSales: p.boolean().default(false),
    /** The team that it waits for in the queue, and whose it stays while someone of it has it; null for all who may answer it. */
    team: p.enum(STAFF_ROLES).nullable(),
    /** Who put it back into the queue last: turns pass that person over. */
    putBackBy: p.uuid().nullable(),
    /** When it was given to its holder by turn; null where someone took it or was handed it. */
    turnAt: instant().nullable(),
    /** Number of the last message: messages of a session are counted without gaps. */
    lastSequence: p.integer().default(0),
    lastMessageAt: instant().nullable(),
    /** Since when the visitor waits for a person's answer. */
    waitingSince: instant().nullable(),
    closedAt: instant().nullable(),
    /** Why staff closed it, and who; both null where the visitor ended it. */
    closeReason: p.enum(CHAT_CLOSE_REASONS).nullable(),
    closedBy: p.uuid().nullable(),
    /** The ticket and the lead that were made of it. */
    ticketId: p.uuid().nullable(),
    leadId: p.uuid().nullable(),
    /** The page of the site that the visitor is on, and since when; null once the conversation is closed. */
    page: p.string().length(CHAT_PAGE_MAX).nullable(),
    pageAt: instant().nullable(),
    /** The address that a visitor without an account left for answers that come while they are away, in small letters. Nothing proves that it is theirs. */
    email: p.string().length(254).nullable(),
    /** Number of the last line that the visitor has had on screen. */
    visitorSeen: p.integer().default(0),
    /** Whether the visitor’s browser tells what they have seen; one with an earlier version of the page doesn’t. */
    reportsSeen: p.boolean().default(false),
    /** Up to which line answers were emailed, or needn't be any more. */
    mailedSequence: p.integer().default(0),
    /** When the team was emailed that the visitor waits, and who: null for all who are on duty. */
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
