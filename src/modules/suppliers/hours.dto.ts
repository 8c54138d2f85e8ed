import { Type } from 'class-transformer';
import { Allow, ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min, ValidateNested, IsObject } from 'class-validator';
import { HOURS } from '../../contract/hours.js';
import { JOBS_A_DAY_MAX } from '../../contract/supplier-hours.js';
import { DaysOffBody, HoursBody } from '../../platform/http/hours.dto.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { IsTimeZone } from '../../platform/http/is-time-zone.js';

/** When a supplier works. It replaces everything that was saved before. */
export class SaveSupplierHours {
  /** Empty if the supplier states no hours. */
  @IsArray()
  @ArrayMaxSize(HOURS.hoursMax)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => HoursBody)
  hours: HoursBody[];
  @IsArray()
  @ArrayMaxSize(HOURS.daysOffMax)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => DaysOffBody)
  daysOff: DaysOffBody[];
  /** The most appointments in a day. No limit if left out. */
  @IsOptional() @IsInt() @Min(1) @Max(JOBS_A_DAY_MAX) jobsADay?: number | null;
  /** The first day on which the supplier takes new jobs again. */
  @IsOptional() @IsCalendarDay() resumesOn?: string | null;
  /** The time zone of all days and times. */
  @IsTimeZone() timeZone: string;
  /** The version that was read. 0 if nothing was saved before. */
  @IsOptional() @IsInt() version?: number;

  @Allow() fullDays?: unknown;
}

/** When a supplier works, as stated by the supplier. */
export class SupplierHoursResponse {
  hours: HoursBody[];
  daysOff: DaysOffBody[];
  jobsADay: number | null;
  /** The first day on which the supplier takes new jobs again. Null or a past day if the supplier takes jobs now. */
  resumesOn: string | null;
  /** The days among the next 60 on which the supplier already has as many appointments as they take, over all landlords. */
  fullDays: string[];
  timeZone: string;
  version: number;
}
