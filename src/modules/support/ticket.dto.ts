import { Transform } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import {
  TICKET_PRIORITIES,
  TICKET_RATINGS,
  TICKET_STATUSES,
  TICKET_SUBJECT_MAX,
  TICKET_TAG,
  TICKET_TAGS_MOST,
  TICKET_TEXT_MAX,
  TICKET_VIEWS,
  type TicketPriority,
  type TicketRatingValue,
  type TicketStatus,
  type TicketView,
} from '../../contract/tickets.js';
import { iso, isoOrNull } from '../../platform/database/iso.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ChosenRows } from '../../platform/lists/chosen-rows.dto.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { toClock, type ClockRow } from './clock/clock.rows.js';
import { breachesOf } from './rules/ticket-clock.js';

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
  /** One view of the support team: what is the reader's own, unassigned, waiting for the team or for the other side, late, or solved. */
  @IsOptional() @IsIn(TICKET_VIEWS) view?: TicketView;
  /** Those with this tag. */
  @IsOptional() @Matches(TICKET_TAG, { context: { fault: 'shape' } }) tag?: string;
}

/** How many tickets each view has. */
export class TicketCounts {
  mine: number;
  unassigned: number;
  waiting: number;
  pending: number;
  breached: number;
  /** Counted up to `atMost`, as `all` is. */
  solved: number;
  all: number;
  atMost: number;
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
  /** The team's: all of them, in place of those before. 403 for others. */
  @IsOptional()
  @ArrayMaxSize(TICKET_TAGS_MOST)
  @Matches(TICKET_TAG, { each: true, context: { fault: 'shape' } })
  tags?: string[] | null;
  @IsOptional() @IsInt() version?: number;
  /** With `status`: takes back solving or closing. The ticket returns to that status, and to whose turn it was. 403 for others. */
  @IsOptional() @IsBoolean() undo?: boolean;

  @Allow() id?: unknown;
  @Allow() subject?: unknown;
  @Allow() description?: unknown;
  @Allow() userId?: unknown;
  @Allow() name?: unknown;
  @Allow() email?: unknown;
  @Allow() phone?: unknown;
  @Allow() language?: unknown;
  @Allow() assignedName?: unknown;
  @Allow() submissionId?: unknown;
  @Allow() waiting?: unknown;
  @Allow() lastMessageAt?: unknown;
  @Allow() createdAt?: unknown;
  @Allow() number?: unknown;
  @Allow() mergedInto?: unknown;
  @Allow() mergedNumber?: unknown;
  @Allow() splitFrom?: unknown;
  @Allow() splitNumber?: unknown;
  @Allow() clock?: unknown;
  @Allow() rating?: unknown;
  @Allow() ratingComment?: unknown;
}

/** One change of many tickets. What is left out stays. */
export class TicketsChange extends ChosenRows {
  /** As in the change of one. */
  @IsOptional() @IsBoolean() undo?: boolean;
  /** The version of each of `ids`, in their order. Without it, what colleagues changed in the meantime is overwritten. */
  @IsOptional() @ArrayMaxSize(200) @IsInt({ each: true }) versions?: number[];
  @IsOptional() @IsIn(TICKET_STATUSES) status?: TicketStatus;
  @IsOptional() @IsIn(TICKET_PRIORITIES) priority?: TicketPriority;
  /** Null: nobody looks after them. */
  @IsOptional() @IsUUID() assignedTo?: string | null;
  @IsOptional() @Matches(TICKET_TAG, { context: { fault: 'shape' } }) addTag?: string;
  @IsOptional() @Matches(TICKET_TAG, { context: { fault: 'shape' } }) removeTag?: string;
}

export class NewTicketMessage {
  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_TEXT_MAX) message: string;
  /** Staff: `true` answers although a colleague looks after it, and takes it over. */
  @IsOptional() @IsBoolean() takeOver?: boolean;
}

/** How the team stands with a ticket. Minutes are those of open hours. */
export class TicketClockResponse {
  @IsIn(['running', 'paused', 'solved']) state: 'running' | 'paused' | 'solved';
  /** When the first answer was due; null for tickets from before there were targets. */
  firstDueAt: string | null;
  firstAnsweredAt: string | null;
  firstMinutes: number | null;
  /** When it must be solved; null while the team waits, and once it is solved. */
  resolutionDueAt: string | null;
  /** What was spent on it before the clock last started. */
  spentMinutes: number;
  resolutionTarget: number | null;
  firstBreached: boolean;
  resolutionBreached: boolean;
}

export class TicketResponse {
  id: string;
  /** What people quote, as #1042. */
  number: number;
  subject: string;
  description: string;
  @IsIn(TICKET_STATUSES) status: TicketStatus;
  @IsIn(TICKET_PRIORITIES) priority: TicketPriority;
  /** Who asks; null when it came by a form of the site from somebody without an account. */
  userId: string | null;
  name: string;
  /** Null for someone who called and left none. */
  email: string | null;
  /** What they said on the phone, or what their account had then. Null for askers. */
  phone: string | null;
  @IsIn(CODES) language: Language;
  assignedTo: string | null;
  /** Null for askers: they see that somebody does, not who. */
  assignedName: string | null;
  submissionId: string | null;
  /** Whether the office owes an answer. */
  waiting: boolean;
  lastMessageAt: string;
  /** The ticket in which it goes on, and its number. */
  mergedInto: string | null;
  mergedNumber: number | null;
  /** The ticket that its messages come from. */
  splitFrom: string | null;
  splitNumber: number | null;
  /** Null for askers, as `clock` is. */
  tags: string[] | null;
  clock: TicketClockResponse | null;
  /** What the asker said of the help. */
  @IsIn(TICKET_RATINGS) rating: TicketRatingValue | null;
  ratingComment: string | null;
  createdAt: string;
  version: number;
}

export class TicketMessageResponse {
  id: string;
  message: string;
  fromOffice: boolean;
  /** Who of the team wrote it; null for the asker's own, and for askers who read it. */
  authorName: string | null;
  /** The number of the ticket that it was written in, where it was moved. Null for askers. */
  movedFromNumber: number | null;
  createdAt: string;
}

export type TicketRow = Omit<TicketResponse, 'lastMessageAt' | 'createdAt' | 'clock'> &
  ClockRow & { lastMessageAt: Date | string; createdAt: Date | string };
export type TicketMessageRow = Omit<TicketMessageResponse, 'createdAt'> & { createdAt: Date | string };

export function toTicket(row: TicketRow, now: Date): TicketResponse {
  const { id, number, subject, description, status, priority, userId, name, email, language, version } = row;
  const { assignedTo, assignedName, submissionId, waiting, mergedInto, mergedNumber, splitFrom, splitNumber } = row;
  const { rating, ratingComment, phone } = row;
  const clock = clockOf(row, now);
  return {
    id,
    number,
    subject,
    description,
    status,
    priority,
    userId,
    name,
    email,
    phone: clock && phone,
    language,
    assignedTo,
    assignedName,
    submissionId,
    waiting,
    lastMessageAt: iso(row.lastMessageAt),
    mergedInto,
    mergedNumber,
    splitFrom,
    splitNumber,
    tags: clock && row.tags,
    clock,
    rating,
    ratingComment,
    createdAt: iso(row.createdAt),
    version,
  };
}

function clockOf(row: ClockRow, now: Date): TicketClockResponse | null {
  const clock = toClock(row);
  if (!clock) return null;
  const { firstDueAt, firstAnsweredAt, firstMinutes, resolutionDueAt, resolutionTarget, spentMinutes } = clock;
  const breaches = breachesOf(clock, now);
  return {
    state: clock.solvedAt ? 'solved' : clock.runningSince ? 'running' : 'paused',
    firstDueAt: isoOrNull(firstDueAt),
    firstAnsweredAt: isoOrNull(firstAnsweredAt),
    firstMinutes,
    resolutionDueAt: isoOrNull(resolutionDueAt),
    spentMinutes,
    resolutionTarget,
    firstBreached: breaches.first,
    resolutionBreached: breaches.resolution,
  };
}

export function toTicketMessage(row: TicketMessageRow): TicketMessageResponse {
  const { id, message, fromOffice, authorName, movedFromNumber, createdAt } = row;
  return { id, message, fromOffice, authorName, movedFromNumber, createdAt: iso(createdAt) };
}
