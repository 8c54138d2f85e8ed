import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { CURRENCY_CODES, type Currency } from '../../contract/currencies.js';
import {
  LEAD_ACTIVITIES,
  LEAD_LIMITS,
  LEAD_STATUSES,
  LEAD_TOUCHES,
  type LeadActivityKind,
  type LeadStatus,
  type LeadTouch,
} from '../../contract/leads.js';
import { IsInstant } from '../../platform/http/is-instant.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

export class ActivityQuery extends ListQuery {
  @IsOptional() @IsIn(LEAD_ACTIVITIES) kind?: LeadActivityKind;
}

export class NewActivity {
  @IsIn(LEAD_TOUCHES) kind: LeadTouch;
  @trimmed @IsString() @MinLength(1) @MaxLength(LEAD_LIMITS.text) text: string;
  /** When it happened. Default: now; never later. */
  @IsOptional() @IsInstant() at?: string;
}

export class ActivityResponse {
  id: string;
  @IsIn(LEAD_ACTIVITIES) kind: LeadActivityKind;
  at: string;
  /** When it was written down. */
  createdAt: string;
  /** Null for a form, and for someone whose account is gone. */
  authorName: string | null;
  text: string | null;
  /** Of a form: its answers by their names, and `form`, its kind. Of a change: `from` and `to`. */
  details: Record<string, string> | null;
}

export class MergeLeads {
  /** The lead whose history, forms and missing details move into this one. */
  @IsUUID() leadId: string;
}

/** A template, or a subject and a text of one’s own. */
export class LeadEmail {
  /** One of the email templates; it goes out in the lead’s language. */
  @IsOptional() @IsUUID() templateId?: string;
  @ValidateIf((body: LeadEmail) => !body.templateId)
  @trimmed
  @IsString()
  @MinLength(1)
  @MaxLength(LEAD_LIMITS.subject)
  @Matches(/^[^\r\n]*$/, { context: { fault: 'one_line' } })
  subject?: string;
  /** `{firstName}`, `{lastName}`, `{company}` and `{sender}` are filled in; another word in braces is refused. */
  @ValidateIf((body: LeadEmail) => !body.templateId)
  @trimmed
  @IsString()
  @MinLength(1)
  @MaxLength(LEAD_LIMITS.body)
  body?: string;
}

/** From the link of an email. */
export class SalesToken {
  @IsString() @MinLength(1) @MaxLength(200) token: string;
}

export class SalesStopped {
  email: string;
}

/** One column of the board. */
export class StageResponse {
  @IsIn(LEAD_STATUSES) status: LeadStatus;
  count: number;
  valueCents: number;
  @IsIn(CURRENCY_CODES) currency: Currency;
}

export class FiguresQuery {
  /** Those of one member of staff. */
  @IsOptional() @IsUUID() staffId?: string;
  /** Calendar months, the current one included. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(24) months: number = 6;
}

export class MonthFigures {
  /** `YYYY-MM` */
  month: string;
  created: number;
  won: number;
  lost: number;
  wonCents: number;
}

export class FiguresResponse {
  @IsIn(CURRENCY_CODES) currency: Currency;
  /** Oldest first. */
  months: MonthFigures[];
  created: number;
  won: number;
  lost: number;
  /** Won of those that were decided, in basis points; null where none was. */
  conversion: number | null;
}

/** The text fields beside the file. */
export class LeadFileFields {
  /** With `true` nothing is kept: the answer says what would be. */
  @IsOptional() @IsIn(['true', 'false']) preview?: 'true' | 'false';
}

/** The multipart body. */
export class LeadFileUpload extends LeadFileFields {
  /** CSV of at most 2 MiB and 2,000 rows. */
  file: string;
}

export class LeadFileProblem {
  /** As an editor counts lines, from 1. */
  line: number;
  /** The column. */
  field: string;
  /** A code, as for the fields of a form. */
  fault: string;
  /** What is in the cell. */
  value: string;
}

export class LeadFileRow {
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
}

export class LeadFileResponse {
  rows: number;
  /** Leads that are (or would be) added. */
  added: number;
  /** Rows whose email already belongs to an open lead or to a row above; they are left out. */
  known: number;
  /** At most 100; rows with a problem are left out. */
  problems: LeadFileProblem[];
  problemCount: number;
  /** Headings that mean nothing here. */
  ignored: string[];
  /** The first rows as they were understood. */
  sample: LeadFileRow[];
}
