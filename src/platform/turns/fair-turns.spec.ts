import { describe, expect, it } from '@jest/globals';
import { FairTurns } from './fair-turns.js';

/** Work that ends when the test says so, in the order in which it started. */
function work() {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  const begin = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      open.push(() => resolve(name));
    });
  const endOne = async () => {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, begin, endOne };
}

describe('SEC-04 a queue that one source cannot fill', () => {
  it('keys take turns: a newcomer after a crowd of one key is next', async () => {
    const turns = new FairTurns({ units: 1, unitsPerKey: 1, waiting: 100, waitingPerKey: 50 });
    const { begun, begin, endOne } = work();
    for (let at = 0; at < 40; at += 1) void turns.take('crowd', 1, begin(`crowd ${at}`));
    void turns.take('one', 1, begin('one'));
    for (let at = 0; at < 3; at += 1) await endOne();
    expect(begun).toEqual(['crowd 0', 'crowd 1', 'one']);
  });

  it('a key has a bounded line, and refuses beyond it', async () => {
    const turns = new FairTurns({ units: 1, unitsPerKey: 1, waiting: 100, waitingPerKey: 3 });
    const { begin, endOne } = work();
    const taken = Array.from({ length: 4 }, (_, at) => turns.take('crowd', 1, begin(`${at}`)));
    await expect(turns.take('crowd', 1, begin('too many'))).rejects.toMatchObject({
      code: 'busy',
      status: 503,
      options: { retryAfter: expect.any(Number) },
    });
    const other = turns.take('other', 1, begin('other'));
    for (let at = 0; at < 5; at += 1) await endOne();
    expect(await Promise.all([...taken, other])).toEqual(['0', '1', '2', '3', 'other']);
  });

  it('when all lines are full the longest one gives up its last place', async () => {
    const turns = new FairTurns({ units: 1, unitsPerKey: 1, waiting: 4, waitingPerKey: 10 });
    const { begin, endOne } = work();
    const crowd = Array.from({ length: 5 }, (_, at) => turns.take('crowd', 1, begin(`crowd ${at}`)));
    const last = crowd[4]?.catch((error: unknown) => error);
    const one = turns.take('one', 1, begin('one'));
    expect(await last).toMatchObject({ code: 'busy' });
    for (let at = 0; at < 5; at += 1) await endOne();
    expect(await one).toBe('one');
  });

  it('of lines that are all short the newcomer is refused', async () => {
    const turns = new FairTurns({ units: 1, unitsPerKey: 1, waiting: 2, waitingPerKey: 10 });
    const { begin } = work();
    for (const key of ['a', 'b', 'c']) void turns.take(key, 1, begin(key));
    await expect(turns.take('d', 1, begin('d'))).rejects.toMatchObject({ code: 'busy' });
  });

  it('work that fails frees its place', async () => {
    const turns = new FairTurns({ units: 1, unitsPerKey: 1, waiting: 2, waitingPerKey: 2 });
    await expect(turns.take('a', 1, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await turns.take('a', 1, async () => 'next')).toBe('next');
  });
});
