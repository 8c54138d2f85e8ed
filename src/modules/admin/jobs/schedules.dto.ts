/** Scheduled work, and how its last run went. */
export class ScheduleResponse {
  /** For example `rent.run`. */
  name: string;
  /** When it runs, as a cron expression in UTC. */
  cron: string;
  nextRunAt: string;
  /** Whether it is running or queued. */
  running: boolean;
  /** Null before its first run. */
  lastStartedAt: string | null;
  lastDurationMs: number | null;
  lastSucceededAt: string | null;
  /** Failed runs since the last success. */
  failedRuns: number;
  /** Why the last run failed, in the server's words. Null after a success. */
  failure: string | null;
}
