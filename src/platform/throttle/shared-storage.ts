import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Settings } from '../config/settings.js';
import { countIn, type Count } from './counting.js';
import { EVERY_ROUTE } from './route-limit.js';
import { Throttle } from './throttle.js';

type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** How much one source may ask of one process: 200 requests a second, sustained for a minute (decision 0232). */
export const EVERY_REQUEST = { points: 12_000, seconds: 60 };

/**
 * Where @nestjs/throttler counts. The limits of single routes are in the tables of `Throttle`, shared by all processes. The
 * limit for every route is in this process's memory: asking the database each time would cost more than many an answer.
 */
@Injectable()
export class SharedStorage implements ThrottlerStorage {
  private readonly requests: RateLimiterMemory;

  constructor(
    private readonly throttle: Throttle,
    settings: Settings,
  ) {
    const points = Math.max(1, Math.round(EVERY_REQUEST.points * settings.RATE_LIMIT_FACTOR));
    this.requests = new RateLimiterMemory({ points, duration: EVERY_REQUEST.seconds });
  }

  /** For the limit of a route, the key begins with the limit's name, which contains no space. */
  async increment(key: string, ttl: number, points: number, _blockMs: number, throttler: string): Promise<Counted> {
    if (throttler === EVERY_ROUTE) return toRecord(await countIn(this.requests, key));
    const end = key.indexOf(' ');
    return toRecord(
      await this.throttle.count({ name: key.slice(0, end), points, seconds: ttl / 1000 }, key.slice(end + 1)),
    );
  }
}

function toRecord({ isOver, used, seconds }: Count): Counted {
  return { totalHits: used, timeToExpire: seconds, isBlocked: isOver, timeToBlockExpire: isOver ? seconds : 0 };
}
