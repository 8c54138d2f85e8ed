import { Type } from 'class-transformer';
import { Allow, ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min, ValidateNested, IsObject } from 'class-validator';
import { HOURS } from '../../contract/hours.js';
import { JOBS_A_DAY_MAX } from '../../contract/supplier-hours.js';
import { DaysOffBody, HoursBody } from '../../platform/http/hours.dto.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { IsTimeZone } from '../../platform/http/is-time-zone.js';

/** When a supplier works, in the place of what was stated before. */
export class SaveSupplierHours {
  /** None: nothing is stated. */
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
  /** Appointments in a day; without it any number. */
  @IsOptional() @IsInt() @Min(1) @Max(JOBS_A_DAY_MAX) jobsADay?: number | null;
  /** Until this day no new jobs are taken. */
  @IsOptional() @IsCalendarDay() resumesOn?: string | null;
  /** Of all days and times. */
  @IsTimeZone() timeZone: string;
  /** What was read; 0 before anything was stated. */
  @IsOptional() @IsInt() version?: number;

  @Allow() fullDays?: unknown;
}

/** When a supplier works, as stated by the supplier. */
export class SupplierHoursResponse {
  hours: HoursBody[];
  daysOff: DaysOffBody[];
  jobsADay: number | null;
  /** The first day on which new jobs are taken again; null, or a day that is over, when they are taken now. */
  resumesOn: string | null;
  /** Days of the next 60 that have as many appointments as the supplier takes, over all landlords. */
  fullDays: string[];
  timeZone: string;
  version: number;
}
