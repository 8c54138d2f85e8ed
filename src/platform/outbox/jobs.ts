import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { fromKysely, PgBoss, type JobInsert } from 'pg-boss';
import { Settings } from '../config/settings.js';
import type { Tx } from '../scope/tx.js';
import { HandlerRegistry } from './handler-registry.js';
import { DELIVERY_QUEUE, EVENT_QUEUE, JOB_SCHEMA } from './queues.js';

export interface EventJob {
  handler: string;
  payload: Record<string, unknown>;
  accountId: string | null;
  demo: boolean;
}

const RETRY = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 3600 } as const;

/** The queue in PostgreSQL (pg-boss). Jobs are inserted in the transaction of the verb that causes them. */
@Injectable()
export class Jobs implements OnApplicationShutdown {
  private readonly log = new Logger('Jobs');
  readonly boss: PgBoss;
  private starting: Promise<unknown> | null = null;

  constructor(
    settings: Settings,
    private readonly registry: HandlerRegistry,
  ) {
    this.boss = new PgBoss({
      connectionString: settings.directUrl,
      schema: JOB_SCHEMA,
      max: 3,
      migrate: false,
      createSchema: false,
      useListenNotify: true,
    });
    this.boss.on('error', (error) => this.log.warn(`Queue: ${error.message}`));
  }

  /** Also by the first message: what a module does while the server starts may come before the worker. */
  async start(): Promise<void> {
    this.starting ??= this.boss.start();
    await this.starting;
  }

  /** One job for each handler of each event: a handler that fails is repeated alone. */
  async queueEvents({ em, events, accountId, actor }: Tx): Promise<void> {
    const jobs = events.flatMap(({ event, payload }) =>
      this.registry.handlersOf(event.name).map((handler): JobInsert<EventJob> => ({ data: { handler, payload, accountId, demo: actor.demo } })),
    );
    await this.insert(em, EVENT_QUEUE, jobs);
  }

  async queueDeliveries({ em }: Tx, outboxIds: string[]): Promise<void> {
    await this.insert(em, DELIVERY_QUEUE, outboxIds.map((outboxId) => ({ id: outboxId, data: { outboxId } })));
  }

  private async insert(em: EntityManager, queue: string, jobs: JobInsert[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.start();
    await this.boss.insert(queue, jobs.map((job) => ({ ...RETRY, ...job })), { db: fromKysely(em.getKysely()) });
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.starting) await this.boss.stop({ graceful: true, timeout: 5000 });
  }

}
