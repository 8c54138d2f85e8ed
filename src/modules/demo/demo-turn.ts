import { Injectable } from '@nestjs/common';
import { Scope } from '../../platform/scope/scope.js';

const KEY = 'demo-filling';
/** Filling takes about a minute. If the process is stopped in the meantime, its lock expires after this time. */
const TURN_MS = 10 * 60_000;

/** A lock that lets only one process fill the demo world at a time. */
@Injectable()
export class DemoTurn {
  constructor(private readonly scope: Scope) {}

  /** Runs `fn` and returns true, or returns false if another process has the lock. */
  async take(fn: () => Promise<void>): Promise<boolean> {
    const { at, since } = this.times();
    const taken = await this.write('demo.turn', TAKE, [KEY, at, since]);
    if (taken.length === 0) return false;
    try {
      await fn();
    } finally {
      await this.write('demo.turn_over', 'delete from handled_message where key = $1 and at = $2', [KEY, at]);
    }
    return true;
  }

  async isTaken(): Promise<boolean> {
    const rows = await this.scope.asSystem('demo refill', () =>
      this.scope.rows('select 1 from handled_message where key = $1 and at >= $2', [KEY, this.times().since]),
    );
    return rows.length > 0;
  }

  private times(): { at: Date; since: Date } {
    const at = this.scope.clock.now();
    return { at, since: new Date(at.getTime() - TURN_MS) };
  }

  private write(action: string, sql: string, values: unknown[]): Promise<object[]> {
    return this.scope.asSystem('demo refill', () => this.scope.write(action, (tx) => tx.rows(sql, values)), {
      demo: true,
    });
  }
}

const TAKE = `insert into handled_message (key, at) values ($1, $2)
  on conflict (key) do update set at = excluded.at where handled_message.at < $3 returning key`;
