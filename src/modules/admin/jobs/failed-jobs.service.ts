import { Injectable } from '@nestjs/common';
import { iso } from '../../../platform/database/iso.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { readList } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { FAILED_JOBS, TAKE_FAILED, type TakenJob } from '../../../platform/outbox/failed-jobs.js';
import { Jobs } from '../../../platform/outbox/jobs.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { FailedJobResponse, FailedJobsQuery } from './failed-jobs.dto.js';

const COLUMNS =
  'f.id, f.kind, f.name, f.failure, f.attempts, f.times, f.queued_at as "queuedAt", f.failed_at as "failedAt"';

type Row = Omit<FailedJobResponse, 'queuedAt' | 'failedAt'> & { queuedAt: Date; failedAt: Date };

/**
 * Failed jobs. The queue has no row-level security policies, so the system reads it, limited to the admin's own world (real or
 * demo).
 */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly scope: Scope,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Lists failed jobs, the newest failure first. The payload is left out, because it may contain a link or code that gives access
   * to an account.
   */
  async list(asked: FailedJobsQuery): Promise<Page<FailedJobResponse>> {
    const values: unknown[] = [this.scope.actor.demo];
    const where = ['f.demo = $1'];
    if (asked.kind) where.push(`f.kind = $${values.push(asked.kind)}`);
    const list = {
      select: COLUMNS,
      from: `${FAILED_JOBS} f`,
      where,
      values,
      sorts: { failedAt: 'f.failed_at', name: 'f.name' },
      defaultSort: '-failedAt',
      id: 'f.id',
      search: ['f.name', "coalesce(f.failure, '')"],
    };
    const page = await this.scope.asSystem('failed jobs', () => readList<Row>(this.scope, list, asked));
    return new Page(page.items.map(toFailedJob), page.nextCursor, page.total);
  }

  /** Queues a job again, and removes the other failures of the same schedule. */
  async retry(id: string): Promise<void> {
    const mine = () =>
      this.scope.rows(`select 1 from ${FAILED_JOBS} f where f.id = $1 and f.demo = $2`, [id, this.scope.actor.demo]);
    orNotFound((await this.scope.asSystem('failed jobs', mine, { demo: this.scope.actor.demo }))[0]);
    await this.scope.write('job.retry', async (tx) => {
      tx.about('job', id);
      tx.changed(['failed-jobs', 'audit-log'], [id], {});
      tx.beforeCommitAsSystem(async () => {
        const { data, queue, key } = orNotFound((await tx.rows<TakenJob>(TAKE_FAILED, [id]))[0]);
        for (const statement of await this.jobs.retryStatements(queue, again(data, key))) await tx.rows(statement);
      });
    });
  }
}

/**
 * Keeps the key of the first job, so that what is already done isn't done twice. Without `since`, the wait for a process that
 * knows the handler starts over.
 */
function again(data: TakenJob['data'], key: string): object {
  return { key, ...data, since: undefined };
}

function toFailedJob({ id, kind, name, failure, attempts, times, queuedAt, failedAt }: Row): FailedJobResponse {
  return { id, kind, name, failure, attempts, times, queuedAt: iso(queuedAt), failedAt: iso(failedAt) };
}
