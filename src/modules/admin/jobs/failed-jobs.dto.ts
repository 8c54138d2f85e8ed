import { IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';

export const JOB_KINDS = ['event', 'schedule', 'delivery'] as const;

/** `q` searches names and failures. */
export class FailedJobsQuery extends ListQuery {
  @IsOptional() @IsIn(JOB_KINDS) kind?: (typeof JOB_KINDS)[number];
}

/** A job that failed for good: nothing happens with it until an admin tries it again. */
export class FailedJobResponse {
  id: string;
  /** `event`: work that follows something that happened; `schedule`: a run by the clock; `delivery`: a message on its way out. */
  @IsIn(JOB_KINDS) kind: (typeof JOB_KINDS)[number];
  /** The handler's or the schedule's name, `payments.mail-succeeded`. */
  name: string;
  /** Why the last attempt failed. */
  failure: string | null;
  /** Tries of the last run. */
  attempts: number;
  /** How many runs of a schedule failed; 1 for anything else. */
  times: number;
  queuedAt: string;
  failedAt: string;
}
