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
  TICKET_TAGS,
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
/** Not required if a form is taken over, because its text is used. */
const UnlessTakenOver = () =>
  ValidateIf((body: { submissionId?: string }, value) => body.submissionId === undefined || value !== undefined);

export class TicketQuery extends ListQuery {
  @IsOptional() @IsIn(TICKET_STATUSES) status?: TicketStatus;
  @IsOptional() @IsIn(TICKET_PRIORITIES) priority?: TicketPriority;
  /** Only tickets assigned to this member of staff. */
  @IsOptional() @IsUUID() assignedTo?: string;
  /** Only tickets of this requester. */
  @IsOptional() @IsUUID() userId?: string;
  /** Only the ticket made from this form. */
  @IsOptional() @IsUUID() submissionId?: string;
  /** `true`: only tickets to which the team owes an answer. */
  @IsOptional() @Transform(({ value }) => value === 'true' || value === true) @IsBoolean() waiting?: boolean;
  /** One view of the support team: the reader’s own, unassigned, waiting for the team or for the requester, late, or solved. */
  @IsOptional() @IsIn(TICKET_VIEWS) view?: TicketView;
  /** Only tickets with this tag, or with each of several: `import,late fee`. */
  @IsOptional() @Matches(TICKET_TAGS, { context: { fault: 'shape' } }) tag?: string;
}

/** Number of tickets in each view. */
export class TicketCounts {
  mine: number;
  unassigned: number;
  waiting: number;
  pending: number;
  breached: number;
  /** Counted up to `atMost`, like `all`. */
  solved: number;
  all: number;
  atMost: number;
}

export class NewTicket {
  @UnlessTakenOver() @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_SUBJECT_MAX) subject?: string;
  @UnlessTakenOver() @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_TEXT_MAX) description?: string;
  @IsOptional() @IsIn(TICKET_PRIORITIES) priority?: TicketPriority;
  /** For staff and admins: the form that is taken over. Others get 403. */
  @IsOptional() @IsUUID() submissionId?: string;
}

/** `status` requests a change of state. Only the team may change priority and assignee: 403 for others. */
export class TicketChange {
  @IsOptional() @IsIn(TICKET_STATUSES) status?: TicketStatus;
  @IsOptional() @IsIn(TICKET_PRIORITIES) priority?: TicketPriority;
  /** Null assigns it to no one. */
  @IsOptional() @IsUUID() assignedTo?: string | null;
  /** Only for the team: replaces all tags. 403 for others. */
  @IsOptional()
  @ArrayMaxSize(TICKET_TAGS_MOST)
  @Matches(TICKET_TAG, { each: true, context: { fault: 'shape' } })
  tags?: string[] | null;
  @IsOptional() @IsInt() version?: number;
  /**
   * With `status`: undoes solving or closing. The ticket returns to that status, and to the side whose turn it was. 403 for
   * others.
   */
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

/** The same change of many tickets. Fields that are left out don’t change. */
export class TicketsChange extends ChosenRows {
  /** As in the change of one ticket. */
  @IsOptional() @IsBoolean() undo?: boolean;
  /**
   * The version of each of `ids`, in the same order. Without it, changes that colleagues made in the meantime are overwritten.
   */
  @IsOptional() @ArrayMaxSize(200) @IsInt({ each: true }) versions?: number[];
  @IsOptional() @IsIn(TICKET_STATUSES) status?: TicketStatus;
  @IsOptional() @IsIn(TICKET_PRIORITIES) priority?: TicketPriority;
  /** Null assigns them to no one. */
  @IsOptional() @IsUUID() assignedTo?: string | null;
  @IsOptional() @Matches(TICKET_TAG, { context: { fault: 'shape' } }) addTag?: string;
  @IsOptional() @Matches(TICKET_TAG, { context: { fault: 'shape' } }) removeTag?: string;
}

export class NewTicketMessage {
  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_TEXT_MAX) message: string;
  /** For staff: `true` answers although the ticket is assigned to a colleague, and takes it over. */
  @IsOptional() @IsBoolean() takeOver?: boolean;
}

/** The team’s time for a ticket. Minutes are those of open hours. */
export class TicketClockResponse {
  @IsIn(['running', 'paused', 'solved']) state: 'running' | 'paused' | 'solved';
  /** When the first answer was due. Null for tickets from before targets existed. */
  firstDueAt: string | null;
  firstAnsweredAt: string | null;
  firstMinutes: number | null;
  /** When it must be solved. Null while the team waits, and once it is solved. */
  resolutionDueAt: string | null;
  /** Minutes counted before the clock last started. */
  spentMinutes: number;
  resolutionTarget: number | null;
  firstBreached: boolean;
  resolutionBreached: boolean;
}

export class TicketResponse {
  id: string;
  /** The number that people quote, as #1042. */
  number: number;
  subject: string;
  description: string;
  @IsIn(TICKET_STATUSES) status: TicketStatus;
  @IsIn(TICKET_PRIORITIES) priority: TicketPriority;
  /** The requester. Null if it came from a form of the site, from someone without an account. */
  userId: string | null;
  name: string;
  /** Null for a caller who left none. */
  email: string | null;
  /** The number given on the phone, or the one of their account at that time. Null for requesters. */
  phone: string | null;
  @IsIn(CODES) language: Language;
  assignedTo: string | null;
  /** Null for requesters, who see that it is assigned, but not to whom. */
  assignedName: string | null;
  submissionId: string | null;
  /** Whether the team owes an answer. */
  waiting: boolean;
  lastMessageAt: string;
  /** The ticket in which it continues, and its number. */
  mergedInto: string | null;
  mergedNumber: number | null;
  /** The ticket from which its messages were moved. */
  splitFrom: string | null;
  splitNumber: number | null;
  /** Null for requesters, like `clock`. */
  tags: string[] | null;
  clock: TicketClockResponse | null;
  /** The requester’s comment on the rating. */
  @IsIn(TICKET_RATINGS) rating: TicketRatingValue | null;
  ratingComment: string | null;
  createdAt: string;
  version: number;
}

export class TicketMessageResponse {
  id: string;
  message: string;
  fromOffice: boolean;
  /** The colleague who wrote it. Null for the requester’s own messages, and if the reader is a requester. */
  authorName: string | null;
  /** The number of the ticket in which it was written, if it was moved. Null for requesters. */
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
