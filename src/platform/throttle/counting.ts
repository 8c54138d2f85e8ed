import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** The state of a count after one more attempt. */
export interface Count {
  isOver: boolean;
  used: number;
  /** Until the count starts again. */
  seconds: number;
}

/** Counts one attempt with rate-limiter-flexible, which throws its result once the limit is passed. */
export async function countIn(limiter: RateLimiterAbstract, key: string): Promise<Count> {
  try {
    return toCount(await limiter.consume(key), false);
  } catch (result) {
    if (result instanceof RateLimiterRes) return toCount(result, true);
    throw result;
  }
}

/** Counts as much as is used, or nothing where it doesn't fit: a smaller use may still find room. */
export async function spendIn(limiter: RateLimiterAbstract, key: string, points: number): Promise<boolean> {
  try {
    await limiter.consume(key, points);
    return true;
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result;
    await limiter.reward(key, points);
    return false;
  }
}

function toCount({ consumedPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): Count {
  return { isOver, used: consumedPoints, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
