import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { migrate, migrationNames } from '../database/migrate.js';
import type { EntityList } from '../database/orm-options.js';
import { JOB_SCHEMA } from '../outbox/queues.js';
import { BackupError, type ArchivedTable, type Manifest, type Sums } from './archive.js';
import { checkArchive, readArchive, tableNamed, type SealedArchive } from './read-archive.js';
import { archivedTablesOf, columnsOf, differing, nameOf, SAME_TEXT, sumsOf } from './tables.js';
import { write } from './write-archive.js';

export interface RestoreJob extends SealedArchive {
  /** What `checkArchive` has found: the archive isn't read to its end again before anything changes. */
  checked?: Manifest;
  /** The owner's login, to an empty database. */
  ownerUrl: string;
  /** The application's login, which gets access. Undefined for a database that is only verified. */
  appUrl?: string;
  entities: EntityList;
  /** Keeps a stored file; called before the rows are committed. */
  keepFile: (place: string, bytes: Buffer) => Promise<void>;
  /** Postpones automatic payments by HELD_DAYS, for a copy that replaces the product. */
  holdPayments?: boolean;
}

/** Days in which an admin can find out what was collected after the backup, before it would be collected again. */
export const HELD_DAYS = 3;

export interface Restored {
  manifest: Manifest;
  sums: Sums;
  /** How many automatic payments were postponed. */
  held: number;
}

/**
 * Restores an archive into an empty database: first the archive is read to its end, then the schema is made by the same
 * migrations, then all rows come in one transaction whose sums are compared before its commit, then newer migrations run.
 */
export async function restoreBackup(job: RestoreJob): Promise<Restored> {
  const manifest = job.checked ?? (await checkArchive(job)).manifest;
  refuseNewer(manifest);
  await refuseUsed(job.ownerUrl);
  const { ownerUrl, appUrl, entities } = job;
  const logins = { ownerUrl, entities, ...(appUrl && { appUrl }) };
  await migrate({ ...logins, files: manifest.migrations.map((name) => `${name}.sql`) });
  const restored = await restoreRows(job);
  await migrate(logins);
  return restored;
}

function refuseNewer({ migrations }: Manifest): void {
  const mine = new Set(migrationNames());
  const unknown = migrations.filter((name) => !mine.has(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    'newer',
    `The archive is of a newer version of Lodgewell: it has migrations that this version doesn't know (${unknown.slice(0, 3).join(', ')}). Install that version, then restore again. Nothing was changed.`,
  );
}

/** A database with any table of ours is in use, even if the tables are empty. */
async function refuseUsed(url: string): Promise<void> {
  await withOwner(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname in ('public', $1) limit 1",
      [JOB_SCHEMA],
    );
    if (rows.length === 0) return;
    throw new BackupError(
      'not_empty',
      `The database isn't empty: it has the table ${rows[0]?.name}. Name a new one with --into <name>; if an earlier restore failed in this one and nothing else is in it, drop it, create it again and restore again. Nothing was changed.`,
    );
  });
}

async function restoreRows({ ownerUrl, keepFile, holdPayments, ...archive }: RestoreJob): Promise<Restored> {
  return withOwner(ownerUrl, async (client) => {
    await client.query(`begin; ${SAME_TEXT}; set constraints all deferred`);
    const rows = new Rows(client);
    const files = createHash('sha256');
    const restored = await readArchive(archive, {
      begin: (manifest) => rows.begin(manifest),
      piece: (table, bytes) => rows.piece(table, bytes),
      file: async (place, bytes) => {
        files.update(`${place}\n`).update(bytes);
        await keepFile(place, bytes);
      },
    });
    await rows.end(restored.sums);
    if (files.digest('hex') !== restored.sums.files.sha256) throw sumsDiffer(['the stored files']);
    const held = holdPayments ? await hold(client) : 0;
    await client.query('commit');
    await client.query('analyze');
    return { ...restored, held };
  });
}

/**
 * What autopay collected after the backup isn't in it: the same rents are open, and new payments have new ids, so the provider
 * would take the money a second time. Within the transaction, so that no process ever sees the copy without it.
 */
async function hold(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    "update autopay set next_try_on = greatest(coalesce(next_try_on, '-infinity'), current_date + $1::int) where enabled",
    [HELD_DAYS],
  );
  return rowCount ?? 0;
}

/** Writes the rows of an archive into the tables, in the one transaction of `client`. */
class Rows {
  private tables: ArchivedTable[] = [];
  private current: { table: string; stream: CopyStreamQuery; done: Promise<void>; failed: Promise<never> } | undefined;

  constructor(private readonly client: pg.Client) {}

  /**
   * Triggers of ours are off while the rows come: they refuse changes, or derive values that the rows already have. The
   * checks of foreign keys are PostgreSQL's own triggers, which the owner can't turn off and which are all checked at
   * the end. COPY can't write to a table whose policies bind the writer, so they don't bind the owner until then
   * either. All of this is one transaction that locks the tables, so no one ever sees them without triggers and
   * policies (decision 0700).
   */
  async begin(manifest: Manifest): Promise<void> {
    this.tables = await archivedTablesOf(this.client, manifest.tables);
    const own = this.tables.filter(({ schema }) => schema === 'public');
    for (const table of own)
      await this.client.query(`alter table ${nameOf(table)} disable trigger user, no force row level security`);
    // Some migrations insert rows, which the archive contains too.
    await this.client.query(`truncate ${own.map(nameOf).join(', ')}`);
  }

  async piece(table: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    if (this.current?.table !== table) await this.next(table);
    if (!this.current) return;
    const { stream, failed } = this.current;
    for await (const chunk of bytes) await write(stream, chunk, failed);
  }

  private async next(table: string): Promise<void> {
    await this.close();
    const target: ArchivedTable = tableNamed(this.tables, table);
    const stream = this.client.query(copyFrom(`copy ${nameOf(target)} (${columnsOf(target)}) from stdin`));
    const done = finished(stream);
    const failed = done.then(() => new Promise<never>(() => undefined));
    failed.catch(() => undefined);
    this.current = { table, stream, done, failed };
  }

  private async close(): Promise<void> {
    this.current?.stream.end();
    await this.current?.done;
    this.current = undefined;
  }

  /** Compares the sums, has the foreign keys checked, and turns the triggers on again. */
  async end(sums: Sums): Promise<void> {
    await this.close();
    const { tables } = this;
    const unequal = differing(sums.tables, await sumsOf(this.client, tables));
    if (unequal.length > 0) throw sumsDiffer(unequal);
    await this.client.query('set constraints all immediate');
    for (const table of tables.filter(({ schema }) => schema === 'public')) {
      await this.client.query(`alter table ${nameOf(table)} enable trigger user, force row level security`);
      await this.continueSequences(table);
    }
  }

  /** Sequences continue after the largest number. No table has one today; a table that gets one later is included. */
  private async continueSequences(table: ArchivedTable): Promise<void> {
    for (const column of table.columns) {
      const { rows } = await this.client.query<{ name: string | null }>(
        'select pg_get_serial_sequence($1, $2) as name',
        [nameOf(table), column],
      );
      const sequence = rows[0]?.name;
      if (!sequence) continue;
      const largest = `(select max(${this.client.escapeIdentifier(column)}) from ${nameOf(table)})`;
      await this.client.query(`select setval($1, coalesce(${largest}, 1), ${largest} is not null)`, [sequence]);
    }
  }
}

function sumsDiffer(names: string[]): BackupError {
  return new BackupError(
    'sums_differ',
    `What was restored is not what was backed up: ${names.join(', ')}. No rows were kept; the new tables are left in the database.`,
  );
}

/** Row policies apply to the owner as well, until it declares maintenance. */
async function withOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'restore', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query("set app.maintenance = 'on'");
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
