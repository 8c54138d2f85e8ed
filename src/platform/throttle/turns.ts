import { Problem } from '../errors/problem.js';

/** Lets so many run at once in this process; the others wait, in the order in which they came. */
export class Turns {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  /** More than `mostWaiting` are not kept: 503 `unavailable`. */
  constructor(
    atOnce: number,
    private readonly mostWaiting = Infinity,
  ) {
    this.free = atOnce;
  }

  async take<T>(fn: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else if (this.waiting.length >= this.mostWaiting) throw new Problem('unavailable', { retryAfter: 10 });
    else await new Promise<void>((turn) => this.waiting.push(turn));
    try {
      return await fn();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
