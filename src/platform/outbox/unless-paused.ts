import { JOB_HEARTBEAT_SECONDS, JOB_REFRESH_SECONDS } from './queues.js';

const LOOK_MS = 1000;
/** After a stop as long as this another process may have taken the job, because the last refresh was before the stop. */
const TAKEN_MS = (JOB_HEARTBEAT_SECONDS - JOB_REFRESH_SECONDS) * 1000 - LOOK_MS;

/**
 * Runs work whose signal is aborted when the whole process was stopped for a while (SIGSTOP, a suspended machine) and goes on.
 * Otherwise it would go on with an email that another process has sent meanwhile.
 */
export async function unlessPaused<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const paused = new AbortController();
  let seen = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - seen > TAKEN_MS) paused.abort(new Error('This process was stopped while it worked on this'));
    seen = Date.now();
  }, LOOK_MS);
  try {
    return await work(paused.signal);
  } finally {
    clearInterval(watch);
  }
}
