import { toProblem } from '@api/problem';
import type { Language } from '@contract/languages';
import type { NewSession } from './api/chat-api';

/** The role and the service with which the visitor writes, and the visitor's id. */
export type About = Pick<NewSession, 'role' | 'service' | 'visitorId'>;

/** A message that the server doesn't have yet. */
export interface Outgoing {
  id: string;
  message: string;
  language: Language;
  about: About;
  /** When it was written. */
  at: string;
}

interface OutboxDeps {
  /** Returns false if the connection prevents the delivery for now. */
  deliver: (line: Outgoing) => Promise<boolean>;
  /** Called with the messages that wait until the connection is back. */
  onHeldBack: (ids: readonly string[]) => void;
  /** Stores the messages, so that they survive a reload. */
  keep: (lines: readonly Outgoing[]) => void;
  pause: (failures: number, signal: AbortSignal) => Promise<void>;
}

/** The network or a busy server prevented the delivery. Sending the same message again is safe, because it has its own id. */
export function isHeldBack(error: unknown): boolean {
  const { code, status } = toProblem(error);
  return code === 'network' || code === 'request_running' || status === 429 || status >= 500;
}

/**
 * Messages that are being sent, one after the other in the order in which they were written. If the connection fails, they are
 * sent automatically once it is back.
 */
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

  /** Sends waiting messages. */
  async flush(): Promise<void> {
    // With nothing to send, `sendAll` would finish and clear `sending` before it is assigned here, and it would never be
    // cleared again.
    if (this.lines.length > 0) this.sending ??= this.sendAll();
    await this.sending;
  }

  /** Stops retrying. Waiting messages stay until the next `flush`. */
  stop(): void {
    this.trying?.abort();
    this.trying = undefined;
  }

  /** Drops waiting messages from memory, but leaves them in storage. */
  drop(): void {
    this.stop();
    this.lines = [];
  }

  private async sendAll(): Promise<void> {
    try {
      for (let line = this.lines[0]; line; line = this.lines[0]) {
        const done = await this.deps.deliver(line);
        // The message was dropped meanwhile, so continue with the one that is first now.
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
