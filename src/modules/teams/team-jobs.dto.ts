import { Allow, IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { EMERGENCY_KINDS, type EmergencyKind } from '../../contract/emergencies/rule.js';
import { PRIORITIES, labelOf, type Priority } from '../../contract/priorities.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { IsInstant } from '../../platform/http/is-instant.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { PRIORITY_LABELS } from '../service-requests/request.dto.js';
import { RequestPlace } from '../service-requests/request.response.dto.js';
import { SERVICE_REQUEST_STATES, type ServiceRequestState } from '../service-requests/service-request.states.js';

export class AssignJob {
  /** One of the supplier's team members, whether they have joined or not. */
  @IsUUID() staffId: string;
  /** The note for the technician: what to bring or to know. If left out, the earlier note stays. */
  @IsOptional() @trimmed @IsString() @MaxLength(1000) note?: string | null;
}

export class VisitChange {
  @IsOptional() @IsInstant() startedAt?: string;
  /** The end of the visit. It can be null only during the visit. */
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

/** A technician's visit, from Start to Finish. */
export class VisitResponse {
  id: string;
  staffId: string;
  name: string;
  startedAt: string;
  /** Null during the visit. */
  finishedAt: string | null;
  /** Whole minutes on site. Null during the visit. */
  minutes: number | null;
  note: string | null;
  /** The times that the buttons recorded. Corrections don't change them. */
  recordedStartAt: string;
  recordedFinishAt: string | null;
  correctedAt: string | null;
  version: number;
}

/** The technician to whom a job is assigned. */
export class JobTechnician {
  staffId: string;
  name: string;
  note: string | null;
}

/** A technician's report of what the job will cost. */
export class PriceNeedResponse {
  /** The technician's name. */
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
  /** Whole minutes of the finished visits. */
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
  /** The emergencies that were recognised in the words. */
  @IsIn(EMERGENCY_KINDS, { each: true }) floorKinds: EmergencyKind[];
  scheduledFor: string | null;
  scheduledUntil: string | null;
  place: RequestPlace | null;
  technician: JobTechnician | null;
  /** When the current visit started. Null if no one is there. */
  startedAt: string | null;
  /** Whole minutes of the finished visits. */
  minutes: number;
}

/** Someone who can be given a job. */
export class PlanPerson {
  id: string;
  name: string;
}

export class TeamPlanResponse {
  people: PlanPerson[];
  /** Open jobs and those finished in the last 7 days: unassigned ones first, then by time. */
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

export interface PlannedRow extends Omit<
  PlannedJob,
  'scheduledFor' | 'scheduledUntil' | 'startedAt' | 'priority' | 'floorKinds'
> {
  priority: Priority;
  floorKinds: EmergencyKind[] | null;
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
    floorKinds: row.floorKinds ?? [],
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
