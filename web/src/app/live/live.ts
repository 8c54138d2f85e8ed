import { Problem } from '@api/problem';
import { readEvents } from '@api/sse';

/** A message from the server: the names of what changed, and which of them. `everything` means that messages may have been missed. */
export type LiveNews =
  | { kind: 'changed'; resources: readonly string[]; ids: readonly string[] }
  | { kind: 'everything' };

export interface LiveDeps {
  /** Opens the stream; rejects when the server cannot be reached or refuses. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** Runs `lead` while this tab is the leader, and says whether it took over from another tab. */
  whileLeading: (lead: (tookOver: boolean) => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** Passes a message to the other tabs. */
  tell: (news: LiveNews) => void;
  /** Waits, longer after each failure and at least the seconds that the server asked for; ends early with the signal. */
  pause: (failures: number, signal: AbortSignal, leastSeconds?: number) => Promise<void>;
}

function newsOf({ event, data }: { event: string; data: string }): LiveNews | undefined {
  if (event === 'resync') return { kind: 'everything' };
  if (event !== 'change') return undefined;
  const { resources, ids } = JSON.parse(data) as { resources?: unknown; ids?: unknown };
  if (!Array.isArray(resources)) return undefined;
  return { kind: 'changed', resources: resources.map(String), ids: Array.isArray(ids) ? ids.map(String) : [] };
}

/**
 * One stream for each browser: the leading tab reads it and tells the others. After every break, and when another tab becomes
 * the leader, everything is reloaded, because messages may have been missed.
 */
export function startLive(deps: LiveDeps, hear: (news: LiveNews) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const spread = (news: LiveNews) => {
    hear(news);
    deps.tell(news);
  };
  let failures = 0;
  const readOnce = async (again: boolean) => {
    const body = await deps.open(signal);
    failures = 0;
    if (again) spread({ kind: 'everything' });
    for await (const event of readEvents(body)) {
      const news = newsOf(event);
      if (news) spread(news);
    }
  };
  const lead = async (tookOver: boolean) => {
    for (let again = tookOver; !signal.aborted; again = true) {
      const refusal = await readOnce(again).catch((error: unknown) => error);
      failures += 1;
      await deps.pause(failures, signal, refusal instanceof Problem ? refusal.retryAfter : undefined);
    }
  };
  void deps.whileLeading(lead, signal).catch(() => undefined);
  return () => stop.abort();
}
