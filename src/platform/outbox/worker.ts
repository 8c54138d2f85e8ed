import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job, JobResult } from 'pg-boss';
import { runInContext } from '../scope/context.js';
import { Scope, SecondWriteError } from '../scope/scope.js';
import { inJobSpan } from '../tracing/spans.js';
import { Delivery } from './delivery.js';
import { HandlerRegistry } from './handler-registry.js';
import { Jobs, type EventJob, type Requeued } from './jobs.js';
import {
  DELIVERY_QUEUE,
  EVENT_QUEUE,
  FORMER_DELIVERY_QUEUE,
  FORMER_EVENT_QUEUE,
  JOB_REFRESH_SECONDS,
  OUTWARD_QUEUE,
  SCHEDULE_QUEUE,
} from './queues.js';

/**
 * New jobs are announced by NOTIFY. Jobs that wait for a retry are polled every few seconds. After a full batch there may be
 * more, which were announced long ago: without `burstWhenBatchFull` each further 20 of them would wait for the next poll.
 */
const BATCHES = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  heartbeatRefreshSeconds: JOB_REFRESH_SECONDS,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 3,
} as const;
/**
 * Answers of other servers take up to seconds, so four small batches wait for them side by side. At most three jobs of an account
 * run in all processes, which is one batch: others' jobs are taken past those of an account whose server is slow.
 */
const OUTWARD = {
  batchSize: 3,
  groupConcurrency: 3,
  localConcurrency: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
  heartbeatRefreshSeconds: JOB_REFRESH_SECONDS,
  pollingIntervalSeconds: 4,
  notifyPollingIntervalSeconds: 4,
} as const;
const HOUR = 3600_000;

/** Characters of a failure that are kept. */
const FAILURE_MAX = 500;
/** $1 name, $2 start, $3 duration in ms, $4 failure or null. */
const NOTE_RUN = `insert into schedule_run as r (name, started_at, duration_ms, failure, succeeded_at, failed_runs)
  values ($1, $2, $3, $4::text, case when $4::text is null then $2::timestamptz end, case when $4::text is null then 0 else 1 end)
  on conflict (name) do update set started_at = excluded.started_at, duration_ms = excluded.duration_ms, failure = excluded.failure,
    succeeded_at = coalesce(excluded.succeeded_at, r.succeeded_at),
    failed_runs = case when excluded.failure is null then 0 else r.failed_runs + 1 end`;

/** The result of a job. `unknown`: this process has no handler for it; `patience` is how long to wait for a process that has. */
type Outcome = 'done' | { unknown: string; patience: number };

/** What traces call a job: its handler or schedule. */
function jobName(queue: string, data: object): string {
  const { handler, name } = data as { handler?: string; name?: string };
  return handler ?? name ?? queue;
}

/** Takes jobs from the queue and runs them for the account that caused them. */
@Injectable()
export class Worker implements OnApplicationBootstrap {
  private readonly log = new Logger('Worker');

  constructor(
    private readonly jobs: Jobs,
    private readonly registry: HandlerRegistry,
    private readonly delivery: Delivery,
    private readonly scope: Scope,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.start();
    for (const queue of [EVENT_QUEUE, FORMER_EVENT_QUEUE])
      await this.work<EventJob>(queue, (job) => this.handle(job.data.key ?? job.id, job.data));
    await this.workOutward();
    for (const queue of [DELIVERY_QUEUE, FORMER_DELIVERY_QUEUE])
      await this.work<{ outboxId: string }>(queue, (job) => this.deliver(job.data.outboxId));
    await this.work<{ name: string }>(SCHEDULE_QUEUE, (job) => this.runSchedule(job.data.name));
    await this.keepSchedules();
  }

  /** Writes what the queue does not have yet: each would be a statement, and most starts find all of them there. */
  private async keepSchedules(): Promise<void> {
    const { boss } = this.jobs;
    const kept = new Map((await boss.getSchedules(SCHEDULE_QUEUE)).map((schedule) => [schedule.key, schedule]));
    for (const { name, cron } of this.registry.schedules) {
      const { cron: before, timezone, data } = kept.get(name) ?? {};
      if (before === cron && timezone === 'UTC' && (data as { name?: string } | undefined)?.name === name) continue;
      await boss.schedule(SCHEDULE_QUEUE, cron, { name }, { key: name, tz: 'UTC' });
    }
  }

  /** Takes jobs in batches, which costs two statements a batch instead of two a job; each succeeds or fails alone. */
  private async work<T extends object>(queue: string, run: (job: Job<T>) => Promise<Outcome>): Promise<void> {
    await this.jobs.boss.work(queue, BATCHES, async (jobs: Job<T & Requeued>[]) => {
      const results: JobResult[] = [];
      for (const job of jobs) results.push(await this.outcome(queue, job, run));
      return results;
    });
  }

  private async workOutward(): Promise<void> {
    await this.jobs.boss.work(OUTWARD_QUEUE, OUTWARD, (jobs: Job<EventJob>[]) =>
      Promise.all(
        jobs.map((job) => this.outcome(OUTWARD_QUEUE, job, ({ id, data }) => this.handle(data.key ?? id, data))),
      ),
    );
  }

  private async outcome<T extends object>(
    queue: string,
    job: Job<T & Requeued>,
    run: (job: Job<T>) => Promise<Outcome>,
  ): Promise<JobResult> {
    try {
      // Another process has taken the job, because this one was stopped for a while in the middle of its batch.
      job.signal.throwIfAborted();
      const attributes = { 'messaging.message.id': job.id, 'messaging.destination.name': queue };
      const outcome = await runInContext({}, () => inJobSpan(jobName(queue, job.data), attributes, () => run(job)));
      return outcome === 'done' ? { id: job.id, status: 'completed' } : await this.passOn(queue, job, outcome);
    } catch (error) {
      this.log.error({ err: error, queue, job: job.id }, 'A job failed and will be tried again');
      return { id: job.id, status: 'failed', output: { message: String(error) } };
    }
  }

  /** During a rolling deploy the other version knows the job. If no process knows it for a long time, it fails and admins see it. */
  private async passOn(
    queue: string,
    { id, data }: Job<Requeued>,
    { unknown, patience }: Exclude<Outcome, 'done'>,
  ): Promise<JobResult> {
    const now = this.scope.clock.now();
    const since = data.since ?? now.toISOString();
    if (now.getTime() - Date.parse(since) > patience) {
      this.log.error({ queue, job: id }, `No process knows ${unknown}`);
      return { id, status: 'deadletter', output: { message: `No process knows ${unknown}.` } };
    }
    this.log.warn(`This version does not know ${unknown}: the job goes back for another process`);
    await this.jobs.handBack(queue, data, { key: data.key ?? id, since });
    return { id, status: 'completed', output: { handedBack: true } };
  }

  /** Public for tests, which run a job twice on purpose. */
  async handle(key: string, { handler, payload, accountId, demo }: EventJob): Promise<Outcome> {
    const fn = this.registry.handler(handler);
    if (!fn) return { unknown: handler, patience: 24 * HOUR };
    const on = { demo, ...(accountId && { accountId }) };
    await this.scope.asSystem(
      handler,
      () =>
        runInContext({ messageKey: key, handled: { command: null } }, () =>
          this.once(key, () => fn(payload, { accountId, demo })),
        ),
      on,
    );
    return 'done';
  }

  /** If an earlier delivery was committed, this one violates the key and is rolled back. The message then counts as handled. */
  private async once(key: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (error instanceof SecondWriteError || !(await this.isHandled(key))) throw error;
    }
  }

  private async isHandled(key: string): Promise<boolean> {
    return (await this.scope.rows('select 1 from handled_message where key = $1', [key])).length > 0;
  }

  private async deliver(outboxId: string): Promise<Outcome> {
    const unknown = await this.delivery.deliver(outboxId);
    return unknown === null ? 'done' : { unknown: `the template ${unknown}`, patience: 24 * HOUR };
  }

  private async runSchedule(name: string): Promise<Outcome> {
    const schedule = this.registry.schedules.find((known) => known.name === name);
    if (!schedule) return { unknown: `the schedule ${name}`, patience: HOUR };
    await this.scope.asSystem(`schedule ${name}`, () => this.noted(name, schedule.run));
    return 'done';
  }

  /** Runs a schedule and notes for admins how long it took and whether it failed. */
  private async noted(name: string, run: () => Promise<void>): Promise<void> {
    const startedAt = this.scope.clock.now();
    const began = performance.now();
    const note = (failure: string | null) =>
      this.scope
        .writeUnaudited(NOTE_RUN, [name, startedAt, Math.round(performance.now() - began), failure])
        .catch((error: unknown) => this.log.warn(`The run of ${name} was not noted: ${String(error)}`));
    try {
      await run();
    } catch (error) {
      await note(String(error).slice(0, FAILURE_MAX));
      throw error;
    }
    await note(null);
  }
}
