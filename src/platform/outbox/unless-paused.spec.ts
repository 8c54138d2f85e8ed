import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JOB_HEARTBEAT_SECONDS } from './queues.js';
import { unlessPaused } from './unless-paused.js';

describe('work of a process that is stopped', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const aborted = (signal: AbortSignal) =>
    new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('aborted')));

  it('ends when another process may have taken it', async () => {
    const work = unlessPaused((signal) => aborted(signal));
    jest.setSystemTime(Date.now() + JOB_HEARTBEAT_SECONDS * 1000);
    jest.advanceTimersByTime(1000);
    expect(await work).toBe('aborted');
  });

  it('goes on for as long as it takes when nothing was stopped', async () => {
    let end = (_text: string) => undefined as void;
    const work = unlessPaused((signal) =>
      Promise.race([aborted(signal), new Promise<string>((resolve) => (end = resolve))]),
    );
    jest.advanceTimersByTime(4 * JOB_HEARTBEAT_SECONDS * 1000);
    end('done');
    expect(await work).toBe('done');
  });
});
