import { Problem } from '@api/problem';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A server that answers with errors is asked less often than a connection that is away, and not forever. */
const ANSWERED_TRIES = 6;

interface Waiting {
  signal: AbortSignal;
  /** Called with true while there is no connection, and with false when it is tried again. */
  onWaiting: (waiting: boolean) => void;
}

/** Runs a step again until it succeeds: as long as there is no connection, and a few times while the server is busy. */
export async function untilConnected<T>(step: () => Promise<T>, { signal, onWaiting }: Waiting): Promise<T> {
  for (let tries = 0, answered = 0; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Problem) || !isPassing(error)) throw error;
      if (error.status !== 0 && ++answered >= ANSWERED_TRIES) throw error;
      onWaiting(error.status === 0);
      await pause(error.retryAfter ? error.retryAfter * 1000 : waitOf(tries), signal);
      onWaiting(false);
    }
  }
}

/** Whether the same request may succeed a moment later. */
function isPassing({ status, reason, code }: Problem): boolean {
  return (
    status === 0 ||
    status === 408 ||
    status >= 500 ||
    code === 'request_running' ||
    reason === 'upload_moved_on' ||
    reason === 'upload_finishing'
  );
}

const waitOf = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);

/** Ends early when the browser says that the connection is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, stopped) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', abort);
      done();
    };
    const abort = () => {
      end();
      stopped(signal.reason as Error);
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', abort);
  });
}
