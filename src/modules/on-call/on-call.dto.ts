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
import { HOLIDAY_DUTIES, HOLIDAYS, type Holiday, type HolidayDuty } from '../../contract/holidays.js';
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

/** ISO 3166-2 of a country and its part. */
const REGION_CODE = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;
const CODES = LANGUAGES.map(({ code }) => code);

export class OnCallHours extends HoursBody {}

/** Days on which this person isn’t asked. The first and the last day are included. */
export class OnCallDaysOff extends DaysOffBody {
  /** Whether they come back every year. */
  @IsOptional() @IsBoolean() yearly?: boolean;
}

export class OnCallPersonBody {
  @IsIn(ON_CALL_KINDS) kind: OnCallKind;
  /** For a supplier: one of `suppliers`. */
  @IsOptional() @IsUUID() supplierId?: string | null;
  /** For an owner or a colleague, kind `colleague`: one of `members`. */
  @IsOptional() @IsUUID() userId?: string | null;
  /** For a person outside the product: name and email are required. */
  @IsOptional() @trimmed @IsString() @Length(1, 120) @nameLine name?: string | null;
  @IsOptional() @trimmed @IsEmail() @MaxLength(254) email?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @IsIn(CODES) language?: Language | null;
  /** Whether this person has agreed to text messages. */
  @IsOptional() @IsBoolean() texts?: boolean | null;
  /** Empty means at all hours. */
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
  /** What public holidays mean for this person. Left out: nothing. */
  @IsOptional() @IsIn(HOLIDAY_DUTIES) holidays?: HolidayDuty;
}

export class SaveOnCallRequest {
  /** The people in the order in which they are asked. */
  @IsArray()
  @ArrayMaxSize(ON_CALL.peopleMax)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OnCallPersonBody)
  people: OnCallPersonBody[];
  /** Minutes until the next person is asked. */
  @IsInt() @Min(ON_CALL.minutesMin) @Max(ON_CALL.minutesMax) stepMinutes: number;
  /** The time zone of all hours and days off. */
  @IsTimeZone() timeZone: string;
  /**
   * The region whose public holidays count. Left out: as before, or that of the first property.
   * @example "CA-QC"
   */
  @IsOptional() @IsString() @Matches(REGION_CODE, { context: { fault: 'format' } }) holidayRegion?: string | null;
  @IsOptional() @IsInt() version?: number;
}

export class OnCallPerson {
  id: string;
  @IsIn(ON_CALL_KINDS) kind: OnCallKind;
  /** Set for a supplier. */
  supplierId: string | null;
  /** Set for an owner or a colleague who is named. */
  userId: string | null;
  /** Whether the supplier could no longer be added today. They stay on the list until they are removed. */
  former: boolean;
  /** Whether the supplier’s account is closed, so that they aren’t asked. */
  closed: boolean;
  /** Null if it is the reader. */
  name: string | null;
  email: string | null;
  phone: string | null;
  @IsIn([...CODES, null]) language: Language | null;
  texts: boolean;
  hours: OnCallHours[];
  daysOff: OnCallDaysOff[];
  @IsIn(HOLIDAY_DUTIES) holidays: HolidayDuty;
}

/** A supplier of the landlord’s own list, or one who has accepted a job from the landlord. */
export class OnCallSupplier {
  id: string;
  companyName: string;
}

/** A person who works in the account: an owner or a colleague. */
export class OnCallMember {
  userId: string;
  name: string;
  owner: boolean;
  /** Whether it is the reader. */
  you: boolean;
  /** Whether an entry of the kind `landlord` means this person: the first owner who can sign in. */
  first: boolean;
}

/** A public holiday of the list's region. */
export class OnCallHoliday {
  @IsIn(HOLIDAYS) id: Holiday;
  /** @example "2027-06-24" */
  on: string;
  /** Whether it is the weekday on which a holiday of the weekend is observed. */
  observed: boolean;
}

export class OnCallResponse {
  people: OnCallPerson[];
  /** The first owner who can sign in: the one whom `landlord` means. Null if that is the reader. */
  landlordName: string | null;
  /** Owners and colleagues, who can each be added by name. */
  members: OnCallMember[];
  stepMinutes: number;
  timeZone: string;
  /** The region whose public holidays count. Null without a property and before the list is saved with one. */
  holidayRegion: string | null;
  /** Public holidays of the region in the next year, in order. Empty if the product doesn't know the region's. */
  holidays: OnCallHoliday[];
  /** Suppliers who can be added. */
  suppliers: OnCallSupplier[];
  /** Whether text messages can be sent. */
  textsReady: boolean;
  /** 0 until the list is saved for the first time. */
  version: number;
}

export class OnCallDutyQuery {
  /**
   * Together with `time`, in the list’s time zone. Without both, it is now.
   * @example "2026-12-24"
   */
  @IsOptional() @IsCalendarDay() day?: string;
  /** @example "22:30" */
  @IsOptional() @IsString() @Matches(TIME_OF_DAY, { context: { fault: 'format' } }) time?: string;
}

export class OnCallDuty {
  day: string;
  time: string;
  /** Whether someone is on duty. If not, `people` are those who are asked instead. */
  onDuty: boolean;
  /** Ids of people on the list, in the order in which they are asked. */
  people: string[];
  /** The public holiday of that day in the list's region. */
  @IsIn([...HOLIDAYS, null]) holiday: Holiday | null;
}

/** A person who was asked. */
export class OnCallAskResponse {
  name: string;
  @IsIn(ON_CALL_KINDS) kind: OnCallKind;
  @IsIn(ON_CALL_CHANNELS, { each: true }) channels: OnCallChannel[];
  askedAt: string;
  @IsIn(ON_CALL_OUTCOMES) outcome: OnCallOutcome;
  outcomeAt: string | null;
}

export class OnCallAlarmResponse {
  /** Null if no one was asked about this request. */
  @IsIn([...ON_CALL_STATES, null]) state: OnCallState | null;
  /**
   * Whether the tenant has named an emergency since the appointment was set, so that the search continues despite the
   * appointment.
   */
  despiteAppointment: boolean;
  /** When the next person is asked, or the list is started again. */
  nextAt: string | null;
  asks: OnCallAskResponse[];
}

export class OnCallTestResponse {
  /** The channels on which the test was sent. */
  @IsIn(ON_CALL_CHANNELS, { each: true }) channels: OnCallChannel[];
}
