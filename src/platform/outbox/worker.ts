import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job, JobResult } from 'pg-boss';
import { runInContext } from '../scope/context.js';
import { Scope, SecondVerb } from '../scope/scope.js';
import { Delivery } from './delivery.js';
import { HandlerRegistry } from './handler-registry.js';
import { Jobs, type EventJob } from './jobs.js';
import { DELIVERY_QUEUE, EVENT_QUEUE, SCHEDULE_QUEUE } from './queues.js';

/** New jobs are announced; those that wait for another try are looked for every few seconds. */
const BATCHES = { batchSize: 20, perJobResults: true, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3 } as const;

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
    const { boss } = this.jobs;
    await this.work<EventJob>(EVENT_QUEUE, (job) => this.handle(job.id, job.data));
    await this.work<{ outboxId: string }>(DELIVERY_QUEUE, (job) => this.delivery.deliver(job.data.outboxId));
    await this.work<{ name: string }>(SCHEDULE_QUEUE, (job) => this.runSchedule(job.data.name));
    for (const { name, cron } of this.registry.schedules) {
      await boss.schedule(SCHEDULE_QUEUE, cron, { name }, { key: name, tz: 'UTC' });
    }
  }

  /** Takes jobs in batches, which costs two statements a batch instead of two a job; each succeeds or fails alone. */
  private async work<T extends object>(queue: string, run: (job: Job<T>) => Promise<void>): Promise<void> {
    await this.jobs.boss.work(queue, BATCHES, async (jobs: Job<T>[]) => {
      const results: JobResult[] = [];
      for (const job of jobs) results.push(await this.outcome(queue, job, run));
      return results;
    });
  }

  private async outcome<T extends object>(queue: string, job: Job<T>, run: (job: Job<T>) => Promise<void>): Promise<JobResult> {
    try {
      await run(job);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      this.log.error({ err: error, queue, job: job.id }, 'A job failed and will be tried again');
      return { id: job.id, status: 'failed', output: { message: String(error) } };
    }
  }

  /** Public for tests, which run a job twice on purpose. */
  async handle(jobId: string, { handler, payload, accountId, demo }: EventJob): Promise<void> {
    const fn = this.registry.handler(handler);
    if (!fn) return this.log.warn(`No handler ${handler}: the message is dropped`);
    const on = { demo, ...(accountId && { accountId }) };
    await this.scope.asSystem(handler, () => runInContext({ messageKey: jobId, handled: { verb: null } }, () => this.once(jobId, () => fn(payload, { accountId, demo }))), on);
  }

  /** What a former delivery committed breaks on its key, and its effects are rolled back: then the message is done. */
  private async once(key: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (error instanceof SecondVerb || !(await this.isHandled(key))) throw error;
    }
  }

  private async isHandled(key: string): Promise<boolean> {
    return (await this.scope.rows('select 1 from handled_message where key = $1', [key])).length > 0;
  }

  private async runSchedule(name: string): Promise<void> {
    const schedule = this.registry.schedules.find((known) => known.name === name);
    if (schedule) await this.scope.asSystem(`schedule ${name}`, schedule.run);
  }
}
