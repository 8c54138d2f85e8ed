import { PartialType } from '@nestjs/swagger';
import { Allow, IsIn, IsInt, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { NEWSLETTER_ISSUE as MAX, NEWSLETTER_STATES, type NewsletterState } from '../../contract/newsletter.js';
import { iso, isoOrNull } from '../../platform/database/iso.js';
import { IsInstant } from '../../platform/http/is-instant.js';
import { trimmed } from '../../platform/http/trimmed.js';

/** Emails have no address of their own to be relative to. */
const CODES = LANGUAGES.map(({ code }) => code);
const LINK = /^https?:\/\/\S+$/;

/** A newsletter in three languages. A draft may have empty texts; sending asks for all of them. */
export class NewIssueRequest {
  @trimmed @IsString() @MaxLength(MAX.subjectMax) subjectEn: string;
  @trimmed @IsString() @MaxLength(MAX.subjectMax) subjectFr: string;
  @trimmed @IsString() @MaxLength(MAX.subjectMax) subjectEs: string;
  /** Paragraphs with an empty line between them. */
  @trimmed @IsString() @MaxLength(MAX.bodyMax) bodyEn: string;
  @trimmed @IsString() @MaxLength(MAX.bodyMax) bodyFr: string;
  @trimmed @IsString() @MaxLength(MAX.bodyMax) bodyEs: string;
  /** Where the button below the text leads; null: no button. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(MAX.linkMax)
  @Matches(LINK, { message: 'buttonUrl must begin with http:// or https://', context: { fault: 'link' } })
  buttonUrl?: string | null;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(MAX.buttonMax) buttonTextEn?: string | null;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(MAX.buttonMax) buttonTextFr?: string | null;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(MAX.buttonMax) buttonTextEs?: string | null;
}

/** What is sent is changed. */
export class IssueChange extends PartialType(NewIssueRequest, { skipNullProperties: false }) {
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
}

export class ScheduleIssueRequest {
  /** When it is sent; by default now. */
  @IsOptional() @IsInstant() sendAt?: string;
  @IsOptional() @IsInt() version?: number;
}

/** A newsletter as admins read it. */
export class IssueResponse {
  id: string;
  version: number;
  @IsIn(NEWSLETTER_STATES) state: NewsletterState;
  subjectEn: string;
  subjectFr: string;
  subjectEs: string;
  bodyEn: string;
  bodyFr: string;
  bodyEs: string;
  buttonUrl: string | null;
  buttonTextEn: string | null;
  buttonTextFr: string | null;
  buttonTextEs: string | null;
  createdAt: string;
  sendAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** Emails so far. */
  recipients: number;
  /** Emails that haven't been delivered yet. */
  waiting: number;
  /** Emails that reached no one, because no mail server is set up. They are in the outbox until its retention ends. */
  kept: number;
  /** Emails that no server took. The addresses are in the outbox until its retention ends. */
  failed: number;
  /** Emails that came back because there is no such address. */
  bounced: number;
  /** Readers who left by a link of this issue. */
  unsubscribes: number;
}

export class IssuePreviewQuery {
  @IsOptional() @IsIn(CODES) language?: Language;
}

/** An issue as its readers get it: the page and the plain text of the email. */
export class IssuePreviewResponse {
  @IsIn(CODES) language: Language;
  subject: string;
  text: string;
  html: string;
}

/** The languages in which a test was emailed: those that have a subject and a text. */
export class IssueTestResponse {
  @IsIn(CODES, { each: true }) languages: Language[];
}

/** Who would get a newsletter that is sent now. */
export class SubscriberCounts {
  total: number;
  en: number;
  fr: number;
  es: number;
  /** Addresses that their owner hasn't confirmed yet. */
  unconfirmed: number;
  /** Those who have left in the last 30 days; then their addresses are deleted. */
  left: number;
  /** Addresses that mail servers don't know. They get nothing. */
  bounced: number;
}

type Times = 'createdAt' | 'sendAt' | 'startedAt' | 'finishedAt';
export type IssueRow = Omit<IssueResponse, Times> & { createdAt: Date } & Record<
    Exclude<Times, 'createdAt'>,
    Date | null
  >;

export function toIssue(row: IssueRow): IssueResponse {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    subjectEn: row.subjectEn,
    subjectFr: row.subjectFr,
    subjectEs: row.subjectEs,
    bodyEn: row.bodyEn,
    bodyFr: row.bodyFr,
    bodyEs: row.bodyEs,
    buttonUrl: row.buttonUrl,
    buttonTextEn: row.buttonTextEn,
    buttonTextFr: row.buttonTextFr,
    buttonTextEs: row.buttonTextEs,
    createdAt: iso(row.createdAt),
    sendAt: isoOrNull(row.sendAt),
    startedAt: isoOrNull(row.startedAt),
    finishedAt: isoOrNull(row.finishedAt),
    recipients: row.recipients,
    waiting: row.waiting,
    kept: row.kept,
    failed: row.failed,
    bounced: row.bounced,
    unsubscribes: row.unsubscribes,
  };
}
