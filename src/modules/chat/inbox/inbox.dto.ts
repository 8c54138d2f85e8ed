import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { CHAT_CLOSE_REASONS, CHAT_NOTE_MAX, type ChatCloseReason } from '../../../contract/chat-inbox.js';
import { CHAT_MESSAGE_MAX } from '../../../contract/chat.js';
import { STAFF_ROLES, type StaffRole } from '../../../contract/staff-roles.js';
import { TICKET_TAGS } from '../../../contract/tickets.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';
import {
  ChatMessageResponse,
  ChatSessionResponse,
  toChatMessage,
  toChatSession,
  type ChatMessageRow,
  type ChatSessionRow,
} from '../chat.dto.js';

/** Where a conversation is in the inbox: not assigned yet, assigned to the reader, assigned to a colleague, or closed. */
export const INBOX_STATES = ['waiting', 'mine', 'others', 'closed'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

export class InboxQuery extends ListQuery {
  /** Without it, all conversations, the most recently active first. */
  @IsOptional() @IsIn(INBOX_STATES) state?: InboxState;
  /** Only conversations that wait for this team. */
  @IsOptional() @IsIn(STAFF_ROLES) team?: StaffRole;
  /** Those with this tag, or with each of several: `import,late fee`. */
  @IsOptional() @Matches(TICKET_TAGS, { context: { fault: 'shape' } }) tag?: string;
}

/** How many conversations wait for each team. They are also counted in `waiting`. */
export class InboxTeamCounts {
  support: number;
  sales: number;
  manager: number;
}

export class InboxCounts {
  waiting: number;
  mine: number;
  others: number;
  /** Counted only up to `closedAtMost`. */
  closed: number;
  closedAtMost: number;
  teams: InboxTeamCounts;
}

export type InboxCountsRow = Omit<InboxCounts, 'closedAtMost' | 'teams'> & InboxTeamCounts;

export function toInboxCounts(
  { waiting, mine, others, closed, support, sales, manager }: InboxCountsRow,
  closedAtMost: number,
): InboxCounts {
  return { waiting, mine, others, closed, closedAtMost, teams: { support, sales, manager } };
}

/** What visitors see of a conversation, plus what only staff see. */
export class InboxSessionResponse extends ChatSessionResponse {
  @IsIn(INBOX_STATES) state: InboxState;
  /** The person who was signed in, to link to their page. Null for visitors. */
  personId: string | null;
  /** How many of the visitor's messages the reader hasn't seen. 0 if a colleague answers, and in closed conversations. */
  unread: number;
  /** About the last message: its id, the language it was written in, and whether the team wrote it. */
  lastId: string | null;
  lastLanguage: string | null;
  lastOwn: boolean;
  /** Null if the visitor ended it. */
  closedByName: string | null;
  @IsIn(CHAT_CLOSE_REASONS) closeReason: ChatCloseReason | null;
  /** The team that it waits for. Null if it waits for anyone who may answer it, and once it is assigned. */
  @IsIn(STAFF_ROLES) team: StaffRole | null;
  /** The tags that the team gave it, in alphabetical order. */
  tags: string[];
  /** The ticket and the lead that were created from it. */
  ticketId: string | null;
  leadId: string | null;
}

export type InboxSessionRow = Omit<InboxSessionResponse, keyof ChatSessionResponse> & Omit<ChatSessionRow, 'userId'>;

export function toInboxSession(row: InboxSessionRow): InboxSessionResponse {
  const { state, personId, unread, lastId, lastLanguage, lastOwn, closedByName, closeReason, team, tags } = row;
  const { ticketId, leadId } = row;
  const last = { lastId, lastLanguage, lastOwn };
  return {
    ...toChatSession(row),
    state,
    personId,
    unread,
    ...last,
    closedByName,
    closeReason,
    team,
    tags,
    ticketId,
    leadId,
  };
}

/** A message as staff see it. */
export class InboxLineResponse extends ChatMessageResponse {
  /** The member of staff who wrote it. Null for visitors and the automatic answer. */
  sender_name: string | null;
}

export type InboxLineRow = ChatMessageRow & { sender_name: string | null };

export function toInboxLine(row: InboxLineRow): InboxLineResponse {
  return { ...toChatMessage(row), sender_name: row.sender_name };
}

/** Fields that are left out stay as they are. */
export class DeskChange {
  /** The number of the last message that was on screen. A number lower than the stored one changes nothing. */
  @IsOptional() @IsInt() @Min(0) @Max(2_147_483_646) seen?: number;
  /** The answer that is being written. An empty text removes it. */
  @IsOptional() @IsString() @MaxLength(CHAT_MESSAGE_MAX) draft?: string;
  /** The note for the team that is being written. An empty text removes it. */
  @IsOptional() @IsString() @MaxLength(CHAT_NOTE_MAX) noteDraft?: string;
}

export class DeskResponse {
  seen: number;
  draft: string | null;
  noteDraft: string | null;
}
