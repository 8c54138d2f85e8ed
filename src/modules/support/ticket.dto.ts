import { Transform } from 'class-transformer';
import {
  Allow,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  TICKET_SUBJECT_MAX,
  TICKET_TEXT_MAX,
  type TicketPriority,
  type TicketStatus,
} from '../../contract/tickets.js';
import { iso } from '../../platform/database/iso.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);
/** A form that is taken over brings its words along. */
const UnlessTakenOver = () =>
  ValidateIf((body: { submissionId?: string }, value) => body.submissionId === undefined || value !== undefined);

export class TicketQuery extends ListQuery {
  @IsOptional() @IsIn(TICKET_STATUSES) status?: TicketStatus;
  @IsOptional() @IsIn(TICKET_PRIORITIES) priority?: TicketPriority;
  /** Those that this member of staff looks after. */
  @IsOptional() @IsUUID() assignedTo?: string;
  /** Those that this person asked. */
  @IsOptional() @IsUUID() userId?: string;
  /** The one that was taken over from this form. */
  @IsOptional() @IsUUID() submissionId?: string;
  /** `true`: those alone that the office owes an answer. */
  @IsOptional() @Transform(({ value }) => value === 'true' || value === true) @IsBoolean() waiting?: boolean;
}

export class NewTicket {
  @UnlessTakenOver() @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_SUBJECT_MAX) subject?: string;
  @UnlessTakenOver() @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_TEXT_MAX) description?: string;
  @IsOptional() @IsIn(TICKET_PRIORITIES) priority?: TicketPriority;
  /** Staff and admins: the form that is taken over. Others get 403. */
  @IsOptional() @IsUUID() submissionId?: string;
}

/** `status` is a step of its way. Priority and who looks after it are the office's: 403 for others. */
export class TicketChange {
  @IsOptional() @IsIn(TICKET_STATUSES) status?: TicketStatus;
  @IsOptional() @IsIn(TICKET_PRIORITIES) priority?: TicketPriority;
  /** Null: nobody looks after it. */
  @IsOptional() @IsUUID() assignedTo?: string | null;
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() subject?: unknown;
  @Allow() description?: unknown;
  @Allow() userId?: unknown;
  @Allow() name?: unknown;
  @Allow() email?: unknown;
  @Allow() language?: unknown;
  @Allow() assignedName?: unknown;
  @Allow() submissionId?: unknown;
  @Allow() waiting?: unknown;
  @Allow() lastMessageAt?: unknown;
  @Allow() createdAt?: unknown;
}

export class NewTicketMessage {
  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_TEXT_MAX) message: string;
}

export class TicketResponse {
  id: string;
  subject: string;
  description: string;
  @IsIn(TICKET_STATUSES) status: TicketStatus;
  @IsIn(TICKET_PRIORITIES) priority: TicketPriority;
  /** Who asks; null when it came by a form of the site from somebody without an account. */
  userId: string | null;
  name: string;
  email: string;
  @IsIn(CODES) language: Language;
  assignedTo: string | null;
  /** Null for askers: they see that somebody does, not who. */
  assignedName: string | null;
  submissionId: string | null;
  /** Whether the office owes an answer. */
  waiting: boolean;
  lastMessageAt: string;
  createdAt: string;
  version: number;
}

export class TicketMessageResponse {
  id: string;
  message: string;
  fromOffice: boolean;
  createdAt: string;
}

export type TicketRow = Omit<TicketResponse, 'lastMessageAt' | 'createdAt'> & {
  lastMessageAt: Date | string;
  createdAt: Date | string;
};
export type TicketMessageRow = Omit<TicketMessageResponse, 'createdAt'> & { createdAt: Date | string };

export function toTicket(row: TicketRow): TicketResponse {
  const {
    id,
    subject,
    description,
    status,
    priority,
    userId,
    name,
    email,
    language,
    assignedTo,
    assignedName,
    submissionId,
    waiting,
    version,
  } = row;
  const instants = { lastMessageAt: iso(row.lastMessageAt), createdAt: iso(row.createdAt) };
  return {
    id,
    subject,
    description,
    status,
    priority,
    userId,
    name,
    email,
    language,
    assignedTo,
    assignedName,
    submissionId,
    waiting,
    ...instants,
    version,
  };
}

export function toTicketMessage({ id, message, fromOffice, createdAt }: TicketMessageRow): TicketMessageResponse {
  return { id, message, fromOffice, createdAt: iso(createdAt) };
}
