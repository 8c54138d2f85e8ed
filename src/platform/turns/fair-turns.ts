import { Problem } from '../errors/problem.js';

/** A unit is a scarce resource: a place, a byte, a connection. */
interface Bounds {
  /** How many units are handed out at the same time, in total and to one key. */
  units: number;
  unitsPerKey: number;
  /** How many may wait for one key, and in total. */
  waitingPerKey: number;
  waiting: number;
}

interface Waiting {
  units: number;
  begin: () => void;
  refuse: (problem: Problem) => void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs work while the units that it takes are free, and lets the rest wait. Keys take turns and never hold more than their
 * share, so a crowd behind one key leaves room for the others and doesn't delay them. Beyond the limits the answer is 503
 * `busy`. When all lines together are full, the longest line gives up its last place.
 */
export class FairTurns {
  private free: number;
  private waiting = 0;
  private readonly held = new Map<string, number>();
  /** In the order in which they are next. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly bounds: Bounds) {
    this.free = bounds.units;
  }

  /** How many wait, for any key. */
  get inLine(): number {
    return this.waiting;
  }

  /** A request for more than a key's share gets the whole share. */
  async take<T>(key: string, units: number, fn: () => Promise<T>): Promise<T> {
    const share = Math.min(units, this.bounds.unitsPerKey);
    await new Promise<void>((begin, refuse) => this.join(key, { units: share, begin, refuse }));
    try {
      return await fn();
    } finally {
      this.hold(key, -share);
      this.admit();
    }
  }

  private join(key: string, place: Waiting): void {
    const line = this.lines.get(key) ?? [];
    line.push(place);
    this.lines.set(key, line);
    this.waiting += 1;
    this.admit();
    if (line.length > this.bounds.waitingPerKey) this.sendAway([key, line]);
    else if (this.waiting > this.bounds.waiting) this.sendAway(this.longest([key, line]));
  }

  /** The longest line, counting the newcomer's own with the newcomer in it. */
  private longest(newcomers: [string, Waiting[]]): [string, Waiting[]] {
    return [...this.lines].reduce((longest, line) => (line[1].length > longest[1].length ? line : longest), newcomers);
  }

  private sendAway([key, line]: [string, Waiting[]]): void {
    this.waiting -= 1;
    line.pop()?.refuse(new Problem('busy', { retryAfter: RETRY_AFTER_SECONDS }));
    if (line.length === 0) this.lines.delete(key);
  }

  /**
   * A line whose key already has its share is skipped. A line that needs more free units is waited for, or small work would
   * always go first.
   */
  private admit(): void {
    for (const [key, line] of this.lines) {
      const [first] = line;
      if (first && (this.held.get(key) ?? 0) + first.units > this.bounds.unitsPerKey) continue;
      if (first && first.units > this.free) return;
      // The line moves behind the others, or is removed when it is empty.
      this.lines.delete(key);
      if (!first) continue;
      line.shift();
      if (line.length > 0) this.lines.set(key, line);
      this.waiting -= 1;
      this.hold(key, first.units);
      first.begin();
    }
  }

  private hold(key: string, units: number): void {
    this.free -= units;
    const held = (this.held.get(key) ?? 0) + units;
    if (held > 0) this.held.set(key, held);
    else this.held.delete(key);
  }
}
