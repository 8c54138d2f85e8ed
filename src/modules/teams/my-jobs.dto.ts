import { OmitType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { EMERGENCY_KINDS, type EmergencyKind } from '../../contract/emergencies/rule.js';
import { ISSUE_TYPES, PRIORITIES, labelOf, type IssueType, type Priority } from '../../contract/priorities.js';
import { REQUEST_LINE_FILES_MAX, REQUEST_LINE_MAX, REQUEST_LINE_MENTIONS_MAX } from '../../contract/work-limits.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { IsInstant } from '../../platform/http/is-instant.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { RequestAttachment, RequestPhotoResponse } from '../documents/document.dto.js';
import { PHOTO_PHASES, type PhotoPhase } from '../documents/rules/purposes.js';
import { NewUploadRequest } from '../documents/uploads/upload.dto.js';
import { ChecklistLineResponse } from '../service-requests/checklist/checklist.dto.js';
import { ReportAnswers } from '../service-requests/report-answers.dto.js';
import { ISSUE_LABELS, PRIORITY_LABELS } from '../service-requests/request.dto.js';
import { RequestContactResponse, RequestPlace } from '../service-requests/request.response.dto.js';
import { AUDIENCES, type Audience } from '../service-requests/rules/audience.js';
import {
  CALLED_OFF_STATES,
  SERVICE_REQUEST_STATES,
  type ServiceRequestState,
} from '../service-requests/service-request.states.js';
import { RequestPersonResponse } from '../service-requests/talk/talk.dto.js';
import { PRICE_REASON_MAX } from './limits.js';
import { VisitResponse } from './team-jobs.dto.js';

/** What can hold the start of a job. */
export const START_HOLDS = ['price', 'papers'] as const;
export type StartHold = (typeof START_HOLDS)[number];

export class FinishVisit {
  /** Whether the work is done. If not, another visit is needed. */
  @IsBoolean() done: boolean;
  /** What was done, or what is still needed. Everyone in the conversation can read it. */
  @IsOptional() @trimmed @IsString() @MaxLength(2000) note?: string | null;
  /** The times of the visit, if they differ from those of the buttons. */
  @IsOptional() @IsInstant() startedAt?: string;
  @IsOptional() @IsInstant() finishedAt?: string;
  /** Completes the work although lines of its checklist are open (422 `checklist_open` without it). */
  @IsOptional() @IsBoolean() leaveOpenLines?: boolean;
}

export class NewPriceNeed {
  /** What the whole job will cost, before tax, in the property's currency. */
  @IsInt() @Min(1) @Max(2 ** 31 - 1) amountCents: number;
  /** Why. The owner of the company reads it. */
  @trimmed @IsString() @IsNotEmpty() @MaxLength(PRICE_REASON_MAX) reason: string;
}

export class NewMyJobLine {
  /** Empty only with `attachmentIds`. */
  @trimmed @IsString() @MaxLength(REQUEST_LINE_MAX) message: string;
  /** Photos and PDFs that were uploaded by `POST /my-jobs/{id}/attachments`. */
  @IsOptional() @IsUUID('all', { each: true }) @ArrayMaxSize(REQUEST_LINE_FILES_MAX) attachmentIds?: string[];
  /** Those of `people` whom the message mentions as `@` and their name. They are notified immediately. */
  @IsOptional() @IsUUID('all', { each: true }) @ArrayMaxSize(REQUEST_LINE_MENTIONS_MAX) mentions?: string[];
}

export class MyJobPhotoFields {
  /** Whether it shows the problem (`before`, the default) or the finished work (`after`). */
  @IsOptional() @IsIn(PHOTO_PHASES) phase?: PhotoPhase;
}

/** The multipart body as the API document shows it. */
export class MyJobPhotoUpload extends MyJobPhotoFields {
  /** A picture, at most 20 MiB. */
  file: string;
}

export class MyJobAttachmentFields {
  /** A name instead of the file's own. */
  @IsOptional() @IsString() @MaxLength(200) name?: string;
}

export class MyJobAttachmentUpload extends MyJobAttachmentFields {
  /** A photo or a PDF, at most 20 MiB. */
  file: string;
}

/** A photo or a video to be uploaded in parts. */
export class NewMyJobUpload extends OmitType(NewUploadRequest, ['requestId'] as const) {}

/** A technician's job: what to do, where and when. It has no prices. */
export class MyJobResponse {
  id: string;
  title: string;
  description: string;
  /** The language that the author of title and description had chosen; null if it is unknown. */
  language: string | null;
  @IsIn(ISSUE_LABELS) issueType: string;
  @IsIn(PRIORITY_LABELS) priority: string;
  /** The emergencies that were recognised in the words. */
  @IsIn(EMERGENCY_KINDS, { each: true }) floorKinds: EmergencyKind[];
  @IsIn(SERVICE_REQUEST_STATES) status: ServiceRequestState;
  /** Whether the technician may enter while the tenant is away. Null once the request is canceled or declined. */
  mayEnter: boolean | null;
  place: RequestPlace | null;
  contact: RequestContactResponse | null;
  scheduledFor: string | null;
  scheduledUntil: string | null;
  /** The owner's note for the technician: what to bring or to know. */
  note: string | null;
  /** The id under which the note is translated. */
  assignmentId: string;
  noteLanguage: string | null;
  /** How many lines of the conversation the reader hasn't seen. */
  unreadCount: number;
  /** The currency of amounts that the reader enters. */
  currency: string | null;
  /** When the reader's current visit started. Null if there is none. */
  startedAt: string | null;
  completedAt: string | null;
}

export class MyDayResponse {
  /** The company that the technician works for. */
  company: string;
  /** Open jobs by time, those without an appointment last, then the jobs finished in the last 7 days. */
  jobs: MyJobResponse[];
}

export class MyJobLine {
  id: string;
  @IsIn(['status', 'comment', 'photo', 'appointment']) kind: 'status' | 'comment' | 'photo' | 'appointment';
  detail: string | null;
  note: string | null;
  /** The language that the author had chosen; null if it is unknown. */
  language: string | null;
  /** Who can read it besides the landlord. */
  @IsIn(AUDIENCES) audience: Audience;
  /** The role of the person who did it. */
  by: string;
  author: string | null;
  own: boolean;
  at: string;
  /** Files attached to a line of the conversation. */
  attachments: RequestAttachment[];
  /** Names of the people who are mentioned in a line. */
  mentions: string[];
  /** Whether the reader is one of them. */
  mentionsMe: boolean;
}

export class MyJobDetail extends MyJobResponse {
  /**
   * Why the work can't start yet: a price waits for the landlord's answer (`price`), or an insurance or a license of the
   * company has expired or is missing (`papers`). Null if it can start or has started. It never says how much.
   */
  @IsIn(START_HOLDS) startHeld: StartHold | null;
  /** What its writer answered to plain questions when it was filed. */
  answers: ReportAnswers;
  /** What happened and what was written, oldest first. */
  events: MyJobLine[];
  /** Whom the reader can mention. */
  people: RequestPersonResponse[];
  photos: RequestPhotoResponse[];
  /** The phases for which photos can be added now. */
  @IsIn(PHOTO_PHASES, { each: true }) photoPhases: PhotoPhase[];
  checklist: ChecklistLineResponse[];
  /** The reader's own visits, oldest first. */
  visits: VisitResponse[];
}

export interface MyJobRow extends Omit<
  MyJobResponse,
  'issueType' | 'priority' | 'floorKinds' | 'scheduledFor' | 'scheduledUntil' | 'startedAt' | 'completedAt'
> {
  issueType: IssueType;
  priority: Priority;
  floorKinds: EmergencyKind[] | null;
  scheduledFor: Date | null;
  scheduledUntil: Date | null;
  startedAt: Date | null;
  completedAt: Date | null;
}

export function toMyJob(row: MyJobRow): MyJobResponse {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    language: row.language,
    issueType: labelOf(ISSUE_TYPES, row.issueType),
    priority: labelOf(PRIORITIES, row.priority),
    floorKinds: row.floorKinds ?? [],
    status: row.status,
    mayEnter: CALLED_OFF_STATES.includes(row.status) ? null : row.mayEnter,
    place: row.place,
    contact: row.contact,
    scheduledFor: isoOrNull(row.scheduledFor),
    scheduledUntil: isoOrNull(row.scheduledUntil),
    note: row.note,
    assignmentId: row.assignmentId,
    noteLanguage: row.noteLanguage,
    unreadCount: row.unreadCount,
    currency: row.currency,
    startedAt: isoOrNull(row.startedAt),
    completedAt: isoOrNull(row.completedAt),
  };
}
