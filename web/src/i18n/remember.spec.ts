import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { remember } from './remember';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('keeps a failure for the given time, so that every render sees it, and then tries again', async () => {
  let tries = 0;
  const page = remember(() => Promise.reject<string>(new Error(`lost ${(tries += 1)}`)), 1000);
  const fails = () => page.load().catch((error: Error) => error.message);
  expect(await fails()).toBe('lost 1');
  await jest.advanceTimersByTimeAsync(50);
  expect(await fails()).toBe('lost 1');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await fails()).toBe('lost 2');
});
