import { toProblem } from '@api/problem';
import type { Language } from '@contract/languages';
import type { NewSession } from './api/chat-api';

/** As whom and about what the visitor speaks. */
export type About = Pick<NewSession, 'role' | 'service' | 'visitorId'>;

/** A line that the server does not have yet. */
export interface Outgoing {
  id: string;
  message: string;
  language: Language;
  about: About;
  /** When it was said. */
  at: string;
}

interface OutboxDeps {
  /** False: the connection keeps it back. */
  deliver: (line: Outgoing) => Promise<boolean>;
  /** These wait until the connection is back. */
  onHeldBack: (ids: readonly string[]) => void;
  /** A reload keeps them. */
  keep: (lines: readonly Outgoing[]) => void;
  pause: (failures: number, signal: AbortSignal) => Promise<void>;
}

/** The network or a busy server kept it back: the same line again later does no harm. */
export function isHeldBack(error: unknown): boolean {
  const { code, status } = toProblem(error);
  return code === 'network' || code === 'request_running' || status === 429 || status >= 500;
}

/** Lines on their way, one after the other as they were said. What the connection keeps back goes by itself once it is there again. */
export class Outbox {
  private lines: readonly Outgoing[] = [];
  private sending: Promise<void> | undefined;
  private trying: AbortController | undefined;

  constructor(private readonly deps: OutboxDeps) {}

  push(...lines: readonly Outgoing[]): Promise<void> {
    const fresh = lines.filter(({ id }) => !this.lines.some((known) => known.id === id));
    if (fresh.length > 0) this.set([...this.lines, ...fresh]);
    return this.flush();
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    // With nothing to send it would be over before it stands there, and stand there for good.
    if (this.lines.length > 0) this.sending ??= this.sendAll();
    await this.sending;
  }

  /** Waits no longer; what it holds stays for the next `flush`. */
  stop(): void {
    this.trying?.abort();
    this.trying = undefined;
  }

  /** Lets go of what waits, without a word to where it is kept. */
  drop(): void {
    this.stop();
    this.lines = [];
  }

  private async sendAll(): Promise<void> {
    try {
      for (let line = this.lines[0]; line; line = this.lines[0]) {
        const done = await this.deps.deliver(line);
        // It was dropped meanwhile: what stands in its place goes on.
        if (this.lines[0] !== line) continue;
        if (!done) return this.holdBack();
        this.set(this.lines.slice(1));
      }
    } finally {
      this.sending = undefined;
    }
  }

  private holdBack(): void {
    this.deps.onHeldBack(this.lines.map(({ id }) => id));
    if (this.lines.length > 0 && !this.trying) void this.tryAgain((this.trying = new AbortController()));
  }

  private async tryAgain(own: AbortController): Promise<void> {
    for (let failures = 1; this.lines.length > 0 && !own.signal.aborted; failures += 1) {
      await this.deps.pause(failures, own.signal);
      if (!own.signal.aborted) await this.flush();
    }
    if (this.trying === own) this.trying = undefined;
  }

  private set(lines: readonly Outgoing[]): void {
    this.lines = lines;
    this.deps.keep(lines);
  }
}
