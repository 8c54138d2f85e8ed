import { expect, it, jest } from '@jest/globals';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { countIn } from './counting.js';

/** A limiter that returns this result, or throws it once the limit is passed, as the library does. */
const limiter = (consume: () => Promise<RateLimiterRes>) => ({ consume }) as unknown as RateLimiterAbstract;
const stand = (used: number, ms: number) => new RateLimiterRes(0, ms, used, false);

it('a count within the limit says how many were used and how long it lasts, in whole seconds', async () => {
  expect(
    await countIn(
      limiter(async () => stand(3, 1001)),
      'k',
    ),
  ).toEqual({ isOver: false, used: 3, seconds: 2 });
});

it('past the limit it is exceeded, and the wait is at least a second', async () => {
  for (const [ms, seconds] of [
    [0, 1],
    [-5, 1],
    [60_000, 60],
  ] as const)
    expect(
      await countIn(limiter(jest.fn<() => Promise<RateLimiterRes>>().mockRejectedValue(stand(11, ms) as never)), 'k'),
    ).toEqual({
      isOver: true,
      used: 11,
      seconds,
    });
});

it('an error of the database is no passed limit', async () => {
  await expect(
    countIn(
      limiter(() => Promise.reject(new Error('down'))),
      'k',
    ),
  ).rejects.toThrow('down');
});
