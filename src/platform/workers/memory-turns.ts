import { Problem } from '../errors/problem.js';

interface Bounds {
  /** What all together may hold, and one key. */
  bytes: number;
  bytesPerKey: number;
  /** How many may wait for one key, and altogether. */
  waitingPerKey: number;
  waiting: number;
}

interface Waiting {
  bytes: number;
  begin: () => void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Lets work run while the memory that it says it takes is free; the rest waits. Keys take turns, and a key never holds more
 * than its share, so whoever fills one leaves room for the others. Beyond the bounds the answer is 503 `busy`.
 */
export class MemoryTurns {
  private free: number;
  private waiting = 0;
  private readonly held = new Map<string, number>();
  /** In the order in which they are next. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly bounds: Bounds) {
    this.free = bounds.bytes;
  }

  /** What asks for more than a key's share gets all of the share. */
  async take<T>(key: string, bytes: number, fn: () => Promise<T>): Promise<T> {
    const share = Math.min(bytes, this.bounds.bytesPerKey);
    await this.enter(key, share);
    try {
      return await fn();
    } finally {
      this.hold(key, -share);
      this.admit();
    }
  }

  private enter(key: string, bytes: number): Promise<void> {
    return new Promise((begin, refuse) => {
      const line = this.lines.get(key) ?? [];
      line.push({ bytes, begin });
      this.lines.set(key, line);
      this.waiting += 1;
      this.admit();
      if (line.length <= this.bounds.waitingPerKey && this.waiting <= this.bounds.waiting) return;
      line.pop();
      this.waiting -= 1;
      refuse(new Problem('busy', { retryAfter: RETRY_AFTER_SECONDS }));
    });
  }

  /** A line whose key holds its share is passed over; one that waits for room is waited for, or small work would always be first. */
  private admit(): void {
    for (const [key, line] of this.lines) {
      const [first] = line;
      if (first && (this.held.get(key) ?? 0) + first.bytes > this.bounds.bytesPerKey) continue;
      if (first && first.bytes > this.free) return;
      // The line goes behind the others, or away when nobody waits in it any more.
      this.lines.delete(key);
      if (!first) continue;
      line.shift();
      if (line.length > 0) this.lines.set(key, line);
      this.waiting -= 1;
      this.hold(key, first.bytes);
      first.begin();
    }
  }

  private hold(key: string, bytes: number): void {
    this.free -= bytes;
    const held = (this.held.get(key) ?? 0) + bytes;
    if (held > 0) this.held.set(key, held);
    else this.held.delete(key);
  }
}
