import { Allow, IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PRIORITIES, labelOf, type Priority } from '../../contract/priorities.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { IsInstant } from '../../platform/http/is-instant.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { PRIORITY_LABELS } from '../service-requests/request.dto.js';
import { RequestPlace } from '../service-requests/request.response.dto.js';
import { SERVICE_REQUEST_STATES, type ServiceRequestState } from '../service-requests/service-request.states.js';

export class AssignJob {
  /** Of the supplier's people, joined or not. */
  @IsUUID() staffId: string;
  /** What to bring or to know. Left out, the earlier one stays. */
  @IsOptional() @trimmed @IsString() @MaxLength(1000) note?: string | null;
}

export class VisitChange {
  @IsOptional() @IsInstant() startedAt?: string;
  /** Null only while the visit goes on. */
  @IsOptional() @IsInstant() finishedAt?: string;
  @IsOptional() @trimmed @IsString() @MaxLength(2000) note?: string | null;
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() staffId?: unknown;
  @Allow() name?: unknown;
  @Allow() minutes?: unknown;
  @Allow() recordedStartAt?: unknown;
  @Allow() recordedFinishAt?: unknown;
  @Allow() correctedAt?: unknown;
}

/** One visit: from Start to Finish. */
export class VisitResponse {
  id: string;
  staffId: string;
  name: string;
  startedAt: string;
  /** Null while it goes on. */
  finishedAt: string | null;
  /** Whole minutes on site; null while it goes on. */
  minutes: number | null;
  note: string | null;
  /** What the buttons recorded: corrections leave it. */
  recordedStartAt: string;
  recordedFinishAt: string | null;
  correctedAt: string | null;
  version: number;
}

/** Who does a job. */
export class JobTechnician {
  staffId: string;
  name: string;
  note: string | null;
}

/** What a technician says that the job will cost. */
export class PriceNeedResponse {
  /** Who says so. */
  name: string;
  /** Before tax, in the property's currency. */
  amountCents: number;
  currency: string;
  reason: string;
  at: string;
}

export class TeamJobResponse {
  technician: JobTechnician | null;
  /** Oldest first. */
  visits: VisitResponse[];
  /** Whole minutes of the visits that are over. */
  minutes: number;
  /** The last one since the supplier's last quote, while the work isn't done; null without one. */
  priceNeed: PriceNeedResponse | null;
}

/** A job in the day plan. */
export class PlannedJob {
  id: string;
  title: string;
  @IsIn(SERVICE_REQUEST_STATES) status: ServiceRequestState;
  @IsIn(PRIORITY_LABELS) priority: string;
  scheduledFor: string | null;
  scheduledUntil: string | null;
  place: RequestPlace | null;
  technician: JobTechnician | null;
  /** Since when someone is there; null when no one is. */
  startedAt: string | null;
  /** Whole minutes of the visits that are over. */
  minutes: number;
}

/** Someone who can be given a job. */
export class PlanPerson {
  id: string;
  name: string;
}

export class TeamPlanResponse {
  people: PlanPerson[];
  /** Open jobs, and those that were finished in the last days: no one's first, then by time. */
  jobs: PlannedJob[];
}

export interface VisitRow extends Omit<
  VisitResponse,
  'startedAt' | 'finishedAt' | 'minutes' | 'recordedStartAt' | 'recordedFinishAt' | 'correctedAt'
> {
  startedAt: Date;
  finishedAt: Date | null;
  recordedStartAt: Date;
  recordedFinishAt: Date | null;
  correctedAt: Date | null;
}

export interface PlannedRow extends Omit<PlannedJob, 'scheduledFor' | 'scheduledUntil' | 'startedAt' | 'priority'> {
  priority: Priority;
  scheduledFor: Date | null;
  scheduledUntil: Date | null;
  startedAt: Date | null;
}

export function toVisit(row: VisitRow): VisitResponse {
  return {
    id: row.id,
    staffId: row.staffId,
    name: row.name,
    startedAt: row.startedAt.toISOString(),
    finishedAt: isoOrNull(row.finishedAt),
    minutes: row.finishedAt && minutesOf(row.startedAt, row.finishedAt),
    note: row.note,
    recordedStartAt: row.recordedStartAt.toISOString(),
    recordedFinishAt: isoOrNull(row.recordedFinishAt),
    correctedAt: isoOrNull(row.correctedAt),
    version: row.version,
  };
}

export function toPlanned(row: PlannedRow): PlannedJob {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    priority: labelOf(PRIORITIES, row.priority),
    scheduledFor: isoOrNull(row.scheduledFor),
    scheduledUntil: isoOrNull(row.scheduledUntil),
    place: row.place,
    technician: row.technician,
    startedAt: isoOrNull(row.startedAt),
    minutes: row.minutes,
  };
}

function minutesOf(from: Date, until: Date): number {
  return Math.floor((until.getTime() - from.getTime()) / 60_000);
}
