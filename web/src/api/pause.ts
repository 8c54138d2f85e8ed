const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Waits before the next attempt, longer after each failure and at least the seconds that the server asked for. Ends early when
 * the network is back, or when the signal says that the wait is no longer needed.
 */
export function pause(failures: number, signal: AbortSignal, leastSeconds = 0): Promise<void> {
  const limit = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10));
  const wait = leastSeconds * 1000 + limit / 2 + Math.random() * (limit / 2);
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, wait);
    signal.addEventListener('abort', end);
    window.addEventListener('online', end);
    if (signal.aborted) end();
  });
}
