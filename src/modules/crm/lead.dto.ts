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
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { iso, isoOrNull } from '../../platform/database/iso.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { nameLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);
const Flag = () => Transform(({ value }) => value === 'true' || value === true);
/** Not required if a form is taken over, because it names its sender. */
const UnlessTakenOver = () =>
  ValidateIf((body: { submissionId?: string | null }, value) => !body.submissionId || value !== undefined);

export class LeadQuery extends ListQuery {
  /** Only leads assigned to this member of staff. */
  @IsOptional() @IsUUID() staffId?: string;
  /** Only leads that are assigned to no one. */
  @IsOptional() @Flag() @IsBoolean() unassigned?: boolean;
  @IsOptional() @IsIn(LEAD_STATUSES) status?: LeadStatus;
  @IsOptional() @IsIn(LEAD_SOURCES) source?: LeadSource;
  /** Only open leads whose next step is due today or overdue. */
  @IsOptional() @Flag() @IsBoolean() due?: boolean;
  /** Only the lead to which this form belongs. */
  @IsOptional() @IsUUID() submissionId?: string;
}

export type LeadFilter = Pick<LeadQuery, 'staffId' | 'unassigned' | 'status' | 'source' | 'due' | 'submissionId'>;

export class LeadDetails {
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(120) company?: string | null;
  /** The language of emails to the lead. */
  @IsOptional() @IsIn(CODES) language?: Language;
  @IsOptional() @IsString() @MaxLength(5000) notes?: string | null;
  /**
   * The owner: staff or an admin of the same world (real or demo). Without it, a new lead is assigned to the member of staff who
   * makes it; null assigns it to no one.
   */
  @IsOptional() @IsUUID() staffId?: string | null;
  /** The expected revenue in a year, in minor units of the product’s own currency. */
  @IsOptional() @IsInt() @Min(0) @Max(AMOUNT_MAX_CENTS) valueCents?: number | null;
  @IsOptional() @trimmed @IsString() @MaxLength(LEAD_LIMITS.step) nextStep?: string | null;
  /** The day of the next step. Its owner is reminded in the morning. Cleared together with the step. */
  @IsOptional() @IsCalendarDay() nextStepOn?: string | null;
}

/** With `submissionId`, a form is taken over, and fields that are left out come from it. */
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

/** Fields that are sent are changed. `status` moves the lead to a stage. */
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
  @Allow() otherEmails?: unknown;
  @Allow() otherPhones?: unknown;
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
  /** What the lead wrote, unchanged. */
  request: string | null;
  notes: string | null;
  staffId: string | null;
  staffName: string | null;
  submissionId: string | null;
  userId: string | null;
  /** When the team last wrote. */
  contactedAt: string | null;
  createdAt: string;
  version: number;
  /** The expected revenue in a year. */
  valueCents: number | null;
  @IsIn(CURRENCY_CODES) currency: Currency | null;
  nextStep: string | null;
  nextStepOn: string | null;
  /** When it was won or lost. */
  closedAt: string | null;
  /** Time of the latest activity. */
  activeAt: string;
  /** The lead into which this one was merged. */
  mergedIntoId: string | null;
  /** Whether the address has unsubscribed from sales emails. */
  emailStopped: boolean;
  /** Addresses of leads that were merged into this one, as far as they differ from its own. */
  otherEmails: string[];
  /** The same for phone numbers. */
  otherPhones: string[];
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
  'otherEmails',
  'otherPhones',
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
