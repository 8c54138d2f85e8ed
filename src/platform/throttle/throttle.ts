import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { Settings } from '../config/settings.js';
import { READ_POOL } from '../database/tokens.js';
import { Problem } from '../errors/problem.js';
import { Scheduled } from '../outbox/handles.decorator.js';
import { countIn, spendIn, type Count } from './counting.js';
import { tooMany } from './too-many.js';

/** How often something may happen within a time. It is multiplied by RATE_LIMIT_FACTOR. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
  /** RATE_LIMIT_FACTOR is left out: what is counted is money, not attempts. */
  exact?: boolean;
}

/** A limit, and who or what it counts. */
export type Use = readonly [limit: Limit, key: string];

/**
 * Counts attempts in PostgreSQL, so that a limit applies across all replicas (docs/specification/sign-in.md). The table is
 * unlogged: a crash of the database loses the counts and nothing else. Keys are hashed, so no address is stored. Limits that
 * simply count requests are named on their route (`@LimitedBySource`); limits that count failures, or take a count back, are
 * here.
 */
@Injectable()
export class Throttle {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    @Inject(READ_POOL) private readonly pool: pg.Pool,
    private readonly settings: Settings,
  ) {}

  /** Counts one attempt. Past the limit it throws 429 `too_many_requests` with the seconds to wait. */
  async use(limit: Limit, key: string): Promise<void> {
    const { isOver, seconds } = await this.count(limit, key);
    if (isOver) throw tooMany(seconds);
  }

  /** Counts one attempt and returns the state, for the limits that routes name themselves (`@LimitedBySource`). */
  count(limit: Limit, key: string): Promise<Count> {
    return countIn(this.limiter(limit), hashOf(key));
  }

  /** Counts one attempt and returns false past the limit. The caller then skips its work without an error. */
  async tryUse(limit: Limit, key: string): Promise<boolean> {
    try {
      await this.use(limit, key);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'too_many_requests') return false;
      throw error;
    }
  }

  /**
   * For limits on failures. Counts the attempt before it is made, so that a burst of parallel attempts can't get past the
   * limit, and takes it back if it was right. `null` is a failure.
   */
  async attempt<T>(uses: readonly Use[], fn: () => Promise<T | null>): Promise<T | null> {
    for (const [limit, key] of uses) await this.use(limit, key);
    return this.takeBackIfRight(uses, fn);
  }

  /** The second half of `attempt`, for an attempt that is counted already. */
  async takeBackIfRight<T>(uses: readonly Use[], fn: () => Promise<T | null>): Promise<T | null> {
    const result = await fn().catch(async (error: unknown) => {
      // Nothing was tried, so the person who was refused as `busy` gets the attempt back.
      if (error instanceof Problem && error.code === 'busy') await this.takeBack(uses);
      throw error;
    });
    if (result !== null) await this.takeBack(uses);
    return result;
  }

  private async takeBack(uses: readonly Use[]): Promise<void> {
    await Promise.all(uses.map(([limit, key]) => this.limiter(limit).reward(hashOf(key))));
  }

  /** Counts as much as is used, such as characters; false, and nothing is counted, where that is more than is left. */
  spend(limit: Limit, key: string, points: number): Promise<boolean> {
    return spendIn(this.limiter(limit), hashOf(key), points);
  }

  /** Gives back an attempt that `spend` has counted but that wasn't used. */
  async giveBack(limit: Limit, key: string, points: number): Promise<void> {
    await this.limiter(limit).reward(hashOf(key), points);
  }

  /** Whether the next attempt would be refused. Counts nothing. */
  async isUsedUp(limit: Limit, key: string): Promise<boolean> {
    const count = await this.limiter(limit).get(hashOf(key));
    return (count?.remainingPoints ?? 1) <= 0;
  }

  /** Forgets the count. */
  async reset(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).delete(hashOf(key));
  }

  /** Deletes counts that have expired, which nothing else removes. */
  @Scheduled('throttle.tidy', '55 * * * *')
  async tidy(): Promise<void> {
    await this.pool.query('delete from throttle.attempt where expire < $1', [Date.now()]);
  }

  private points({ points, exact }: Limit): number {
    return exact ? points : Math.max(1, Math.round(points * this.settings.RATE_LIMIT_FACTOR));
  }

  /**
   * The library's statements have names, which prepares them on a connection. A pooler in transaction mode hands connections
   * around, and the name is unknown or taken on the next one, so the statements go without.
   */
  private limiter(limit: Limit): RateLimiterPostgres {
    // A limit can have fewer points for some people. They share the same row, only the comparison differs.
    const key = `${limit.name} ${limit.points}`;
    const known = this.limiters.get(key);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: { query: ({ text, values }: pg.QueryConfig) => this.pool.query(text, values) },
      storeType: 'pool',
      schemaName: 'throttle',
      tableName: 'attempt',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: this.points(limit),
      duration: limit.seconds,
    });
    this.limiters.set(key, limiter);
    return limiter;
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
