import { Transform } from 'class-transformer';
import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { CONTACT_REASONS, type ContactReason } from '../../contract/contact-reasons.js';
import {
  DEMO_PROPERTY_COUNTS,
  HEARD_ABOUT,
  INQUIRY_USER_TYPES,
  TRIAL_PROPERTY_COUNTS,
  type DemoPropertyCount,
  type HeardAbout,
  type InquiryUserType,
  type TrialPropertyCount,
} from '../../contract/form-options.js';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { nameLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { FORM_KINDS, type FormKind } from './form-submission.entity.js';

/** A choice that wasn't made is sent as an empty text. */
const Chosen = () => Transform(({ value }) => (value === '' ? undefined : value));
const CODES = LANGUAGES.map(({ code }) => code);
const REASONS = CONTACT_REASONS.map(({ value }) => value);

/** What every form of the site asks for. */
export class PersonFields {
  @trimmed @IsString() @MinLength(1, { message: 'First name is required' }) @MaxLength(80) @nameLine firstName: string;
  @trimmed @IsString() @MinLength(1, { message: 'Last name is required' }) @MaxLength(80) @nameLine lastName: string;
  @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) email: string;
  /** Language of the page; the confirmation is written in it. */
  @IsOptional() @IsIn(CODES) language?: Language;
  /** A honeypot that only programs see. A submission that fills it in is discarded. */
  @IsOptional() @IsString() @MaxLength(500) website?: string;
}

export class ContactRequest extends PersonFields {
  @IsOptional() @trimmed @IsString() @MaxLength(120) company?: string | null;
  @IsIn(REASONS, { message: 'Please select a reason' }) reason: ContactReason;
  @trimmed @IsString() @MinLength(1, { message: 'Please enter a message' }) @MaxLength(5000) message: string;
}

export class InquiryRequest extends PersonFields {
  @trimmed @IsString() @MinLength(1) @MaxLength(80) country: string;
  @IsIn(INQUIRY_USER_TYPES) userType: InquiryUserType;
  @IsOptional() @trimmed @IsString() @MaxLength(120) @nameLine companyName?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(5000) message?: string | null;
}

export class TrialRequest extends PersonFields {
  @trimmed @IsString() @MinLength(1) @MaxLength(40) phone: string;
  @IsIn(TRIAL_PROPERTY_COUNTS) propertyCount: TrialPropertyCount;
  @IsOptional() @trimmed @IsString() @MaxLength(120) @nameLine companyName?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(120) currentSoftware?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(2000) primaryChallenge?: string | null;
  @Chosen() @IsOptional() @IsIn(HEARD_ABOUT) heardAbout?: HeardAbout | null;
}

/** The form of /demo. */
export class DemoSessionRequest extends PersonFields {
  @IsOptional() @trimmed @IsString() @MaxLength(120) company?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @Chosen() @IsOptional() @IsIn(DEMO_PROPERTY_COUNTS) propertyCount?: DemoPropertyCount | null;
  @IsOptional() @trimmed @IsString() @MaxLength(5000) message?: string | null;
}

export class FormReceived {
  received: boolean;
}

export class SubmissionQuery extends ListQuery {
  /** Those of one form. */
  @IsOptional() @IsIn(FORM_KINDS) kind?: FormKind;
  /** Open submissions, or those that were handled. */
  @IsOptional() @IsIn(['waiting', 'handled']) state?: 'waiting' | 'handled';
}

export class HandleSubmissionRequest {
  /** False: it is open again. */
  @IsBoolean() handled: boolean;
}

/** Something that was sent through a form, as staff and admins read it. */
export class SubmissionResponse {
  id: string;
  @IsIn(FORM_KINDS) kind: FormKind;
  firstName: string;
  lastName: string;
  email: string;
  @IsIn(CODES) language: string;
  /** The form's other fields by their names: `company`, `reason`, `message` … */
  details: Record<string, string>;
  userId: string | null;
  createdAt: string;
  /** Null while it is open. */
  handledAt: string | null;
  handledByName: string | null;
  /** The lead that it belongs to. */
  leadId: string | null;
}

export type SubmissionRow = Omit<SubmissionResponse, 'createdAt' | 'handledAt'> & {
  createdAt: Date;
  handledAt: Date | null;
};

export function toSubmission(row: SubmissionRow): SubmissionResponse {
  const {
    id,
    kind,
    firstName,
    lastName,
    email,
    language,
    details,
    userId,
    createdAt,
    handledAt,
    handledByName,
    leadId,
  } = row;
  return {
    id,
    kind,
    firstName,
    lastName,
    email,
    language,
    details,
    userId,
    createdAt: createdAt.toISOString(),
    handledAt: isoOrNull(handledAt),
    handledByName,
    leadId,
  };
}
