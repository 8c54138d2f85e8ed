import { apiFetch } from '@api/client';
import { pause } from '@api/pause';
import { Problem } from '@api/problem';
import { readEvents } from '@api/sse';

/** Reads one stream to its end. `priority` keeps it behind everything that the page needs. */
async function readStream(signal: AbortSignal, opened: () => void, hear: () => void): Promise<void> {
  const { body } = await apiFetch('/api/announcements/events', {
    signal,
    headers: { Accept: 'text/event-stream' },
    cache: 'no-store',
    priority: 'low',
  });
  if (!body) throw new Error('The stream of events has no body.');
  opened();
  for await (const { event } of readEvents(body)) if (event === 'change' || event === 'resync') hear();
}

/** Keeps a stream open until the signal. One that opens later than the first may have missed something. */
async function follow(signal: AbortSignal, first: boolean, hear: () => void): Promise<void> {
  let failures = 0;
  for (let again = !first; !signal.aborted; again = true) {
    const opened = () => {
      failures = 0;
      if (again) hear();
    };
    const refusal = await readStream(signal, opened, hear).catch((error: unknown) => error);
    failures += 1;
    await pause(failures, signal, refusal instanceof Problem ? refusal.retryAfter : undefined);
  }
}

/**
 * Calls back whenever announcements may have changed. The stream is open only while the page is visible: a page in the
 * background costs the server nothing, and the browser may keep it for the way back.
 */
export function onAnnounced(hear: () => void): () => void {
  let first = true;
  let stream: AbortController | undefined;
  const close = () => {
    stream?.abort();
    stream = undefined;
  };
  const turn = () => {
    if (document.visibilityState === 'hidden') return close();
    if (stream) return;
    stream = new AbortController();
    void follow(stream.signal, first, hear);
    first = false;
  };
  turn();
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', turn);
    close();
  };
}
