import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { fromKysely, PgBoss } from 'pg-boss';
import { v7 } from 'uuid';
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
  private started = false;

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

  async start(): Promise<void> {
    if (this.started) return;
    this.started = true;
    await this.boss.start();
  }

  /** One job for each handler of each event: a handler that fails is repeated alone. */
  async queueEvents(em: EntityManager, tx: Tx): Promise<void> {
    for (const { event, payload } of tx.events) {
      for (const handler of this.registry.handlersOf(event.name)) {
        const data: EventJob = { handler, payload, accountId: tx.accountId, demo: tx.actor.demo };
        await this.insert(em, EVENT_QUEUE, data, v7());
      }
    }
  }

  async queueDeliveries(em: EntityManager, outboxIds: string[]): Promise<void> {
    for (const outboxId of outboxIds) await this.insert(em, DELIVERY_QUEUE, { outboxId }, outboxId);
  }

  private async insert(em: EntityManager, queue: string, data: object, id: string): Promise<void> {
    await this.boss.send(queue, data, { ...RETRY, id, db: fromKysely(em.getKysely()) });
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.started) await this.boss.stop({ graceful: true, timeout: 5000 });
  }

}
