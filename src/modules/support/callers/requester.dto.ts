import { IsBoolean, IsEmail, IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../../contract/languages.js';
import {
  TICKET_PRIORITIES,
  TICKET_SUBJECT_MAX,
  TICKET_TEXT_MAX,
  type TicketPriority,
} from '../../../contract/tickets.js';
import { nameLine } from '../../../platform/http/one-line.js';
import { trimmed } from '../../../platform/http/trimmed.js';

const CODES = LANGUAGES.map(({ code }) => code);

/** The requester: a person with an account, or a name with an email or a phone number. */
export class Requester {
  /** With it, the other fields come from the person’s account. */
  @IsOptional() @IsUUID() userId?: string;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(161) @nameLine name?: string;
  @IsOptional() @trimmed @IsEmail() @MaxLength(254) email?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  /** Language of the emails. Default: English. */
  @IsOptional() @IsIn(CODES) language?: Language;
}

/** A request made by phone. */
export class NewCallerTicket extends Requester {
  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_SUBJECT_MAX) subject: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_TEXT_MAX) description: string;
  @IsOptional() @IsIn(TICKET_PRIORITIES) priority?: TicketPriority;
}

export class RequesterChange extends Requester {
  @IsOptional() @IsInt() version?: number;
  /** Confirms that this person may read all earlier messages. Required if it gives a person with an account access to them. */
  @IsOptional() @IsBoolean() confirmed?: boolean;
  /** `true` changes a ticket that is assigned to a colleague, and assigns it to the person who changes it. */
  @IsOptional() @IsBoolean() takeOver?: boolean;
}
