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

/** Where a conversation is in the inbox: nobody's yet, the reader's own, a colleague's, or over. */
export const INBOX_STATES = ['waiting', 'mine', 'others', 'closed'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

export class InboxQuery extends ListQuery {
  /** Left out: all of them, the liveliest first. */
  @IsOptional() @IsIn(INBOX_STATES) state?: InboxState;
  /** Those that wait for this team. */
  @IsOptional() @IsIn(STAFF_ROLES) team?: StaffRole;
  /** Those with this tag, or with each of several: `import,late fee`. */
  @IsOptional() @Matches(TICKET_TAGS, { context: { fault: 'shape' } }) tag?: string;
}

/** How many wait for each team; they are in `waiting` as well. */
export class InboxTeamCounts {
  support: number;
  sales: number;
  manager: number;
}

export class InboxCounts {
  waiting: number;
  mine: number;
  others: number;
  /** Counted up to `closedAtMost`. */
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

/** What visitors see of a conversation, and what only staff do. */
export class InboxSessionResponse extends ChatSessionResponse {
  @IsIn(INBOX_STATES) state: InboxState;
  /** The person who was signed in, for their page; null for visitors. */
  personId: string | null;
  /** How many of the visitor's lines the reader has not seen; 0 where a colleague answers, and in closed conversations. */
  unread: number;
  /** Of the last line: its id, the language it was written in, and whether the team wrote it. */
  lastId: string | null;
  lastLanguage: string | null;
  lastOwn: boolean;
  /** Null where the visitor ended it. */
  closedByName: string | null;
  @IsIn(CHAT_CLOSE_REASONS) closeReason: ChatCloseReason | null;
  /** The team that it waits for; null for all who may answer it, and once someone has it. */
  @IsIn(STAFF_ROLES) team: StaffRole | null;
  /** The words by which the team sorts it, by the alphabet. */
  tags: string[];
  /** The ticket and the lead that were made of it. */
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
  /** The note for the team that is being written; an empty one is none. */
  @IsOptional() @IsString() @MaxLength(CHAT_NOTE_MAX) noteDraft?: string;
}

export class DeskResponse {
  seen: number;
  draft: string | null;
  noteDraft: string | null;
}
