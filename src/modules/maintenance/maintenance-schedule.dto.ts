import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MAINTENANCE } from '../../contract/limits.js';
import {
  DEVICE_KINDS,
  MAINTENANCE_RHYTHMS,
  MAINTENANCE_STATES,
  SEASONS,
  type DeviceKind,
  type MaintenanceRhythm,
  type MaintenanceState,
  type Season,
} from '../../contract/maintenance.js';
import { ISSUE_TYPES, type IssueType } from '../../contract/priorities.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

const CATEGORIES = ISSUE_TYPES.map(({ key }) => key);

/** One due day within the year that was asked for. */
export class MaintenanceDueDay {
  dueOn: string;
  @IsIn(MAINTENANCE_STATES) state: MaintenanceState;
  /** The request that was made of it. */
  requestId: string | null;
}

export class MaintenanceScheduleResponse {
  id: string;
  propertyId: string;
  propertyName: string;
  unitId: string | null;
  unitLabel: string | null;
  @IsIn([...DEVICE_KINDS, null]) deviceKind: DeviceKind | null;
  deviceName: string | null;
  title: string;
  @IsIn(CATEGORIES) category: IssueType;
  instructions: string | null;
  checklist: string[];
  @IsIn(MAINTENANCE_RHYTHMS) rhythm: MaintenanceRhythm;
  everyMonths: number | null;
  startsOn: string;
  @IsIn(SEASONS, { each: true }) seasons: Season[];
  leadDays: number;
  supplierId: string | null;
  supplierName: string | null;
  /** The next due day that is no request yet, if it is neither paused nor archived. */
  nextOn: string;
  /** The day on which that request is made. */
  raisesOn: string;
  paused: boolean;
  /** The property or the unit is archived: no requests are made. */
  archived: boolean;
  ended: boolean;
  /** The due days within the year that was asked for; empty without a year. */
  dueDays: MaintenanceDueDay[];
  createdAt: string;
  version: number;
}

export class MaintenanceScheduleBody {
  @IsOptional() @IsUUID() unitId?: string | null;
  @IsOptional() @IsIn(DEVICE_KINDS) deviceKind?: DeviceKind | null;
  /** Which one, in the landlord’s words: “Boiler, basement”. */
  @IsOptional() @trimmed @IsString() @MaxLength(80) deviceName?: string | null;
  /** What to do and how: the description of the requests. */
  @IsOptional() @trimmed @IsString() @MaxLength(MAINTENANCE.instructionsMax) instructions?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAINTENANCE.checklistMax)
  @IsString({ each: true })
  @Length(1, MAINTENANCE.lineMax, { each: true })
  checklist?: string[];
  /** Needed by the rhythm `months`. */
  @IsOptional() @IsInt() @Min(1) @Max(MAINTENANCE.monthsMax) everyMonths?: number | null;
  /** Needed by the rhythm `seasons`. */
  @IsOptional() @IsArray() @ArrayUnique() @IsIn(SEASONS, { each: true }) seasons?: Season[];
  /** Shorter than the shortest month times the months between two due days. */
  @IsOptional() @IsInt() @Min(0) @Max(MAINTENANCE.leadDaysMax) leadDays?: number;
  /** Entry of the directory: one of `GET /maintenance-schedules/suppliers`. */
  @IsOptional() @IsUUID() supplierId?: string | null;
}

export class CreateMaintenanceScheduleRequest extends MaintenanceScheduleBody {
  @IsUUID() propertyId: string;
  @trimmed @IsString() @Length(1, 120) title: string;
  @IsIn(CATEGORIES) category: IssueType;
  @IsIn(MAINTENANCE_RHYTHMS) rhythm: MaintenanceRhythm;
  /** A due day, from which the others are counted; it may have passed. @example "2026-12-01" */
  @IsCalendarDay() startsOn: string;
}

/** Changes what is sent, for the due days that are no request yet. */
export class UpdateMaintenanceScheduleRequest extends MaintenanceScheduleBody {
  @IsOptional() @IsUUID() propertyId?: string;
  @IsOptional() @trimmed @IsString() @Length(1, 120) title?: string;
  @IsOptional() @IsIn(CATEGORIES) category?: IssueType;
  @IsOptional() @IsIn(MAINTENANCE_RHYTHMS) rhythm?: MaintenanceRhythm;
  @IsOptional() @IsCalendarDay() startsOn?: string;
  /** While it is paused no requests are made; the due days of the pause are left out. */
  @IsOptional() @IsBoolean() paused?: boolean;
  @IsOptional() @IsInt() version?: number;
}

export class MaintenanceScheduleQuery extends ListQuery {
  @IsOptional() @IsUUID() propertyId?: string;
  /** Those of one unit. */
  @IsOptional() @IsUUID() unitId?: string;
  /** Adds the due days of that year to each of them. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(2000) @Max(2199) year?: number;
}

/** A supplier of the landlord’s list, or one who has done a job for the landlord. */
export class MaintenanceSupplier {
  id: string;
  companyName: string;
}
