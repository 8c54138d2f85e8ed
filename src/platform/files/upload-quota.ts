import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { v7 } from 'uuid';
import { UPLOAD_SPACE } from '../../contract/work-limits.js';
import { Clock } from '../clock/clock.js';
import { Settings } from '../config/settings.js';
import { systemTransaction } from '../database/system-transaction.js';
import { READ_POOL } from '../database/tokens.js';
import { Scheduled } from '../outbox/handles.decorator.js';
import { currentContext } from '../scope/context.js';
import type { Tx } from '../scope/tx.js';
import { throttleSource } from '../throttle/source.js';
import { Throttle, type Limit } from '../throttle/throttle.js';
import { refusalOf, type SpaceLimits, type Taken } from './upload-space.js';

const MIB = 1024 * 1024;
const HOUR_MS = 3_600_000;
/** An older reservation belongs to a process that died, because no upload takes this long. */
const ABANDONED_MS = HOUR_MS / 4;

/** How many files one person may upload in an hour, however small. */
export const UPLOADS: Limit = { name: 'document-upload', points: 500, seconds: HOUR_MS / 1000 };

/** What someone wants to store. */
export interface Wanted {
  /** The account whose space it uses. */
  accountId: string;
  bytes: number;
}

/** Statements about reservations. They run in the transaction of the row that the reservation is for, as the system. */
export const KEEP_UPLOAD = 'update upload set bytes = $2, kept_at = $3 where id = $1';
export const RELEASE_UPLOAD = 'update upload set released_at = $2 where id = $1 and released_at is null';

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const STANDING = 'released_at is null and (kept_at is not null or created_at > $4)';
const TAKEN = `
  select coalesce(sum(bytes) filter (where account_id = $1), 0)::float8 as account,
    coalesce(sum(bytes) filter (where account_id = $1 and uploader_id = $2), 0)::float8 as here,
    coalesce(sum(bytes) filter (where uploader_id = $2), 0)::float8 as person,
    coalesce((select email_verified_at is not null from app_user where id = $2), false) as verified,
    (select coalesce(jsonb_agg(jsonb_build_object('bytes', bytes, 'at', created_at) order by created_at), '[]')
      from upload where sender = $3 and created_at > $5) as hour
  from upload where (account_id = $1 or uploader_id = $2) and ${STANDING}`;

type Row = Omit<Taken, 'hour'> & { verified: boolean; hour: { bytes: number; at: string }[] };

/**
 * Limits how much can be stored: by an account in total, by a sender within an hour, and before an email address is verified.
 * Space is reserved in PostgreSQL before a byte is written, one reservation of an account after the other, so parallel uploads
 * over any number of processes can't exceed the limit together.
 */
@Injectable()
export class UploadQuota {
  constructor(
    @Inject(READ_POOL) private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Reserves the space and calls `keep` with the id to store under. `keep` commits `settle` with its row. If it fails, the
   * space is released and `undo` removes what was written. 403 `upload_unverified`, 422 `storage_full`, 429 `upload_limit`, and
   * 429 `too_many_requests` after 500 files in an hour.
   */
  async during<T>(wanted: Wanted, keep: (id: string) => Promise<T>, undo?: (id: string) => Promise<void>): Promise<T> {
    const id = v7();
    await this.reserve(id, wanted);
    try {
      return await keep(id);
    } catch (error) {
      // The commit may have succeeded although its answer was lost. A settled reservation is not undone.
      if ((await this.giveBack(id)) && undo) await undo(id);
      throw error;
    }
  }

  /** Commits the reservation with the command, at the size that was kept. */
  settle(tx: Tx, id: string, bytes: number): void {
    tx.beforeCommitAsSystem(async () => void (await tx.rows(KEEP_UPLOAD, [id, bytes, this.clock.now()])));
  }

  /** Releases the space, in the transaction of the command that removes the file. */
  release(tx: Tx, id: string): void {
    tx.beforeCommitAsSystem(async () => void (await tx.rows(RELEASE_UPLOAD, [id, this.clock.now()])));
  }

  /** How much an account has stored, and how much it may store; null means no limit. */
  async usage(accountId: string): Promise<{ usedBytes: number; limitBytes: number | null }> {
    const sql =
      'select coalesce(sum(bytes), 0)::float8 as used from upload where account_id = $1 and released_at is null and kept_at is not null';
    const [row] = await this.run((client) => client.query<{ used: number }>(sql, [accountId]).then(({ rows }) => rows));
    return { usedBytes: row?.used ?? 0, limitBytes: this.limits(false).account };
  }

  /** Deletes reservations that no longer count. */
  @Scheduled('uploads.tidy', '10 * * * *')
  async tidy(): Promise<void> {
    const hourAgo = this.before(HOUR_MS);
    await this.run((client) =>
      client.query(
        'delete from upload where (released_at < $1 and created_at < $1) or (kept_at is null and created_at < $1)',
        [hourAgo],
      ),
    );
  }

  private async reserve(id: string, { accountId, bytes }: Wanted): Promise<void> {
    const { userId, accountId: own, demo } = currentContext().actor;
    const sender = demo ? createHash('sha256').update(throttleSource()).digest('hex') : (own ?? userId ?? '');
    await this.throttle.use(UPLOADS, demo ? sender : (userId ?? ''));
    const now = this.clock.now();
    await this.run(async (client) => {
      // The account is always locked first: two uploads that lock in different orders would deadlock.
      for (const key of new Set([accountId, sender])) await client.query(LOCK, [`upload ${key}`]);
      const { rows } = await client.query<Row>(TAKEN, [
        accountId,
        userId,
        sender,
        this.before(ABANDONED_MS),
        this.before(HOUR_MS),
      ]);
      const { hour, verified, ...taken } = rows[0] as Row;
      const asked = { bytes, own: own === accountId, verified: verified || demo, now };
      const refusal = refusalOf(
        asked,
        { ...taken, hour: hour.map(({ bytes: size, at }) => ({ bytes: size, at: new Date(at) })) },
        this.limits(demo),
      );
      if (refusal) throw refusal;
      await client.query(
        'insert into upload (id, demo, created_at, account_id, uploader_id, sender, bytes) values ($1, $2, $3, $4, $5, $6, $7)',
        [id, demo, now, accountId, userId, sender, bytes],
      );
    });
  }

  /**
   * The demo is emptied every hour and its people are shared by all visitors. So there only the hourly limit of each source
   * counts.
   */
  private limits(demo: boolean): SpaceLimits {
    const { STORAGE_QUOTA_MIB, UPLOAD_HOURLY_MIB } = this.settings;
    return demo
      ? { account: null, hour: UPLOAD_SPACE.demoHourBytes }
      : { account: STORAGE_QUOTA_MIB * MIB || null, hour: UPLOAD_HOURLY_MIB * MIB || null };
  }

  private async giveBack(id: string): Promise<boolean> {
    return this.run(
      async (client) =>
        (await client.query('delete from upload where id = $1 and kept_at is null', [id])).rowCount === 1,
    );
  }

  private before(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }

  private run<T>(fn: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return systemTransaction(this.pool, fn);
  }
}
