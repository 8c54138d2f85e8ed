import type { Query } from '../../platform/scope/scope.js';

const CANCELED = '57014';

/** How long the parts of one search may still take, so that none of them keeps the others from being answered. */
export class TimeLeft {
  private readonly until: number;

  /** @param partMs for each part @param totalMs for all of them */
  constructor(
    private readonly partMs: number,
    totalMs: number,
  ) {
    this.until = performance.now() + totalMs;
  }

  /** In milliseconds, for the next part. */
  get ms(): number {
    return Math.floor(Math.min(this.partMs, this.until - performance.now()));
  }
}

/** What a part of a transaction gives, or null if it isn't ready in time. The transaction goes on. */
export async function within<T>(time: TimeLeft, query: Query, part: (query: Query) => Promise<T>): Promise<T | null> {
  const { ms } = time;
  if (ms < 1) return null;
  await query(`savepoint part; set local statement_timeout = ${ms}`);
  try {
    return await part(query);
  } catch (error) {
    if ((error as { code?: unknown }).code !== CANCELED) throw error;
    await query('rollback to savepoint part');
    return null;
  }
}
