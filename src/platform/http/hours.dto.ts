import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { IsCalendarDay } from './is-calendar-day.js';

/** `HH:MM` */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Hours of some days of the week. */
export class HoursBody {
  /** 1 is Monday, 7 Sunday. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  days: number[];
  /** @example "22:00" */
  @IsString() @Matches(TIME_OF_DAY, { context: { fault: 'format' } }) from: string;
  /** At or before `from`: on the next day. @example "06:00" */
  @IsString() @Matches(TIME_OF_DAY, { context: { fault: 'format' } }) until: string;
}

/** Days without work, both included. */
export class DaysOffBody {
  /** @example "2026-12-24" */
  @IsCalendarDay() from: string;
  /** @example "2026-12-26" */
  @IsCalendarDay() until: string;
}
