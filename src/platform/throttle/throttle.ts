import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Settings } from '../config/settings.js';
import { READ_POOL } from '../database/tokens.js';
import { Problem } from '../errors/problem.js';
import { Scheduled } from '../outbox/handles.decorator.js';

/** How many of something may happen in a time. Multiplied by RATE_LIMIT_FACTOR. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counts attempts in PostgreSQL, so that a limit holds over all replicas (decisions, section 3, Throttles). The table is
 * not logged: a crash of the database forgets counts and nothing else. Keys are hashed, no address stands in it.
 */
@Injectable()
export class Throttle {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    @Inject(READ_POOL) private readonly pool: pg.Pool,
    private readonly settings: Settings,
  ) {}

  /** Counts one; past the limit 429 `too_many_requests` with the seconds to wait. */
  async use(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(hashOf(key));
    } catch (result) {
      throw result instanceof RateLimiterRes ? tooMany(result) : result;
    }
  }

  /** Refuses when the limit is used up, without counting: for limits on failures, which `use` counts afterwards. */
  async check(limit: Limit, key: string): Promise<void> {
    const result = await this.limiter(limit).get(hashOf(key));
    if (result && result.consumedPoints >= this.points(limit)) throw tooMany(result);
  }

  /** Whether the limit is used up. */
  async isOver(limit: Limit, key: string): Promise<boolean> {
    const result = await this.limiter(limit).get(hashOf(key));
    return Boolean(result && result.consumedPoints >= this.points(limit));
  }

  /** Counts one without refusing: a failure that has been answered already. */
  async count(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).penalty(hashOf(key));
  }

  /** Forgets the count. */
  async reset(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).delete(hashOf(key));
  }

  /** Forgets the counts whose time is over, which nothing else removes. */
  @Scheduled('throttle.tidy', '55 * * * *')
  async tidy(): Promise<void> {
    await this.pool.query('delete from throttle.attempt where expire < $1', [Date.now()]);
  }

  private points({ points }: Limit): number {
    return Math.max(1, Math.round(points * this.settings.RATE_LIMIT_FACTOR));
  }

  private limiter(limit: Limit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.pool,
      storeType: 'pool',
      schemaName: 'throttle',
      tableName: 'attempt',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: this.points(limit),
      duration: limit.seconds,
    });
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function tooMany({ msBeforeNext }: RateLimiterRes): Problem {
  return new Problem('too_many_requests', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}
