import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { REQUEST_PHOTOS_MAX } from '../../contract/limits.js';
import { ISSUE_TYPES, PRIORITIES, issueTypeOf, labelOf, priorityOf } from '../../contract/priorities.js';
import { AMOUNT_MAX_CENTS, FLOOR_REASON_MAX, OFFER_ANSWER_MINUTES } from '../../contract/work-limits.js';
import { IsInstant } from '../../platform/http/is-instant.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { ReportAnswers } from './report-answers.dto.js';
import { SERVICE_REQUEST_STATES, type ServiceRequestState } from './service-request.states.js';

export const PRIORITY_LABELS = PRIORITIES.map(({ value }) => value);
export const ISSUE_LABELS = ISSUE_TYPES.map(({ value }) => value);

/** Accepts the documented label in any case. Any other value is kept, and refused by the validation. */
const toPriority = Transform(({ value }) => asLabel(PRIORITIES, priorityOf(value)) ?? value);
const toIssueType = Transform(({ value }) => asLabel(ISSUE_TYPES, issueTypeOf(value)) ?? value);

function asLabel<K extends string>(options: readonly { value: string; key: K }[], key: K | null): string | null {
  return key && labelOf(options, key);
}

export class NewServiceRequest {
  /** A tenant with one home may leave it out. A landlord names the unit, or the property for the building. */
  @IsOptional() @IsUUID() unitId?: string;
  @IsOptional() @IsUUID() propertyId?: string;
  @IsOptional() @IsUUID() leaseId?: string;
  /** A few words. Taken from the description if left out. */
  @IsOptional() @trimmed @IsString() @MaxLength(120) title?: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(5000) description: string;
  @IsOptional() @toIssueType @IsIn(ISSUE_LABELS) issueType?: string;
  @IsOptional() @toPriority @IsIn(PRIORITY_LABELS) priority?: string;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => ReportAnswers) answers?: ReportAnswers;
  /**
   * Words and answers that name an emergency raise the priority. With a reason here why it is none, the requested priority is
   * kept and the reason is recorded.
   */
  @IsOptional() @trimmed @IsString() @MaxLength(FLOOR_REASON_MAX) belowFloorReason?: string | null;
  /** Whether someone may enter while the tenant is out. */
  @IsOptional() @IsBoolean() mayEnter?: boolean;
  /** How to get in. Shown to the supplier after the acceptance. */
  @IsOptional() @trimmed @IsString() @MaxLength(500) accessNote?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(40) contactPhone?: string | null;
  /** Photos uploaded before with `POST /documents` and the purpose `request_photo`. */
  @IsOptional() @IsArray() @ArrayMaxSize(REQUEST_PHOTOS_MAX) @IsUUID(undefined, { each: true }) photoIds?: string[];
  /** `approved` files and approves the request in one step, for those who may approve. Without it, the request is submitted. */
  @IsOptional() @IsIn(['approved']) status?: 'approved';
}

/** `status` requests a state change (docs/specification/api.md). The other fields that are sent are changed. */
export class ServiceRequestChange {
  @IsOptional() @IsIn(SERVICE_REQUEST_STATES) status?: ServiceRequestState;
  /** A text for the timeline, with the step or as a comment of its own. */
  @IsOptional() @trimmed @IsString() @MaxLength(2000) note?: string | null;
  /** Hides the note from the tenant. */
  @IsOptional() @IsBoolean() internal?: boolean;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(120) title?: string;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(5000) description?: string;
  @IsOptional() @toIssueType @IsIn(ISSUE_LABELS) issueType?: string;
  @IsOptional() @toPriority @IsIn(PRIORITY_LABELS) priority?: string;
  /** Required for a priority below `floorPriority`. Recorded with the change. */
  @IsOptional() @trimmed @IsString() @MaxLength(FLOOR_REASON_MAX) belowFloorReason?: string | null;
  @IsOptional() @IsBoolean() mayEnter?: boolean;
  @IsOptional() @trimmed @IsString() @MaxLength(500) accessNote?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(40) contactPhone?: string | null;
  /** The appointment's window. */
  @IsOptional() @IsInstant() scheduledFor?: string | null;
  @IsOptional() @IsInstant() scheduledUntil?: string | null;
  @IsOptional() @IsInt() @Min(0) @Max(Math.min(AMOUNT_MAX_CENTS, 2 ** 31 - 1)) costCents?: number | null;
  /** With it, a landlord approves a cost above the limit. */
  @IsOptional() @IsBoolean() approveCost?: boolean;
  /**
   * Books the appointment even if the supplier has reached their number of appointments that day (422 `supplier_full` without
   * it).
   */
  @IsOptional() @IsBoolean() overCapacity?: boolean;
  /** Completes the work even if lines of its checklist are open (422 `checklist_open` without it). */
  @IsOptional() @IsBoolean() leaveOpenLines?: boolean;
  @IsOptional() @IsInt() @Min(1) @Max(5) rating?: number | null;
  @IsOptional() @trimmed @IsString() @MaxLength(1000) ratingNote?: string | null;
  /**
   * The author knows that other landlords read the note next to the stars. Without it only the landlord and the supplier read the
   * note.
   */
  @IsOptional() @IsBoolean() ratingNoteShared?: boolean;
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() floorPriority?: unknown;
  @Allow() floorKinds?: unknown;
  @Allow() answers?: unknown;
  @Allow() propertyId?: unknown;
  @Allow() unitId?: unknown;
  @Allow() leaseId?: unknown;
  @Allow() place?: unknown;
  @Allow() landlordName?: unknown;
  @Allow() landlordId?: unknown;
  @Allow() supplier?: unknown;
  @Allow() technician?: unknown;
  @Allow() contact?: unknown;
  @Allow() respondBy?: unknown;
  @Allow() respondedAt?: unknown;
  @Allow() startedAt?: unknown;
  @Allow() completedAt?: unknown;
  @Allow() closedAt?: unknown;
  @Allow() photoCount?: unknown;
  @Allow() unreadCount?: unknown;
  @Allow() readers?: unknown;
  @Allow() audiences?: unknown;
  @Allow() people?: unknown;
  @Allow() moves?: unknown;
  @Allow() readOnly?: unknown;
  @Allow() language?: unknown;
  @Allow() currency?: unknown;
  @Allow() offers?: unknown;
  @Allow() quotes?: unknown;
  @Allow() limitCents?: unknown;
  @Allow() canceledDuring?: unknown;
  @Allow() billableUntil?: unknown;
  @Allow() quoteWaits?: unknown;
  @Allow() timesWaitFor?: unknown;
  @Allow() gaps?: unknown;
  @Allow() own?: unknown;
  @Allow() createdAt?: unknown;
  @Allow() events?: unknown;
  @Allow() photos?: unknown;
  @Allow() photoPhases?: unknown;
  @Allow() dueOn?: unknown;
  @Allow() checklist?: unknown;
  @Allow() appointment?: unknown;
  @Allow() ratingAnswer?: unknown;
}

export class ServiceRequestQuery extends ListQuery {
  /** One state, or several separated by commas. */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(SERVICE_REQUEST_STATES, { each: true })
  status?: ServiceRequestState[];
  @IsOptional() @toPriority @IsIn(PRIORITY_LABELS) priority?: string;
  @IsOptional() @toIssueType @IsIn(ISSUE_LABELS) issueType?: string;
  @IsOptional() @IsUUID() propertyId?: string;
  @IsOptional() @IsUUID() unitId?: string;
  @IsOptional() @IsUUID() leaseId?: string;
  /** `true`: requests that still need action; `false`: closed, declined and canceled ones. */
  @IsOptional()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  open?: boolean;
}

export class NewOffer {
  /** Id in the supplier directory. */
  @IsUUID() supplierId: string;
  /** What may be spent without a quote, in the property’s currency. Without it the account’s limit applies. */
  @IsOptional() @IsInt() @Min(0) @Max(2 ** 31 - 1) budgetCents?: number | null;
  @IsOptional() @trimmed @IsString() @MaxLength(1000) note?: string | null;
  /** The first supplier who accepts gets the job. Otherwise suppliers answer with price and time, and the landlord picks one. */
  @IsOptional() @IsBoolean() firstWins?: boolean;
  /** If the supplier declines or doesn’t answer in time, the next one of the landlord’s list is asked. */
  @IsOptional() @IsBoolean() askNext?: boolean;
  /** How long the supplier has to answer. Without it, as long as the priority allows for a first answer. */
  @IsOptional() @IsInt() @Min(OFFER_ANSWER_MINUTES.min) @Max(OFFER_ANSWER_MINUTES.max) answerMinutes?: number | null;
}

export class OfferAnswer {
  /** The supplier sends `answered` with price and time. The landlord then picks the answer with `accepted`. */
  @IsIn(['answered', 'accepted', 'declined', 'withdrawn']) status: 'answered' | 'accepted' | 'declined' | 'withdrawn';
  /**
   * The price of an answer, in the property’s currency. It is binding once it is picked. A landlord who picks an answer sends the
   * price that they read: 409 `stale_version` if it has changed since.
   */
  @ValidateIf(
    ({ status, amountCents }: OfferAnswer) =>
      status === 'answered' || (amountCents !== undefined && amountCents !== null),
  )
  @IsInt()
  @Min(1)
  @Max(2 ** 31 - 1)
  amountCents?: number | null;
  /** Why the offer is declined. */
  @IsOptional() @trimmed @IsString() @MaxLength(500) reason?: string | null;
  /** Optional with an acceptance, required with an answer. */
  @ValidateIf(
    ({ status, scheduledFor }: OfferAnswer) =>
      status === 'answered' || (scheduledFor !== undefined && scheduledFor !== null),
  )
  @Type(() => String)
  @IsInstant()
  scheduledFor?: string | null;
  @IsOptional() @Type(() => String) @IsInstant() scheduledUntil?: string | null;
  /**
   * Accepts with an appointment even if the supplier has reached their number of appointments that day (422 `supplier_full`
   * without it).
   */
  @IsOptional() @IsBoolean() overCapacity?: boolean;
}
