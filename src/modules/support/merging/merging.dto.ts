import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  MinLength,
} from 'class-validator';
import { TICKET_SUBJECT_MAX } from '../../../contract/tickets.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class TicketMerge {
  /** The ticket in which it continues. */
  @IsUUID() into: string;
  /** `true` confirms the merge although the other ticket has a different requester, who will be able to read all of it. */
  @IsOptional() @IsBoolean() confirmed?: boolean;
}

export class TicketSplit {
  /** The messages for the new ticket. */
  @IsUUID('all', { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  messageIds: string[];

  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_SUBJECT_MAX) subject: string;
}
