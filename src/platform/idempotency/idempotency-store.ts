import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { v7 } from 'uuid';
import { IDEMPOTENCY_HOURS } from '../../contract/limits.js';
import { Clock } from '../clock/clock.js';
import { READ_POOL } from '../database/tokens.js';
import { Problem } from '../errors/problem.js';
import { Scheduled } from '../outbox/handles.decorator.js';

interface Asked {
  caller: string;
  path: string;
  key: string;
  bodyHash: string;
}
interface Kept {
  id: string;
  body_hash: string;
  status: number | null;
  response: unknown;
  committed_at: Date | null;
  created_at: Date;
}
export type Claim = { id: string } | { answer: { status: number; response: unknown } };

const KEPT_MS = IDEMPOTENCY_HOURS * 3600_000;
/** A claim that has had no effect after this long belongs to a process that died, so the request may run again. */
const ABANDONED_MS = 60_000;

/**
 * The claims of POSTs. They are written outside the command's transaction, so that a second request at the same time sees the
 * first. `committed_at` is set inside it (AfterCommit), which shows later whether a crash came before or after the commit.
 */
@Injectable()
export class IdempotencyStore {
  constructor(
    @Inject(READ_POOL) private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  async claim(asked: Asked): Promise<Claim> {
    const now = this.clock.now();
    await this.run('delete from idempotency_key where caller = $1 and path = $2 and key = $3 and created_at < $4', [
      asked.caller,
      asked.path,
      asked.key,
      new Date(now.getTime() - KEPT_MS),
    ]);
    const id = v7();
    const inserted = await this.run(
      `insert into idempotency_key (id, caller, path, key, body_hash, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (caller, path, key) do nothing returning id`,
      [id, asked.caller, asked.path, asked.key, asked.bodyHash, now],
    );
    return inserted.length ? { id } : this.known(asked, now);
  }

  private async known(asked: Asked, now: Date): Promise<Claim> {
    const [kept] = await this.run<Kept>('select * from idempotency_key where caller = $1 and path = $2 and key = $3', [
      asked.caller,
      asked.path,
      asked.key,
    ]);
    if (!kept) throw new Problem('request_running', { retryAfter: 1 });
    if (kept.body_hash !== asked.bodyHash) throw new Problem('idempotency_mismatch');
    if (kept.status !== null) return { answer: { status: kept.status, response: kept.response } };
    if (kept.committed_at) throw new Problem('request_applied');
    if (now.getTime() - kept.created_at.getTime() < ABANDONED_MS)
      throw new Problem('request_running', { retryAfter: 1 });
    // If several requests repeat it at the same time, one takes the claim over under a new id. If the original was only
    // slow, its command finds its claim gone and doesn't commit (AfterCommit).
    const id = v7();
    const taken = await this.run(
      'update idempotency_key set id = $2, created_at = $3 where id = $1 and committed_at is null and status is null returning id',
      [kept.id, id, now],
    );
    if (taken.length === 0) throw new Problem('request_running', { retryAfter: 1 });
    return { id };
  }

  /** A secret answer isn't stored: a repeated request only learns that the first one was applied. */
  async keep(id: string, status: number, response: unknown, secret = false): Promise<void> {
    if (secret) return this.markApplied(id);
    await this.run('update idempotency_key set status = $2, response = $3 where id = $1', [
      id,
      status,
      JSON.stringify(response ?? null),
    ]);
  }

  /** An error had no effect, so the key is released and a corrected or repeated request may run. */
  async free(id: string): Promise<void> {
    await this.run('delete from idempotency_key where id = $1 and committed_at is null', [id]);
  }

  /** Answers contain what people wrote and paid, so they are deleted when they are no longer needed. */
  @Scheduled('idempotency.tidy', '50 * * * *')
  async tidy(): Promise<void> {
    await this.run('delete from idempotency_key where created_at < $1', [
      new Date(this.clock.now().getTime() - KEPT_MS),
    ]);
  }

  private async markApplied(id: string): Promise<void> {
    await this.run('update idempotency_key set committed_at = coalesce(committed_at, $2) where id = $1', [
      id,
      this.clock.now(),
    ]);
  }

  private async run<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    const client = await this.pool.connect();
    try {
      await client.query('begin; set local role lw_system');
      const { rows } = await client.query(text, values);
      await client.query('commit');
      return rows as Row[];
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}
