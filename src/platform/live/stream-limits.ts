import { Problem } from '../errors/problem.js';

/** A person has one stream for each browser, because its tabs share one. Where they can't (plain http), each tab has one. */
const PER_SESSION = 12;
/** The chat has one for each tab of the same visitor. */
const PER_CONVERSATION = 6;
/** When a refused browser may try again. */
const RETRY_SECONDS = 30;

/** The person of the stream. */
export interface StreamOwner {
  sessionId: string | null;
  chatSessionId?: string | null | undefined;
  source: string;
}

/** Counts the open streams of this process. Each costs memory and work for every change, for as long as it is open. */
export class StreamLimits {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly perProcess: number,
    private readonly perSource: number,
  ) {}

  /** All that are open. */
  get open(): number {
    return this.count('all');
  }

  /** Counts one stream and returns a function that takes it back. 429 beyond the owner's limits, 503 when the process is full. */
  enter({ sessionId, chatSessionId, source }: StreamOwner): () => void {
    if (this.count('all') >= this.perProcess) throw new Problem('unavailable', { retryAfter: RETRY_SECONDS });
    const limits: [key: string, most: number][] = [
      ['all', this.perProcess],
      [`source ${source}`, this.perSource],
    ];
    if (sessionId) limits.push([`session ${sessionId}`, PER_SESSION]);
    if (chatSessionId) limits.push([`conversation ${chatSessionId}`, PER_CONVERSATION]);
    if (limits.some(([key, most]) => this.count(key) >= most))
      throw new Problem('too_many_streams', { retryAfter: RETRY_SECONDS });
    for (const [key] of limits) this.counts.set(key, this.count(key) + 1);
    return () => limits.forEach(([key]) => this.leave(key));
  }

  private count(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private leave(key: string): void {
    const left = this.count(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
