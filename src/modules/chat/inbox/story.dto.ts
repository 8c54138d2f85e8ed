import { IsEmail, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { TICKET_SUBJECT_MAX } from '../../../contract/tickets.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class ChatTicket {
  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_SUBJECT_MAX) subject: string;
  /** Of visitors alone: people who were signed in have theirs. */
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(161) name?: string;
  @IsOptional() @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) email?: string;
}

export class ChatLead {
  /** What is left out comes from the person who was signed in. */
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(80) firstName?: string;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(80) lastName?: string;
  @IsOptional() @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) email?: string;
}

export class MadeFromChat {
  /** The ticket's or lead's. */
  id: string;
}
