import { Injectable } from '@nestjs/common';
import { CronExpressionParser } from 'cron-parser';
import { iso, isoOrNull } from '../../../platform/database/iso.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { HandlerRegistry } from '../../../platform/outbox/handler-registry.js';
import { Jobs } from '../../../platform/outbox/jobs.js';
import { JOB_SCHEMA, SCHEDULE_QUEUE } from '../../../platform/outbox/queues.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { ScheduleResponse } from './schedules.dto.js';

const UNFINISHED = `select distinct j.data->>'name' as name from ${JOB_SCHEMA}.job j
  where j.name = '${SCHEDULE_QUEUE}' and j.state in ('created', 'retry', 'active')`;
const LAST_RUNS = `select r.name, r.started_at as "startedAt", r.duration_ms as "durationMs", r.succeeded_at as "succeededAt",
  r.failed_runs as "failedRuns", r.failure from schedule_run r`;

interface LastRun {
  name: string;
  startedAt: Date;
  durationMs: number;
  succeededAt: Date | null;
  failedRuns: number;
  failure: string | null;
}

/** Scheduled work. It belongs to the installation, so the demo doesn't see it. */
@Injectable()
export class Schedules {
  constructor(
    private readonly scope: Scope,
    private readonly registry: HandlerRegistry,
    private readonly jobs: Jobs,
  ) {}

  async list(): Promise<ScheduleResponse[]> {
    if (this.scope.actor.demo) return [];
    const { last, unfinished } = await this.scope.asSystem('schedules', () =>
      this.scope.read(async (query) => ({
        last: new Map((await query<LastRun>(LAST_RUNS)).map((run) => [run.name, run])),
        unfinished: new Set((await query<{ name: string }>(UNFINISHED)).map(({ name }) => name)),
      })),
    );
    return this.registry.schedules
      .map(({ name, cron }) => this.toSchedule(name, cron, unfinished.has(name), last.get(name)))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Queues a run before it is due. The queue has no row-level security policies, so the system checks it and adds the job. */
  async run(name: string): Promise<void> {
    if (this.scope.actor.demo) throw new Problem('not_found');
    orNotFound(this.registry.schedules.find((schedule) => schedule.name === name));
    await this.scope.write('job.run', async (tx) => {
      tx.because(name);
      tx.changed(['schedules', 'audit-log'], [], {});
      tx.beforeCommitAsSystem(async () => {
        const waiting = await tx.rows<{ name: string }>(UNFINISHED);
        if (waiting.some((job) => job.name === name)) return;
        const job: object = { name };
        for (const statement of await this.jobs.retryStatements(SCHEDULE_QUEUE, job)) await tx.rows(statement);
      });
    });
  }

  private toSchedule(name: string, cron: string, running: boolean, last?: LastRun): ScheduleResponse {
    const next = CronExpressionParser.parse(cron, { currentDate: this.scope.clock.now(), tz: 'UTC' }).next();
    return {
      name,
      cron,
      nextRunAt: iso(next.toDate()),
      running,
      lastStartedAt: isoOrNull(last?.startedAt ?? null),
      lastDurationMs: last?.durationMs ?? null,
      lastSucceededAt: isoOrNull(last?.succeededAt ?? null),
      failedRuns: last?.failedRuns ?? 0,
      failure: last?.failure ?? null,
    };
  }
}
