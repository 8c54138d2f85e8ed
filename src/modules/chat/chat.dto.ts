import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { CHAT_CLOSE_REASONS, type ChatCloseReason } from '../../contract/chat-inbox.js';
import {
  CHAT_MESSAGE_MAX,
  CHAT_PAGE,
  CHAT_PAGE_MAX,
  CHAT_ROLES,
  CHAT_SERVICE_IDS,
  type ChatRole,
  type ChatServiceId,
} from '../../contract/chat.js';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { TRANSLATIONS_PER_REQUEST } from '../../contract/limits.js';
import { iso, isoOrNull } from '../../platform/database/iso.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { CHAT_STATUSES, type ChatStatus } from './chat-session.states.js';

const CODES = LANGUAGES.map(({ code }) => code);

export class NewChatSession {
  /** The name that the browser gave itself, `visitor-…`. */
  @IsOptional() @IsString() @Matches(/^visitor-[\w-]{1,56}$/, { context: { fault: 'shape' } }) visitorId?: string;
  @IsOptional() @IsIn(CHAT_ROLES) role?: ChatRole;
  /** The service from which the visitor came to the chat. */
  @IsOptional() @IsIn(CHAT_SERVICE_IDS) service?: ChatServiceId;
  @IsOptional() @IsIn(CODES) language?: Language;
}

export class ChatTranslations {
  /** The ids of messages in the conversation, at most 50. */
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(TRANSLATIONS_PER_REQUEST) @IsUUID('all', { each: true }) ids: string[];
  /** The visitor's language. */
  @IsIn(CODES) to: Language;
}

export class ChatSessionChange {
  /**
   * `assigned`: the calling member of staff takes it over or reopens it. `open`: it goes back into the queue. `closed`: it ends.
   */
  @IsIn(CHAT_STATUSES) status: ChatStatus;
  @IsOptional() @IsInt() version?: number;
  /** `true`: take it over even if a colleague answers it. */
  @IsOptional() @IsBoolean() takeOver?: boolean;
  /** For closing: the number of the last message that staff have read. */
  @IsOptional() @IsInt() @Min(0) @Max(2_147_483_646) seen?: number;
  /** Why staff close it. Visitors give no reason. */
  @IsOptional() @IsIn(CHAT_CLOSE_REASONS) reason?: ChatCloseReason;

  @Allow() id?: unknown;
  @Allow() visitorId?: unknown;
  @Allow() role?: unknown;
  @Allow() service?: unknown;
  @Allow() language?: unknown;
  @Allow() name?: unknown;
  @Allow() assignedTo?: unknown;
  @Allow() assignedName?: unknown;
  @Allow() lastMessage?: unknown;
  @Allow() lastMessageAt?: unknown;
  @Allow() waitingSince?: unknown;
  @Allow() createdAt?: unknown;
  @Allow() closedAt?: unknown;
}

export class ChatPage {
  /** A page of the public site, without query and fragment. Null if the visitor is on none. */
  @ValidateIf((_, value) => value !== null)
  @IsString()
  @MaxLength(CHAT_PAGE_MAX)
  @Matches(CHAT_PAGE, { context: { fault: 'shape' } })
  page: string | null;
}

export class ChatSessionQuery extends ListQuery {
  @IsOptional() @IsIn(CHAT_STATUSES) status?: ChatStatus;
  /** `true`: only conversations with at least one message. */
  @IsOptional() @Transform(({ value }) => value === 'true' || value === true) @IsBoolean() written?: boolean;
}

export class ChatSessionResponse {
  id: string;
  @IsIn(CHAT_STATUSES) status: ChatStatus;
  visitorId: string | null;
  /** The name of the person who was signed in. Null for visitors. */
  name: string | null;
  @IsIn(CHAT_ROLES) role: ChatRole;
  @IsIn(CHAT_SERVICE_IDS) service: ChatServiceId | null;
  @IsIn(CODES) language: Language;
  assignedTo: string | null;
  assignedName: string | null;
  /** The last message that a person wrote. */
  lastMessage: string | null;
  lastMessageAt: string | null;
  /** When the visitor began to wait for a person's answer. */
  waitingSince: string | null;
  createdAt: string;
  closedAt: string | null;
  version: number;
}

export class ChatSessionCreated extends ChatSessionResponse {
  /** Shown only this once. The visitor sends it in `X-Chat-Secret`. */
  secret: string;
}

export interface ChatSessionRow extends Omit<
  ChatSessionResponse,
  'lastMessageAt' | 'waitingSince' | 'createdAt' | 'closedAt'
> {
  userId: string | null;
  lastMessageAt: Date | string | null;
  waitingSince: Date | string | null;
  createdAt: Date | string;
  closedAt: Date | string | null;
}

export function toChatSession(row: Omit<ChatSessionRow, 'userId'>): ChatSessionResponse {
  const { id, status, visitorId, name, role, service, language, assignedTo, assignedName, lastMessage, version } = row;
  const instants = {
    lastMessageAt: isoOrNull(row.lastMessageAt),
    waitingSince: isoOrNull(row.waitingSince),
    createdAt: iso(row.createdAt),
    closedAt: isoOrNull(row.closedAt),
  };
  return {
    id,
    status,
    visitorId,
    name,
    role,
    service,
    language,
    assignedTo,
    assignedName,
    lastMessage,
    ...instants,
    version,
  };
}

/** A message to add. The field names are those of docs/specification/chat.md. */
export class NewChatMessage {
  /** Chosen by the sender, so that a message that is sent again is only stored once. */
  @IsOptional() @IsUUID() id?: string;
  @IsUUID() conversation_id: string;
  @trimmed
  @IsString()
  @MinLength(1, { message: 'message must not be blank' })
  @MaxLength(CHAT_MESSAGE_MAX)
  message: string;
  /** The language of the text. Default: the language of the conversation. */
  @IsOptional() @IsIn(CODES) language?: Language;
  @IsOptional() @IsIn(['text']) message_type?: 'text';

  /** For staff: `true` answers even if a colleague does, and takes the conversation over. */
  @IsOptional() @IsBoolean() takeOver?: boolean;

  /** Ignored: it follows from the sender. */
  @Allow() sender_type?: unknown;
}

export class ChatMessageQuery extends ListQuery {
  /** Only messages after this number. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(2_147_483_646) after?: number;
}

export class ChatMessageResponse {
  id: string;
  conversation_id: string;
  /** 1, 2, 3 … within the conversation. */
  sequence: number;
  message: string;
  @IsIn(['visitor', 'agent', 'system']) sender_type: 'visitor' | 'agent' | 'system';
  /** Whether it is the automatic answer. */
  automatic: boolean;
  @IsIn(CODES) language: Language;
  @IsIn(['text']) message_type: 'text';
  created_at: string;
}

export type ChatMessageRow = Omit<ChatMessageResponse, 'created_at'> & { created_at: Date | string };

export function toChatMessage(row: ChatMessageRow): ChatMessageResponse {
  const { id, conversation_id, sequence, message, sender_type, automatic, language, message_type, created_at } = row;
  return {
    id,
    conversation_id,
    sequence,
    message,
    sender_type,
    automatic,
    language,
    message_type,
    created_at: iso(created_at),
  };
}
