import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsInt,
  Max,
  Min,
  ValidateNested,
  IsObject,
  IsOptional,
} from 'class-validator';
import { TICKET_PRIORITIES, TICKET_TARGET_MAX_MINUTES, type TicketPriority } from '../../../contract/tickets.js';

export class TicketTargetFields {
  @IsIn(TICKET_PRIORITIES) priority: TicketPriority;
  /** Minutes of open hours until the first answer. */
  @IsInt() @Min(1) @Max(TICKET_TARGET_MAX_MINUTES) firstMinutes: number;
  /**
   * Minutes of open hours until the ticket is solved, not counting those in which the team waits. At least as many as for the
   * first answer.
   */
  @IsInt() @Min(1) @Max(TICKET_TARGET_MAX_MINUTES) resolutionMinutes: number;
}

export class TicketTargetsChange {
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => TicketTargetFields)
  @ArrayMinSize(1)
  @ArrayMaxSize(TICKET_PRIORITIES.length)
  targets: TicketTargetFields[];
  /** The targets that the admin saw, or null to replace any. 409 `stale_version` if one of them has changed since. */
  @IsOptional()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => TicketTargetFields)
  @ArrayMaxSize(TICKET_PRIORITIES.length)
  seen?: TicketTargetFields[] | null;
}

/** The last 30 days, in minutes of open hours. Null if there is nothing to measure. */
export class TicketFiguresResponse {
  /** Number of tickets that got their first answer. */
  answered: number;
  firstMedianMinutes: number | null;
  /** Share of them that was in time, 0 to 100. */
  firstInTimePercent: number | null;
  solved: number;
  resolutionMedianMinutes: number | null;
  resolutionInTimePercent: number | null;
  /** Number of requesters who said that support helped. `bad` is the number of those who said that it didn’t. */
  good: number;
  bad: number;
}
