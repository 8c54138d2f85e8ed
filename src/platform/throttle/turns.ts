import { Problem } from '../errors/problem.js';

interface Bounds {
  /** How many run at once. */
  atOnce: number;
  /** How many may wait altogether, and for one key. */
  waiting: number;
  waitingPerKey: number;
}

interface Waiting {
  begin: () => void;
  refuse: (problem: Problem) => void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Turns with a bounded line for each key. The lines take turns, so a crowd behind one key does not keep the others waiting.
 * Beyond the bounds the answer is 503 `busy`; when every line together is full, the longest one gives up its last place.
 */
export class FairTurns {
  private running = 0;
  private waiting = 0;
  /** In the order in which they are next. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly bounds: Bounds) {}

  async take<T>(key: string, fn: () => Promise<T>): Promise<T> {
    if (this.running < this.bounds.atOnce) this.running += 1;
    else await new Promise<void>((begin, refuse) => this.join(key, { begin, refuse }));
    try {
      return await fn();
    } finally {
      this.next();
    }
  }

  private join(key: string, place: Waiting): void {
    const line = this.lines.get(key) ?? [];
    if (line.length >= this.bounds.waitingPerKey || (this.waiting >= this.bounds.waiting && !this.shorten(line.length))) throw busy();
    line.push(place);
    this.lines.set(key, line);
    this.waiting += 1;
  }

  /** Takes the last place of the longest line away, if the newcomer's line stays shorter than that one. */
  private shorten(newcomers: number): boolean {
    const longest = [...this.lines.values()].reduce<Waiting[]>((most, line) => (line.length > most.length ? line : most), []);
    if (longest.length <= newcomers + 1) return false;
    longest.pop()?.refuse(busy());
    this.waiting -= 1;
    return true;
  }

  private next(): void {
    const [first] = this.lines;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [key, line] = first;
    // The line goes behind the others, or away when nobody waits in it any more.
    this.lines.delete(key);
    const place = line.shift();
    if (line.length > 0) this.lines.set(key, line);
    this.waiting -= 1;
    place?.begin();
  }
}

function busy(): Problem {
  return new Problem('busy', { retryAfter: RETRY_AFTER_SECONDS });
}
