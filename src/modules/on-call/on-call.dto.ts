import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
  IsObject,
} from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import {
  ON_CALL,
  ON_CALL_CHANNELS,
  ON_CALL_KINDS,
  ON_CALL_OUTCOMES,
  ON_CALL_STATES,
  type OnCallChannel,
  type OnCallKind,
  type OnCallOutcome,
  type OnCallState,
} from '../../contract/on-call.js';
import { DaysOffBody, HoursBody, TIME_OF_DAY } from '../../platform/http/hours.dto.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { IsTimeZone } from '../../platform/http/is-time-zone.js';
import { nameLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';

const CODES = LANGUAGES.map(({ code }) => code);

export class OnCallHours extends HoursBody {}

/** Days on which someone isn’t asked, both included. */
export class OnCallDaysOff extends DaysOffBody {}

export class OnCallPersonBody {
  @IsIn(ON_CALL_KINDS) kind: OnCallKind;
  /** Of a supplier: one of `suppliers`. */
  @IsOptional() @IsUUID() supplierId?: string | null;
  /** Of a colleague: one of `members`. */
  @IsOptional() @IsUUID() userId?: string | null;
  /** Of someone outside the product: name and email are needed. */
  @IsOptional() @trimmed @IsString() @Length(1, 120) @nameLine name?: string | null;
  @IsOptional() @trimmed @IsEmail() @MaxLength(254) email?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @IsIn(CODES) language?: Language | null;
  /** Whether this person has agreed to text messages. */
  @IsOptional() @IsBoolean() texts?: boolean | null;
  /** None: at all hours. */
  @IsArray()
  @ArrayMaxSize(ON_CALL.hoursMax)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OnCallHours)
  hours: OnCallHours[];
  @IsArray()
  @ArrayMaxSize(ON_CALL.daysOffMax)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OnCallDaysOff)
  daysOff: OnCallDaysOff[];
}

export class SaveOnCallRequest {
  /** In the order in which they are asked. */
  @IsArray()
  @ArrayMaxSize(ON_CALL.peopleMax)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OnCallPersonBody)
  people: OnCallPersonBody[];
  /** Minutes until the next person is asked. */
  @IsInt() @Min(ON_CALL.minutesMin) @Max(ON_CALL.minutesMax) stepMinutes: number;
  /** Of all hours and days off. */
  @IsTimeZone() timeZone: string;
  @IsOptional() @IsInt() version?: number;
}

export class OnCallPerson {
  id: string;
  @IsIn(ON_CALL_KINDS) kind: OnCallKind;
  /** Of a supplier. */
  supplierId: string | null;
  /** Of a colleague. */
  userId: string | null;
  /** Whether the supplier is no longer one of those who can be added. Stays on the list until removed. */
  former: boolean;
  /** Whether the supplier’s account is closed: no one is asked then. */
  closed: boolean;
  /** Null for the landlord, if that is who asks. */
  name: string | null;
  email: string | null;
  phone: string | null;
  @IsIn([...CODES, null]) language: Language | null;
  texts: boolean;
  hours: OnCallHours[];
  daysOff: OnCallDaysOff[];
}

/** A supplier of the landlord’s list, or one who has done a job for the landlord. */
export class OnCallSupplier {
  id: string;
  companyName: string;
}

/** Someone who works in the account: an owner, or a colleague. */
export class OnCallMember {
  userId: string;
  name: string;
}

export class OnCallResponse {
  people: OnCallPerson[];
  /** Who is on the list as the landlord: the first owner. Null if that is who asks. */
  landlordName: string | null;
  /** Who else of the account can be added, as a colleague. */
  members: OnCallMember[];
  stepMinutes: number;
  timeZone: string;
  /** Who can be added. */
  suppliers: OnCallSupplier[];
  /** Whether text messages can be sent. */
  textsReady: boolean;
  /** 0 until something is saved. */
  version: number;
}

export class OnCallDutyQuery {
  /** With `time`, by the clock of the list; without both it is now. @example "2026-12-24" */
  @IsOptional() @IsCalendarDay() day?: string;
  /** @example "22:30" */
  @IsOptional() @IsString() @Matches(TIME_OF_DAY, { context: { fault: 'format' } }) time?: string;
}

export class OnCallDuty {
  day: string;
  time: string;
  /** Whether someone is on duty; if not, `people` are those who are asked all the same. */
  onDuty: boolean;
  /** In the order in which they are asked: ids of the list. */
  people: string[];
}

/** One person who was asked. */
export class OnCallAskResponse {
  name: string;
  @IsIn(ON_CALL_KINDS) kind: OnCallKind;
  @IsIn(ON_CALL_CHANNELS, { each: true }) channels: OnCallChannel[];
  askedAt: string;
  @IsIn(ON_CALL_OUTCOMES) outcome: OnCallOutcome;
  outcomeAt: string | null;
}

export class OnCallAlarmResponse {
  /** Null: no one was asked about this request. */
  @IsIn([...ON_CALL_STATES, null]) state: OnCallState | null;
  /** Whether the tenant has named an emergency since the appointment was set: it goes on although there is one. */
  despiteAppointment: boolean;
  /** When the next person is asked, or the list is gone through again. */
  nextAt: string | null;
  asks: OnCallAskResponse[];
}

export class OnCallTestResponse {
  /** How the test was sent. */
  @IsIn(ON_CALL_CHANNELS, { each: true }) channels: OnCallChannel[];
}
