import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { migrationNames } from '../../platform/database/migrate.js';
import { refusal } from '../../platform/errors/refusals.js';
import { productVersion } from '../../platform/product-version.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import {
  GROWTH,
  LARGEST,
  MOVE_FORMAT,
  mostFiles,
  PART_BYTES,
  partName,
  type BookSum,
  type MoveManifest,
  type MovePart,
  type MoveTable,
} from './move-archive.js';
import { MoveSpool } from './move-spool.js';
import type { MovedFile } from './moved-file.js';
import { bound, movedRows, movingTables, namedBy, SAME_TEXT, type Asked, type Moving } from './moved-sql.js';
import { refuseRunning } from './running.js';

const compress = promisify(gzip);

/** Must come before the first query of the transaction. */
const ONE_MOMENT = 'set transaction isolation level repeatable read';
/** Number of rows in memory at the same time. */
const PAGE = 500;

export const BOOKS = `select currency, ledger_account as "ledgerAccount", sum(amount_cents)::text as cents from posting
  where account_id = $1 group by 1, 2 order by 1, 2`;

export interface Snapshot {
  manifest: MoveManifest;
  spool: MoveSpool;
  /** The stored files, in the order of their ids. */
  files: MovedFile[];
}

/** Reads all rows of an account in one snapshot of the database. Must run as the system. */
@Injectable()
export class Snapshots {
  constructor(private readonly scope: Scope) {}

  /** Refuses what would be refused while the archive is made, as far as that is known without reading it all. */
  check(account: string): Promise<void> {
    return this.scope.read(async (query) => {
      await query(ONE_MOMENT);
      await refuseRunning(query, account);
    });
  }

  async take(account: string, user: string, moment: Date): Promise<Snapshot> {
    const spool = await MoveSpool.open();
    try {
      const read = await this.scope.read((query) =>
        this.readAll(query, { account, user, moment: moment.toISOString() }, spool),
      );
      return { ...read, spool };
    } catch (error) {
      await spool.close();
      throw error;
    }
  }

  private async readAll(query: Query, about: Pick<Asked, 'account' | 'user' | 'moment'>, spool: MoveSpool) {
    await query(ONE_MOMENT);
    await query(SAME_TEXT);
    const moving = await movingTables(query);
    const { account, user } = about;
    await refuseRunning(query, account);
    const asked: Asked = { ...about, ...(await namedBy(query, moving, about)) };
    const tables: MoveTable[] = [];
    const files: MovedFile[] = [];
    const sizes = { unpacked: 0, packed: 0 };
    for (const table of moving) {
      const rows = new RowParts(table, spool, sizes);
      for await (const lines of linesOf(query, table, asked)) {
        if (table.name === 'stored_file') files.push(...lines.flatMap(filesOf));
        await rows.add(lines);
      }
      tables.push(await rows.end());
    }
    const migrations = migrationNames();
    const manifest: MoveManifest = {
      format: MOVE_FORMAT,
      product: 'lodgewell',
      version: productVersion(),
      schema: { last: migrations.at(-1) ?? '', count: migrations.length },
      accountId: account,
      exportedBy: user,
      exportedAt: asked.moment,
      tables,
      books: await query<BookSum>(BOOKS, [account]),
    };
    refuseTooLarge(manifest, files.length, sizes);
    return { manifest, files: files.sort((one, other) => (one.id < other.id ? -1 : 1)) };
  }
}

interface Sizes {
  unpacked: number;
  packed: number;
}

/** What the import refuses as too large isn’t exported, so that no one installs another product for an archive that it can’t take. */
function refuseTooLarge(manifest: MoveManifest, files: number, { unpacked, packed }: Sizes): void {
  const fits =
    Buffer.byteLength(JSON.stringify(manifest)) <= LARGEST.manifest &&
    files <= mostFiles() &&
    unpacked <= GROWTH.free + GROWTH.factor * packed;
  if (!fits) throw refusal('account_too_large');
}

interface FileRow {
  id: string;
  name: string;
  media_type: string;
  bytes: number;
  poster_id: string | null;
}

/** A file, and the preview picture of a video. */
function filesOf(line: string): MovedFile[] {
  const { id, name, media_type: mediaType, bytes, poster_id: poster } = JSON.parse(line) as FileRow;
  const file = { id, name, mediaType, bytes };
  return poster ? [file, { id: poster, name, mediaType: 'image/jpeg', bytes: null }] : [file];
}

/** The rows of a table as JSON, page by page. */
async function* linesOf(query: Query, table: Moving, asked: Asked): AsyncGenerator<string[]> {
  const { text, values } = bound(movedRows(table), asked);
  await query(`declare moving no scroll cursor for select row_to_json(r)::text as line from (${text}) r`, values);
  for (;;) {
    const rows = await query<{ line: string }>(`fetch ${PAGE} from moving`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await query('close moving');
}

/** Cuts the lines of a table into parts. */
class RowParts {
  private readonly parts: MovePart[] = [];
  private held: string[] = [];
  private bytes = 0;

  constructor(
    private readonly table: Moving,
    private readonly spool: MoveSpool,
    /** Of all tables together. */
    private readonly sizes: Sizes,
  ) {}

  async add(lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      this.held.push(line);
      this.bytes += Buffer.byteLength(line) + 1;
      if (this.bytes >= PART_BYTES) await this.cut();
    }
  }

  async end(): Promise<MoveTable> {
    if (this.held.length > 0) await this.cut();
    const rows = this.parts.reduce((sum, part) => sum + part.rows, 0);
    return { name: this.table.name, columns: this.table.all, rows, parts: this.parts };
  }

  private async cut(): Promise<void> {
    const piece = await compress(`${this.held.join('\n')}\n`);
    if (piece.length > LARGEST.part || this.bytes > LARGEST.unpacked) throw refusal('account_too_large');
    this.sizes.unpacked += this.bytes;
    this.sizes.packed += piece.length;
    await this.spool.add(piece);
    this.parts.push({
      name: partName(this.table.name, this.parts.length),
      rows: this.held.length,
      bytes: piece.length,
      sha256: createHash('sha256').update(piece).digest('hex'),
    });
    [this.held, this.bytes] = [[], 0];
  }
}
