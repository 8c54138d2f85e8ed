import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { CHAT_CLOSE_REASONS, type ChatCloseReason } from '../../../contract/chat-inbox.js';
import {
  CHAT_MESSAGE_MAX,
  CHAT_ROLES,
  CHAT_SERVICE_IDS,
  type ChatRole,
  type ChatServiceId,
} from '../../../contract/chat.js';
import { LANGUAGES, type Language } from '../../../contract/languages.js';
import { iso, isoOrNull } from '../../../platform/database/iso.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';
import { CHAT_STATUSES, type ChatStatus } from '../chat-session.states.js';
import { ChatMessageResponse, toChatMessage, type ChatMessageRow } from '../chat.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);

/** Where a conversation is in the inbox: nobody's yet, the reader's own, a colleague's, or over. */
export const INBOX_STATES = ['waiting', 'mine', 'others', 'closed'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

export class InboxQuery extends ListQuery {
  /** Left out: all of them, the liveliest first. */
  @IsOptional() @IsIn(INBOX_STATES) state?: InboxState;
}

export class InboxCounts {
  waiting: number;
  mine: number;
  others: number;
  /** Counted up to `closedAtMost`. */
  closed: number;
  closedAtMost: number;
}

export class InboxSessionResponse {
  id: string;
  @IsIn(CHAT_STATUSES) status: ChatStatus;
  @IsIn(INBOX_STATES) state: InboxState;
  visitorId: string | null;
  /** The person who was signed in, for their page; null for visitors. */
  personId: string | null;
  name: string | null;
  @IsIn(CHAT_ROLES) role: ChatRole;
  @IsIn(CHAT_SERVICE_IDS) service: ChatServiceId | null;
  @IsIn(CODES) language: Language;
  assignedTo: string | null;
  assignedName: string | null;
  /** The last line that a person wrote. */
  lastMessage: string | null;
  lastMessageAt: string | null;
  /** Since when the visitor waits for a person's answer. */
  waitingSince: string | null;
  /** How many of the visitor's lines the reader has not seen; 0 where a colleague answers, and in closed conversations. */
  unread: number;
  createdAt: string;
  closedAt: string | null;
  /** Null where the visitor ended it. */
  closedByName: string | null;
  @IsIn(CHAT_CLOSE_REASONS) closeReason: ChatCloseReason | null;
  /** The ticket and the lead that were made of it. */
  ticketId: string | null;
  leadId: string | null;
  version: number;
}

export interface InboxSessionRow extends Omit<
  InboxSessionResponse,
  'lastMessageAt' | 'waitingSince' | 'createdAt' | 'closedAt'
> {
  lastMessageAt: Date | string | null;
  waitingSince: Date | string | null;
  createdAt: Date | string;
  closedAt: Date | string | null;
}

export function toInboxSession(row: InboxSessionRow): InboxSessionResponse {
  const { id, status, state, visitorId, personId, name, role, service, language } = row;
  const { assignedTo, assignedName, lastMessage, unread, closedByName, closeReason, ticketId, leadId, version } = row;
  return {
    id,
    status,
    state,
    visitorId,
    personId,
    name,
    role,
    service,
    language,
    assignedTo,
    assignedName,
    lastMessage,
    lastMessageAt: isoOrNull(row.lastMessageAt),
    waitingSince: isoOrNull(row.waitingSince),
    unread,
    createdAt: iso(row.createdAt),
    closedAt: isoOrNull(row.closedAt),
    closedByName,
    closeReason,
    ticketId,
    leadId,
    version,
  };
}

/** A line as staff see it. */
export class InboxLineResponse extends ChatMessageResponse {
  /** The member of staff who wrote it; null for visitors and the automatic answer. */
  sender_name: string | null;
}

export type InboxLineRow = ChatMessageRow & { sender_name: string | null };

export function toInboxLine(row: InboxLineRow): InboxLineResponse {
  return { ...toChatMessage(row), sender_name: row.sender_name };
}

/** What is left out stays as it is. */
export class DeskChange {
  /** Number of the last line that was on screen; a lower one than before changes nothing. */
  @IsOptional() @IsInt() @Min(0) @Max(2_147_483_646) seen?: number;
  /** The answer that is being written; an empty one is none. */
  @IsOptional() @IsString() @MaxLength(CHAT_MESSAGE_MAX) draft?: string;
}

export class DeskResponse {
  seen: number;
  draft: string | null;
}
