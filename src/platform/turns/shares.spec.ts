import { describe, expect, it } from '@jest/globals';
import { FairTurns } from './fair-turns.js';

/** Work that ends when the test says so, in the order in which it started. */
function work(turns: FairTurns) {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  const take = (key: string, bytes: number) =>
    turns.take(
      key,
      bytes,
      () =>
        new Promise<void>((resolve) => {
          begun.push(`${key} ${bytes}`);
          open.push(resolve);
        }),
    );
  const endOne = async () => {
    open.shift()?.();
    await settled();
  };
  return { begun, take, endOne };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const BOUNDS = { units: 100, unitsPerKey: 60, waitingPerKey: 3, waiting: 5 };

describe('SEC-06 memory that is shared', () => {
  it('runs what fits, and never more', async () => {
    const { begun, take, endOne } = work(new FairTurns(BOUNDS));
    for (const key of ['a', 'b', 'c']) void take(key, 50);
    await settled();
    expect(begun).toEqual(['a 50', 'b 50']);
    await endOne();
    expect(begun).toEqual(['a 50', 'b 50', 'c 50']);
  });

  it('one key holds no more than its share, and a newcomer after a crowd of it is let in', async () => {
    const { begun, take, endOne } = work(new FairTurns(BOUNDS));
    for (let at = 0; at < 4; at += 1) void take('crowd', 30);
    void take('one', 40);
    await settled();
    expect(begun).toEqual(['crowd 30', 'crowd 30', 'one 40']);
    await endOne();
    expect(begun.at(-1)).toBe('crowd 30');
  });

  it('work that waits for room is not overtaken by smaller work', async () => {
    const { begun, take, endOne } = work(new FairTurns(BOUNDS));
    void take('a', 60);
    void take('b', 60);
    void take('c', 10);
    await settled();
    expect(begun).toEqual(['a 60']);
    await endOne();
    expect(begun).toEqual(['a 60', 'b 60', 'c 10']);
  });

  it('more than a share counts as a share, so that it runs at all', async () => {
    const { begun, take } = work(new FairTurns(BOUNDS));
    void take('a', 1000);
    void take('b', 30);
    await settled();
    expect(begun).toEqual(['a 1000', 'b 30']);
  });

  it('a line is bounded, of one key and of all, and a refused caller gets no place', async () => {
    const turns = new FairTurns(BOUNDS);
    const { begun, take, endOne } = work(turns);
    const all = ['a', 'a', 'a', 'a'].map((key) => take(key, 60));
    await expect(take('a', 60)).rejects.toMatchObject({ code: 'busy', options: { retryAfter: expect.any(Number) } });
    all.push(take('b', 60), take('b', 60));
    const sentAway = all[3]?.catch((error: unknown) => error);
    all.push(take('c', 60));
    expect(await sentAway).toMatchObject({ code: 'busy' });
    await expect(take('c', 60)).rejects.toMatchObject({ code: 'busy' });
    for (let at = 0; at < 6; at += 1) await endOne();
    await Promise.allSettled(all);
    expect(begun.map((one) => one[0])).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
    expect(await turns.take('d', 60, async () => 'free again')).toBe('free again');
  });

  it('when every line together is full, the longest one gives up its last place to a newcomer', async () => {
    const turns = new FairTurns({ units: 1, unitsPerKey: 1, waitingPerKey: 10, waiting: 4 });
    const { begun, take, endOne } = work(turns);
    const crowd = Array.from({ length: 5 }, () => take('crowd', 1));
    const last = crowd[4]?.catch((error: unknown) => error);
    const one = take('one', 1);
    expect(await last).toMatchObject({ code: 'busy' });
    for (let at = 0; at < 5; at += 1) await endOne();
    await one;
    expect(begun).toEqual(['crowd 1', 'crowd 1', 'one 1', 'crowd 1', 'crowd 1']);
  });

  it('work that fails gives its memory back', async () => {
    const turns = new FairTurns(BOUNDS);
    await expect(turns.take('a', 60, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await turns.take('a', 60, async () => 'next')).toBe('next');
  });
});
