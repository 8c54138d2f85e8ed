import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pause } from './pause';

const never = new AbortController().signal;

/** Whether the pause has ended after the given milliseconds. */
async function isOverAfter(milliseconds: number, waiting: Promise<void>): Promise<boolean> {
  let over = false;
  void waiting.then(() => (over = true));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return over;
}

describe('the pause before the next try', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('grows with each failure, up to half a minute', async () => {
    expect(await isOverAfter(499, pause(1, never))).toBe(false);
    expect(await isOverAfter(1000, pause(1, never))).toBe(true);
    expect(await isOverAfter(7999, pause(5, never))).toBe(false);
    expect(await isOverAfter(30_000, pause(1000, never))).toBe(true);
  });

  it('takes at least the seconds that the server asked for', async () => {
    expect(await isOverAfter(60_000, pause(1, never, 60))).toBe(false);
    expect(await isOverAfter(61_000, pause(1, never, 60))).toBe(true);
  });

  it('ends early when the network is back, and when no one needs the wait any longer', async () => {
    const online = pause(9, never);
    window.dispatchEvent(new Event('online'));
    expect(await isOverAfter(0, online)).toBe(true);
    const stop = new AbortController();
    const stopped = pause(9, stop.signal);
    stop.abort();
    expect(await isOverAfter(0, stopped)).toBe(true);
    expect(await isOverAfter(0, pause(9, stop.signal))).toBe(true);
  });

  it('leaves no listener behind', async () => {
    const stop = new AbortController();
    const count = { added: 0, removed: 0 };
    for (const target of [window, stop.signal] as EventTarget[]) {
      const { addEventListener: add, removeEventListener: remove } = target;
      jest
        .spyOn(target, 'addEventListener')
        .mockImplementation((...args) => ((count.added += 1), add.apply(target, args)));
      jest
        .spyOn(target, 'removeEventListener')
        .mockImplementation((...args) => ((count.removed += 1), remove.apply(target, args)));
    }
    expect(await isOverAfter(1000, pause(1, stop.signal))).toBe(true);
    expect(count).toEqual({ added: 2, removed: 2 });
  });
});
