import { apiFetch } from '@api/client';
import { pause } from '@api/pause';
import type { LiveDeps, LiveNews } from './live';

const NAME = 'live';

async function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await apiFetch('/api/events', {
    signal,
    headers: { Accept: 'text/event-stream' },
    cache: 'no-store',
  });
  if (!response.body) throw new Error('The stream of events has no body.');
  return response.body;
}

/** Without Web Locks (plain http on a host other than localhost) every tab opens a stream of its own. */
async function whileLeading(lead: (tookOver: boolean) => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return lead(false);
  const led = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await lead(false);
    return lock !== null;
  });
  if (!led) await navigator.locks.request(NAME, { signal }, () => lead(true));
}

/** The browser's side of live updates, and the channel between its tabs. */
export function browserLive(hear: (news: LiveNews) => void): { deps: LiveDeps; close: () => void } {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveNews>) => hear(data));
  const tell = channel.postMessage.bind(channel);
  return {
    deps: { open, whileLeading, pause, tell },
    close: () => channel.close(),
  };
}
