/** Work that runs by the clock, and how its last run went. */
export class ScheduleResponse {
  /** `rent.run` */
  name: string;
  /** When it runs, as a cron expression in UTC. */
  cron: string;
  nextRunAt: string;
  /** A process is running it now, or it waits in the queue for one. */
  running: boolean;
  /** Null before its first run. */
  lastStartedAt: string | null;
  lastDurationMs: number | null;
  lastSucceededAt: string | null;
  /** Failed runs since the last success. */
  failedRuns: number;
  /** Why the last run failed, in the server's words; null after a success. */
  failure: string | null;
}
