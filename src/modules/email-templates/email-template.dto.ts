import { PartialType } from '@nestjs/swagger';
import { Allow, IsInt, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { iso } from '../../platform/database/iso.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import type { EmailTemplate } from './email-template.entity.js';

const SUBJECT = 160;
const BODY = 10_000;

export class EmailTemplateQuery extends ListQuery {
  /** Only templates of this category. It must match exactly. */
  @IsOptional() @IsString() @MaxLength(40) category?: string;
}

/** An email that staff send without changes. `{name}` in it is replaced by the recipient's first name. */
export class NewEmailTemplate {
  @trimmed @IsString() @MinLength(1) @MaxLength(120) name: string;
  /** Any word that you choose. @example "Sales" */
  @trimmed @IsString() @MinLength(1) @MaxLength(40) category: string;
  /** The subject in English. Recipients whose language has no text of its own get the English one. */
  @trimmed
  @IsString()
  @MinLength(1)
  @MaxLength(SUBJECT)
  @Matches(/^[^\r\n]*$/, { context: { fault: 'one_line' } })
  subject: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(BODY) body: string;
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(SUBJECT)
  @Matches(/^[^\r\n]*$/, { context: { fault: 'one_line' } })
  subjectFr?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(BODY) bodyFr?: string | null;
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(SUBJECT)
  @Matches(/^[^\r\n]*$/, { context: { fault: 'one_line' } })
  subjectEs?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(BODY) bodyEs?: string | null;
}

/** Only the given fields change. Null removes a translation. */
export class EmailTemplateChange extends PartialType(NewEmailTemplate) {
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() createdAt?: unknown;
}

export class EmailTemplateResponse {
  id: string;
  name: string;
  category: string;
  subject: string;
  body: string;
  subjectFr: string | null;
  bodyFr: string | null;
  subjectEs: string | null;
  bodyEs: string | null;
  createdAt: string;
  version: number;
}

export type EmailTemplateRow = Pick<EmailTemplate, Exclude<keyof EmailTemplateResponse, 'createdAt'>> & {
  createdAt: Date | string;
};

export function toEmailTemplate(row: EmailTemplateRow): EmailTemplateResponse {
  const { id, name, category, subject, body, version } = row;
  const { subjectFr = null, bodyFr = null, subjectEs = null, bodyEs = null } = row;
  return {
    id,
    name,
    category,
    subject,
    body,
    subjectFr,
    bodyFr,
    subjectEs,
    bodyEs,
    createdAt: iso(row.createdAt),
    version,
  };
}
