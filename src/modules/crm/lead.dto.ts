import { PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  Allow,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { CURRENCY_CODES, type Currency } from '../../contract/currencies.js';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { LEAD_LIMITS, LEAD_SOURCES, LEAD_STATUSES, type LeadSource, type LeadStatus } from '../../contract/leads.js';
import { AMOUNT_MAX_CENTS } from '../../contract/limits.js';
import { iso, isoOrNull } from '../../platform/database/iso.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { nameLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);
const Flag = () => Transform(({ value }) => value === 'true' || value === true);
/** A form that is taken over knows who sent it. */
const UnlessTakenOver = () =>
  ValidateIf((body: { submissionId?: string | null }, value) => !body.submissionId || value !== undefined);

export class LeadQuery extends ListQuery {
  /** Those that this member of staff looks after. */
  @IsOptional() @IsUUID() staffId?: string;
  /** Those that nobody looks after. */
  @IsOptional() @Flag() @IsBoolean() unassigned?: boolean;
  @IsOptional() @IsIn(LEAD_STATUSES) status?: LeadStatus;
  @IsOptional() @IsIn(LEAD_SOURCES) source?: LeadSource;
  /** Open leads whose next step is due today or overdue. */
  @IsOptional() @Flag() @IsBoolean() due?: boolean;
  /** The one that this form belongs to. */
  @IsOptional() @IsUUID() submissionId?: string;
}

export type LeadFilter = Pick<LeadQuery, 'staffId' | 'unassigned' | 'status' | 'source' | 'due' | 'submissionId'>;

export class LeadDetails {
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(120) company?: string | null;
  /** Mails to the lead are written in it. */
  @IsOptional() @IsIn(CODES) language?: Language;
  @IsOptional() @IsString() @MaxLength(5000) notes?: string | null;
  /** Who looks after it: staff or an admin of the same world. Left out of a new lead: the member of staff who makes it; null: nobody. */
  @IsOptional() @IsUUID() staffId?: string | null;
  /** What it would pay a year, in minor units of the product’s own currency. */
  @IsOptional() @IsInt() @Min(0) @Max(AMOUNT_MAX_CENTS) valueCents?: number | null;
  @IsOptional() @trimmed @IsString() @MaxLength(LEAD_LIMITS.step) nextStep?: string | null;
  /** The day of the next step, of which its owner is reminded in the morning. Goes when the step goes. */
  @IsOptional() @IsCalendarDay() nextStepOn?: string | null;
}

/** With `submissionId` a form is taken over: what is left out comes from it. */
export class NewLead extends LeadDetails {
  @IsOptional() @IsUUID() submissionId?: string;
  @UnlessTakenOver() @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName?: string;
  @UnlessTakenOver() @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName?: string;
  @UnlessTakenOver() @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) email?: string;
  @IsOptional() @IsIn(LEAD_SOURCES) source?: LeadSource;
}

export class LeadFields extends LeadDetails {
  @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName: string;
  @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) email: string;
}

/** What is sent is changed; `status` is a step of its way. */
export class LeadChange extends PartialType(LeadFields) {
  @IsOptional() @IsIn(LEAD_STATUSES) status?: LeadStatus;
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() source?: unknown;
  @Allow() request?: unknown;
  @Allow() staffName?: unknown;
  @Allow() submissionId?: unknown;
  @Allow() userId?: unknown;
  @Allow() contactedAt?: unknown;
  @Allow() createdAt?: unknown;
  @Allow() currency?: unknown;
  @Allow() closedAt?: unknown;
  @Allow() activeAt?: unknown;
  @Allow() mergedIntoId?: unknown;
  @Allow() emailStopped?: unknown;
}

export class LeadResponse {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  company: string | null;
  @IsIn(CODES) language: Language;
  @IsIn(LEAD_SOURCES) source: LeadSource;
  @IsIn(LEAD_STATUSES) status: LeadStatus;
  /** What the lead wrote, in its own words. */
  request: string | null;
  notes: string | null;
  staffId: string | null;
  staffName: string | null;
  submissionId: string | null;
  userId: string | null;
  /** When the office last wrote. */
  contactedAt: string | null;
  createdAt: string;
  version: number;
  /** What it would pay a year. */
  valueCents: number | null;
  @IsIn(CURRENCY_CODES) currency: Currency | null;
  nextStep: string | null;
  nextStepOn: string | null;
  /** When it was won or lost. */
  closedAt: string | null;
  /** When something last happened with it. */
  activeAt: string;
  /** The lead that took over everything of this one. */
  mergedIntoId: string | null;
  /** Whether its owner wants no more sales emails. */
  emailStopped: boolean;
}

type Instants = 'contactedAt' | 'createdAt' | 'closedAt' | 'activeAt';
export type LeadRow = Omit<LeadResponse, Instants> & {
  contactedAt: Date | string | null;
  closedAt: Date | string | null;
  createdAt: Date | string;
  activeAt: Date | string;
};

const PLAIN = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'language',
  'source',
  'status',
  'request',
  'notes',
  'staffId',
  'staffName',
  'submissionId',
  'userId',
  'version',
  'valueCents',
  'currency',
  'nextStep',
  'nextStepOn',
  'mergedIntoId',
  'emailStopped',
] as const satisfies readonly Exclude<keyof LeadResponse, Instants>[];

export function toLead(row: LeadRow): LeadResponse {
  const plain = Object.fromEntries(PLAIN.map((name) => [name, row[name]])) as Pick<
    LeadResponse,
    (typeof PLAIN)[number]
  >;
  return {
    ...plain,
    contactedAt: isoOrNull(row.contactedAt),
    createdAt: iso(row.createdAt),
    closedAt: isoOrNull(row.closedAt),
    activeAt: iso(row.activeAt),
  };
}
