import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { remember } from './remember';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function failing() {
  const tries = { count: 0 };
  const page = remember(() => Promise.reject<string>(new Error(`lost ${(tries.count += 1)}`)));
  return { tries, page, fails: () => page.load().catch(() => undefined) };
}

describe('what could not be loaded', () => {
  it('is not asked for again before whoever renders has read why', async () => {
    const { tries, page, fails } = failing();
    await fails();
    await jest.advanceTimersByTimeAsync(50);
    await fails();
    expect(tries.count).toBe(1);
    expect(page.peek).toThrow('lost 1');
    expect(page.peek).toThrow('lost 1');
    await jest.advanceTimersByTimeAsync(0);
    await fails();
    expect(tries.count).toBe(2);
  });

  it('is asked for again a second later, though nobody has read it', async () => {
    const { tries, fails } = failing();
    await fails();
    await jest.advanceTimersByTimeAsync(1000);
    await fails();
    expect(tries.count).toBe(2);
  });
});
