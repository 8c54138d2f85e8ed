import { IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';

export const JOB_KINDS = ['event', 'schedule', 'delivery'] as const;

/** `q` searches names and failures. */
export class FailedJobsQuery extends ListQuery {
  @IsOptional() @IsIn(JOB_KINDS) kind?: (typeof JOB_KINDS)[number];
}

/** A job that has used up its attempts. Nothing happens with it until an admin retries it. */
export class FailedJobResponse {
  id: string;
  /** `event`: work that follows an event; `schedule`: a scheduled run; `delivery`: a message that is being sent. */
  @IsIn(JOB_KINDS) kind: (typeof JOB_KINDS)[number];
  /** The name of the handler or the schedule, such as `payments.mail-succeeded`. */
  name: string;
  /** Why the last attempt failed. */
  failure: string | null;
  /** Attempts in the last run. */
  attempts: number;
  /** How many runs of a schedule failed; 1 for anything else. */
  times: number;
  queuedAt: string;
  failedAt: string;
}
