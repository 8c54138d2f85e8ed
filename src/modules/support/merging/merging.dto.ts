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
  /** The ticket in which it goes on. */
  @IsUUID() into: string;
  /** `true`: although someone else asked the other one, who will read all of it. */
  @IsOptional() @IsBoolean() confirmed?: boolean;
}

export class TicketSplit {
  /** What becomes a ticket of its own. */
  @IsUUID('all', { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  messageIds: string[];

  @trimmed @IsString() @MinLength(1) @MaxLength(TICKET_SUBJECT_MAX) subject: string;
}
