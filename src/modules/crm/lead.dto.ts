import { PartialType } from '@nestjs/swagger';
import {
  Allow,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { LEAD_SOURCES, LEAD_STATUSES, type LeadSource, type LeadStatus } from '../../contract/leads.js';
import { iso, isoOrNull } from '../../platform/database/iso.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);
/** A form that is taken over knows who sent it. */
const UnlessTakenOver = () =>
  ValidateIf((body: { submissionId?: string | null }, value) => !body.submissionId || value !== undefined);

export class LeadQuery extends ListQuery {
  /** Those that this member of staff looks after. */
  @IsOptional() @IsUUID() staffId?: string;
  @IsOptional() @IsIn(LEAD_STATUSES) status?: LeadStatus;
  @IsOptional() @IsIn(LEAD_SOURCES) source?: LeadSource;
  /** The one that was taken over from this form. */
  @IsOptional() @IsUUID() submissionId?: string;
}

export class LeadDetails {
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(120) company?: string | null;
  /** Mails to the lead are written in it. */
  @IsOptional() @IsIn(CODES) language?: Language;
  @IsOptional() @IsString() @MaxLength(5000) notes?: string | null;
  /** Who looks after it: staff or an admin of the same world. Left out of a new lead: the member of staff who makes it; null: nobody. */
  @IsOptional() @IsUUID() staffId?: string | null;
}

/** With `submissionId` a form is taken over: what is left out comes from it. */
export class NewLead extends LeadDetails {
  @IsOptional() @IsUUID() submissionId?: string;
  @UnlessTakenOver() @trimmed @IsString() @MinLength(1) @MaxLength(80) firstName?: string;
  @UnlessTakenOver() @trimmed @IsString() @MinLength(1) @MaxLength(80) lastName?: string;
  @UnlessTakenOver() @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) email?: string;
  @IsOptional() @IsIn(LEAD_SOURCES) source?: LeadSource;
}

export class LeadFields extends LeadDetails {
  @trimmed @IsString() @MinLength(1) @MaxLength(80) firstName: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(80) lastName: string;
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
}

export class LeadEmail {
  /** One of the e-mail templates; it goes out in the lead's language. */
  @IsUUID() templateId: string;
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
}

export type LeadRow = Omit<LeadResponse, 'contactedAt' | 'createdAt'> & {
  contactedAt: Date | string | null;
  createdAt: Date | string;
};

export function toLead(row: LeadRow): LeadResponse {
  const {
    id,
    firstName,
    lastName,
    email,
    phone,
    company,
    language,
    source,
    status,
    request,
    notes,
    staffId,
    staffName,
    submissionId,
    userId,
    version,
  } = row;
  const instants = { contactedAt: isoOrNull(row.contactedAt), createdAt: iso(row.createdAt) };
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    company,
    language,
    source,
    status,
    request,
    notes,
    staffId,
    staffName,
    submissionId,
    userId,
    ...instants,
    version,
  };
}
