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
  /** When it happened. Default: now. Can’t be in the future. */
  @IsOptional() @IsInstant() at?: string;
}

export class ActivityResponse {
  id: string;
  @IsIn(LEAD_ACTIVITIES) kind: LeadActivityKind;
  at: string;
  /** When it was recorded. */
  createdAt: string;
  /** Null for a form, and for a person whose account was deleted. */
  authorName: string | null;
  text: string | null;
  /** For a form: its answers by name, and its kind as `form`. For a change: `from` and `to`. For an email that was only kept in the outbox: `kept`. */
  details: Record<string, string> | null;
}

export class MergeLeads {
  /** The other lead, whose history, forms and missing details move into this one. */
  @IsUUID() leadId: string;
}

/** A template, or one’s own subject and text. */
export class LeadEmail {
  /** One of the email templates. It is sent in the lead’s language. */
  @IsOptional() @IsUUID() templateId?: string;
  @ValidateIf((body: LeadEmail) => !body.templateId)
  @trimmed
  @IsString()
  @MinLength(1)
  @MaxLength(LEAD_LIMITS.subject)
  @Matches(/^[^\r\n]*$/, { context: { fault: 'one_line' } })
  subject?: string;
  /** `{firstName}`, `{lastName}`, `{company}` and `{sender}` are filled in. Any other word in braces is refused. */
  @ValidateIf((body: LeadEmail) => !body.templateId)
  @trimmed
  @IsString()
  @MinLength(1)
  @MaxLength(LEAD_LIMITS.body)
  body?: string;
  /** The newest email in the lead’s history (`kind=mail`) that the sender has seen, null for none. Left out: no colleague’s email is in the way. */
  @IsOptional() @IsUUID() seen?: string | null;
}

/** The token in the link of an email. */
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
  /** Only leads of one member of staff. */
  @IsOptional() @IsUUID() staffId?: string;
  /** Number of calendar months, including the current one. */
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
  /** Share of won leads among those that were won or lost, in basis points. Null if there were none. */
  conversion: number | null;
}

/** The text fields sent with the file. */
export class LeadFileFields {
  /** With `true` nothing is saved, and the response says what would be. */
  @IsOptional() @IsIn(['true', 'false']) preview?: 'true' | 'false';
}

/** The multipart body. */
export class LeadFileUpload extends LeadFileFields {
  /** CSV of at most 2 MiB and 2,000 rows. */
  file: string;
}

export class LeadFileProblem {
  /** Line number in a text editor, from 1. */
  line: number;
  /** Name of the column. */
  field: string;
  /** A fault code, as for the fields of a form. */
  fault: string;
  /** The content of the cell. */
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
  /** Number of leads that were (or would be) added. */
  added: number;
  /** Number of rows that are left out because their email already belongs to an open lead or to a row above. */
  known: number;
  /** Rows that are left out because of a problem; at most 100 are listed. */
  problems: LeadFileProblem[];
  problemCount: number;
  /** Headings that weren’t recognized. */
  ignored: string[];
  /** The first rows, as they were read. */
  sample: LeadFileRow[];
}
