import { IsEmail, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { TICKET_SUBJECT_MAX } from '../../../contract/tickets.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class ChatTicket {
  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_SUBJECT_MAX) subject: string;
  /** Only for visitors. People who were signed in have a name and an address. */
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(161) name?: string;
  @IsOptional() @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) email?: string;
}

export class ChatLead {
  /** Fields that are left out are taken from the person who was signed in. */
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(80) firstName?: string;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(80) lastName?: string;
  @IsOptional() @trimmed @IsEmail({}, { message: 'Invalid email address' }) @MaxLength(254) email?: string;
}

export class MadeFromChat {
  /** The id of the ticket or the lead. */
  id: string;
  /** False if the conversation had one already, which this is. */
  isNew: boolean;
}
