import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { PgBoss, type ConstructorOptions, type JobInsert } from 'pg-boss';
import { Settings } from '../config/settings.js';
import { DatabaseWatch } from '../database/database-watch.js';
import { withLiterals } from '../database/literals.js';
import type { Tx } from '../scope/tx.js';
import { HandlerRegistry } from './handler-registry.js';
import { DELIVERY_QUEUE, EVENT_QUEUE, JOB_SCHEMA, OUTWARD_QUEUE, QUEUES } from './queues.js';

/** What a job keeps when it is queued again, because another version handed it back or an admin retries it. */
export interface Requeued {
  /** The id under which its effects are recorded in `handled_message`; by default the job's own. */
  key?: string;
  /** When a process that doesn't know its handler first received it. */
  since?: string;
}

export interface EventJob extends Requeued {
  handler: string;
  payload: Record<string, unknown>;
  accountId: string | null;
  demo: boolean;
}

/** Gives a process that knows the job, or one that is just starting, time to take it. */
const HANDED_BACK_SECONDS = 3;
/** How often one of the processes looks for jobs of another that has died. */
const WATCH_SECONDS = 15;
const RETRY = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 3600 } as const;

/** The queue in PostgreSQL (pg-boss). Jobs are inserted in the transaction of the action that causes them. */
@Injectable()
export class Jobs implements OnApplicationShutdown {
  private readonly log = new Logger('Jobs');
  readonly boss: PgBoss;
  private starting: Promise<unknown> | null = null;

  constructor(
    settings: Settings,
    watch: DatabaseWatch,
    private readonly registry: HandlerRegistry,
  ) {
    // `Client` is passed to the driver, so the queue gives up when the database doesn't answer and reconnects later.
    const options: ConstructorOptions & { Client: unknown } = {
      connectionString: settings.directUrl,
      schema: JOB_SCHEMA,
      max: 3,
      Client: watch.clientClass,
      migrate: false,
      createSchema: false,
      useListenNotify: true,
      superviseIntervalSeconds: WATCH_SECONDS,
      monitorIntervalSeconds: WATCH_SECONDS,
    };
    this.boss = new PgBoss(options);
    this.boss.on('error', (error) => this.log.warn(`Queue: ${error.message}`));
  }

  /** Also called by the first message, because a module may queue something during startup, before the worker runs. */
  async start(): Promise<void> {
    this.starting ??= this.boss.start();
    await this.starting;
  }

  /** Queues one job for each handler of each event, so a handler that fails is repeated alone. */
  async eventStatements(tx: Tx): Promise<string[]> {
    const outward = tx.events.filter(({ event }) => event.outward);
    const inward = tx.events.filter(({ event }) => !event.outward);
    return [
      ...(await this.insertStatements(EVENT_QUEUE, this.jobsOf(inward, tx))),
      ...(await this.insertStatements(OUTWARD_QUEUE, this.jobsOf(outward, tx))),
    ];
  }

  /** Outward jobs are counted by account, or by the group they are published with, so that the worker takes only a few of each at a time. */
  private jobsOf(events: Tx['events'], { accountId, actor }: Tx): JobInsert<EventJob>[] {
    return events.flatMap(({ event, payload, afterSeconds, group, urgent }) =>
      this.registry.handlersOf(event.name).map((handler) => ({
        data: { handler, payload, accountId, demo: actor.demo },
        ...(event.yields && { priority: -1 }),
        ...(urgent && { priority: 1 }),
        ...groupOf(event.outward && (group ?? accountId)),
        ...(afterSeconds && { startAfter: afterSeconds }),
      })),
    );
  }

  deliveryStatements(outboxIds: string[]): Promise<string[]> {
    return this.insertStatements(
      DELIVERY_QUEUE,
      outboxIds.map((outboxId) => ({ id: outboxId, data: { outboxId } })),
    );
  }

  /** Queues further jobs for messages that already had one. These get ids of their own. */
  redeliveryStatements(outboxIds: string[]): Promise<string[]> {
    return this.insertStatements(
      DELIVERY_QUEUE,
      outboxIds.map((outboxId) => ({ data: { outboxId } })),
    );
  }

  /**
   * Queues a job again whose handler this process doesn't know: during a rolling deploy another process does. It becomes a new
   * job, which costs none of its retries, with the old one's key, so that its effects still happen once.
   */
  async handBack(queue: string, data: object & Requeued, { key, since }: Required<Requeued>): Promise<void> {
    await this.boss.send(queue, { ...data, key, since }, { ...RETRY, startAfter: HANDED_BACK_SECONDS });
  }

  /** Starts a job that has failed for good again, with all its retries. */
  retryStatements(queue: string, data: object & Requeued): Promise<string[]> {
    return this.insertStatements(queue, [{ data }]);
  }

  /** Captures the SQL that pg-boss would run, so that it can be sent together with the commit. */
  private async insertStatements(queue: string, jobs: JobInsert<object>[]): Promise<string[]> {
    if (jobs.length === 0) return [];
    await this.start();
    const statements: string[] = [];
    const executeSql = async (text: string, values: unknown[] = []) => {
      statements.push(withLiterals(text, values));
      return { rows: [] };
    };
    await this.boss.insert(
      queue,
      jobs.map((job) => ({ ...RETRY, ...job })),
      { db: { executeSql } },
    );
    return statements;
  }

  /**
   * How long the oldest due job has been waiting, 0 if there is none. Asked on the queue's own connections. Outward jobs don't
   * count: how long they wait is up to other servers.
   */
  async oldestDueSeconds(): Promise<number> {
    const { rows } = await this.boss.getDb().executeSql(
      `select coalesce(extract(epoch from now() - min(start_after)), 0)::int as seconds from ${JOB_SCHEMA}.job
       where name = any($1) and state < 'active' and start_after < now()`,
      [QUEUES.filter((queue) => queue !== OUTWARD_QUEUE)],
    );
    return Number(rows[0]?.seconds ?? 0);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.starting) await this.boss.stop({ graceful: true, timeout: 5000 });
  }
}

const groupOf = (id: string | null | undefined | false) => (id ? { group: { id } } : {});
