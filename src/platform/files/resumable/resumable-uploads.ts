import { Inject, Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { RESUMABLE_UPLOAD } from '../../../contract/limits.js';
import { UPLOAD_DAY } from '../../../contract/work-limits.js';
import { Clock } from '../../clock/clock.js';
import { systemTransaction } from '../../database/system-transaction.js';
import { READ_POOL } from '../../database/tokens.js';
import { orNotFound, Problem } from '../../errors/problem.js';
import { invalidField, refusal } from '../../errors/refusals.js';
import { forEachSettled } from '../../outbox/for-each-settled.js';
import { Scheduled } from '../../outbox/handles.decorator.js';
import { currentContext } from '../../scope/context.js';
import type { Tx } from '../../scope/tx.js';
import { KEEP_UPLOAD, RELEASE_UPLOAD, UploadQuota } from '../upload-quota.js';
import { UploadParts, type Parted } from './upload-parts.js';
import * as sql from './upload-sql.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** No process takes this long to finish an upload, so the one that began must have died. */
const CLAIM_MS = 10 * 60_000;

/** An upload that is on its way. */
export interface ArrivingUpload extends Parted {
  name: string;
  received: number;
  fields: Record<string, string>;
  state: 'open' | 'finishing' | 'finished';
  accountId: string;
  createdAt: Date;
}

export interface NewUpload {
  /** The account whose space it uses. */
  accountId: string;
  name: string;
  bytes: number;
  fields: Record<string, string>;
}

/**
 * Files that arrive in parts and continue after a break (docs/decisions/0935). An upload is seen by the person who
 * began it; to everyone else it doesn't exist. Its row is locked while a part is stored, so several clients and
 * processes can't mix it up.
 */
@Injectable()
export class ResumableUploads {
  private readonly log = new Logger('Uploads');

  constructor(
    @Inject(READ_POOL) private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly parts: UploadParts,
    private readonly quota: UploadQuota,
  ) {}

  /** Reserves the space until the upload is finished or expires. The refusals of `UploadQuota`, and 429 `upload_day_full`. */
  async begin({ accountId, name, bytes, fields }: NewUpload): Promise<ArrivingUpload> {
    const { userId, demo } = currentContext().actor;
    const createdAt = this.clock.now();
    return this.quota.during({ accountId, bytes }, (id) =>
      this.run(async (client) => {
        if (!demo) await this.countDay(client, userId ?? '', bytes);
        const key = this.parts.newKey(id);
        const { wrappedKey, keyId } = key;
        const values = [id, demo, createdAt, accountId, userId, name, bytes, JSON.stringify(fields), wrappedKey, keyId];
        await client.query(sql.BEGIN, values);
        // Settled already: a reservation that isn't counts for minutes only.
        await client.query(KEEP_UPLOAD, [id, bytes, createdAt]);
        return { id, name, bytes, received: 0, fields, state: 'open' as const, accountId, createdAt, ...key };
      }),
    );
  }

  /** 404 for an upload that isn't the asker's, or has expired. */
  async read(id: string): Promise<ArrivingUpload> {
    return orNotFound(await this.run((client) => this.find(client, sql.READ, id)));
  }

  /** Stores the part at `offset` and gives the next offset. 409 `upload_moved_on` when another part is due, 400 for another length. */
  async append(id: string, offset: number, part: Buffer): Promise<number> {
    return this.run(async (client) => {
      const upload = orNotFound(await this.find(client, sql.LOCK, id));
      if (upload.state !== 'open' || upload.received !== offset) throw refusal('upload_moved_on');
      const due = this.parts.lengthAt(upload, offset);
      if (part.length !== due || due === 0) throw invalidField('body', `A part has ${due} bytes here`, 'shape');
      await this.parts.put(upload, offset, part);
      await client.query(sql.ARRIVED, [id, offset + part.length]);
      return offset + part.length;
    });
  }

  /** Removes an upload with its parts, and frees its space. */
  async cancel(id: string): Promise<void> {
    await this.run(async (client) => {
      const upload = orNotFound(await this.find(client, sql.LOCK, id));
      if (upload.state === 'finished') return;
      await this.drop(client, upload);
    });
  }

  /**
   * Finishes an upload that has arrived: `make` turns it into a file of the same id, and commits `finished` with its row. Twice
   * does no harm: gives null when that was done before. A refusal by `make` cancels the upload, unless it can be tried again.
   * 409 `upload_unfinished`, `upload_finishing`.
   */
  async finish<T>(id: string, make: (upload: ArrivingUpload) => Promise<T>): Promise<T | null> {
    const upload = await this.claim(id);
    if (!upload) return null;
    try {
      const made = await make(upload);
      await this.parts
        .remove(upload)
        .catch((err: unknown) => this.log.warn({ err }, 'Parts are left to the next hour'));
      return made;
    } catch (error) {
      await this.run(async (client) => {
        if (isFinal(error)) await this.drop(client, upload);
        else await client.query(sql.UNCLAIM, [id]);
      });
      throw error;
    }
  }

  /** Marks it as finished, in the transaction of the row that names the file. Fails if it was removed meanwhile. */
  finished(tx: Tx, id: string): void {
    tx.beforeCommitAsSystem(async () => void orNotFound((await tx.rows(sql.FINISHED, [id]))[0]));
  }

  /** Removes what was not finished within a day, and forgets what was. */
  @Scheduled('uploads.expire', '25 * * * *')
  async expire(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.forget(sql.EXPIRED, [new Date(now - RESUMABLE_UPLOAD.keptHours * HOUR_MS), new Date(now - CLAIM_MS)]);
  }

  /** Before the demo is emptied: parts without their row would stay forever. */
  forgetDemo(): Promise<void> {
    return this.forget(sql.OF_DEMO, []);
  }

  private async forget(statement: string, values: unknown[]): Promise<void> {
    const { rows } = await this.run((client) => client.query<{ id: string }>(statement, values));
    await forEachSettled(this.log, rows, ({ id }) =>
      this.run(async (client) => {
        const [upload] = (await client.query<Pick<ArrivingUpload, 'id' | 'bytes' | 'state'>>(sql.TAKE, [id])).rows;
        if (!upload) return;
        await this.parts.remove(upload);
        if (upload.state !== 'finished') await client.query(RELEASE_UPLOAD, [id, this.clock.now()]);
        await client.query(sql.FORGET, [id]);
      }),
    );
  }

  private claim(id: string): Promise<ArrivingUpload | null> {
    return this.run(async (client) => {
      const upload = orNotFound(await this.find(client, sql.LOCK, id));
      if (upload.state === 'finished') return null;
      if (upload.received < upload.bytes) throw refusal('upload_unfinished');
      const now = this.clock.now();
      const { rows } = await client.query(sql.CLAIM, [id, now, new Date(now.getTime() - CLAIM_MS)]);
      if (rows.length === 0) throw refusal('upload_finishing');
      return upload;
    });
  }

  /** The row stays: what was begun counts for the day. */
  private async drop(client: pg.PoolClient, upload: ArrivingUpload): Promise<void> {
    // The commit of a file may have succeeded although its answer was lost.
    if ((await client.query(sql.CANCEL, [upload.id])).rowCount === 0) return;
    await this.parts.remove(upload);
    await client.query(RELEASE_UPLOAD, [upload.id, this.clock.now()]);
  }

  private async countDay(client: pg.PoolClient, userId: string, bytes: number): Promise<void> {
    await client.query(sql.COUNT_LOCK, [userId]);
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const { rows } = await client.query<{ files: number; bytes: number }>(sql.OF_DAY, [userId, since]);
    const [taken] = rows;
    if (taken && (taken.files >= UPLOAD_DAY.files || taken.bytes + bytes > UPLOAD_DAY.bytes))
      throw refusal('upload_day_full');
  }

  private async find(client: pg.PoolClient, statement: string, id: string): Promise<ArrivingUpload | undefined> {
    const { userId, demo } = currentContext().actor;
    const since = new Date(this.clock.now().getTime() - RESUMABLE_UPLOAD.keptHours * HOUR_MS);
    return (await client.query<ArrivingUpload>(statement, [id, userId, demo, since])).rows[0];
  }

  private run<T>(fn: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return systemTransaction(this.pool, fn);
  }
}

/** Whether asking again would be refused again. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof Problem && error.status >= 400 && error.status < 500 && ![408, 409, 429].includes(error.status)
  );
}
