import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsInt, Max, Min, ValidateNested, IsObject } from 'class-validator';
import { TICKET_PRIORITIES, TICKET_TARGET_MAX_MINUTES, type TicketPriority } from '../../../contract/tickets.js';

export class TicketTargetFields {
  @IsIn(TICKET_PRIORITIES) priority: TicketPriority;
  /** Minutes of open hours until the first answer. */
  @IsInt() @Min(1) @Max(TICKET_TARGET_MAX_MINUTES) firstMinutes: number;
  /** Minutes of open hours until it is solved, without those in which the team waits. At least those of the first answer. */
  @IsInt() @Min(1) @Max(TICKET_TARGET_MAX_MINUTES) resolutionMinutes: number;
}

export class TicketTargetsChange {
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => TicketTargetFields)
  @ArrayMinSize(1)
  @ArrayMaxSize(TICKET_PRIORITIES.length)
  targets: TicketTargetFields[];
}

/** The last 30 days, in minutes of open hours. Null where there is nothing to measure. */
export class TicketFiguresResponse {
  /** Tickets that were answered for the first time. */
  answered: number;
  firstMedianMinutes: number | null;
  /** Share of them that was in time, 0 to 100. */
  firstInTimePercent: number | null;
  solved: number;
  resolutionMedianMinutes: number | null;
  resolutionInTimePercent: number | null;
  /** Answers to the question whether it helped. */
  good: number;
  bad: number;
}
