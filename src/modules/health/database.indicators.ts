import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { DatabaseWatch } from '../../platform/database/database-watch.js';
import { migrationNames } from '../../platform/database/migrate.js';
import { Replica } from '../../platform/database/replica.js';
import { Jobs } from '../../platform/outbox/jobs.js';
import { Scope } from '../../platform/scope/scope.js';

/** Probes come every few seconds; what they cost is asked for once in this time. */
const KEPT_MS = 15_000;
/** A probe that waits for a free connection would take the process out of service. */
const ASKED_MS = 1000;
/** Jobs are taken within seconds, and schedules come every few minutes at most. */
const OLDEST_SECONDS = 15 * 60;

/** What PostgreSQL stores. While the database is away it alone is named, not everything in it. */
@Injectable()
export class DatabaseIndicators {
  private readonly expected = migrationNames();
  private complete = false;

  constructor(
    private readonly health: HealthIndicatorService,
    private readonly watch: DatabaseWatch,
    private readonly scope: Scope,
    private readonly jobs: Jobs,
    private readonly copy: Replica,
  ) {}

  /** Over the heartbeat's own connection: a full pool is no reason to send people elsewhere. */
  async database(): Promise<HealthIndicatorResult> {
    return this.health.check('database').attempt(() => this.watch.beat());
  }

  /** Every migration that this version brings was applied, which is true for good once it is. More of them are those of a newer version. */
  async migrations(): Promise<HealthIndicatorResult> {
    return this.kept('migrations', async () => {
      const missing = this.complete ? 0 : await this.missing();
      // That it could not be asked is the matter of the database or its pool, and over sooner than this answer is forgotten.
      if (missing === null) return { asked: false };
      if (missing > 0) throw new Error(`${missing} migrations are missing`);
      this.complete = true;
      return { missing };
    });
  }

  private async missing(): Promise<number | null> {
    const names = this.scope
      .asSystem('health', () => this.scope.rows<{ name: string }>('select name from mikro_orm_migrations'))
      .catch(() => null);
    const rows = await Promise.race([names, pause(ASKED_MS, null, { ref: false })]);
    if (!rows) return null;
    const applied = new Set(rows.map(({ name }) => name));
    return this.expected.filter((name) => !applied.has(name)).length;
  }

  /** The queue answers on its own connections, and its jobs are taken. */
  async queue(): Promise<HealthIndicatorResult> {
    return this.kept('queue', async () => {
      if (this.watch.away) return { asked: false };
      const oldestSeconds = await this.jobs.oldestDueSeconds().catch((error: unknown) => {
        if (this.watch.away) return null;
        throw error;
      });
      if (oldestSeconds === null) return { asked: false };
      if (oldestSeconds > OLDEST_SECONDS) throw new Error(`The oldest job has been waiting for ${oldestSeconds} s`);
      return { oldestSeconds };
    });
  }

  /** As the last look or read found it: the primary answers what the replica can't. */
  replica(): HealthIndicatorResult {
    const { state, lagSeconds } = this.copy;
    const replica = this.health.check('replica');
    if (state === 'off') return replica.up({ configured: false });
    return state === 'up' || state === 'unknown'
      ? replica.up({ configured: true, state, lagSeconds })
      : replica.down({ configured: true, state, lagSeconds, message: 'The primary database answers instead' });
  }

  private async kept(
    key: string,
    look: () => Promise<Record<string, number | boolean | undefined>>,
  ): Promise<HealthIndicatorResult> {
    return this.health
      .check(key)
      .attempt(look)
      .withTimeout(2 * ASKED_MS)
      .cacheFor(KEPT_MS);
  }
}
