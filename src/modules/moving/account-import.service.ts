import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../../platform/config/settings.js';
import { AfterCommit } from '../../platform/outbox/after-commit.js';
import { Scope } from '../../platform/scope/scope.js';
import { Tx } from '../../platform/scope/tx.js';
import { AWAIT_PEOPLE } from './arrival-sql.js';
import { countFiles, lockTables, refuseInUse, takeIn } from './arrival.js';
import { ArrivingFiles, type KeptFiles } from './arriving-files.service.js';
import type { MoveManifest, MoveSums } from './move-archive.js';
import { damaged, notAllowed } from './move-error.js';
import { SAME_TEXT } from './moved-sql.js';
import { readFilesAgain, readMoveArchive } from './read-move-archive.js';
import { refuseOtherVersion } from './same-version.js';
import { StagedRows } from './staged-rows.js';

const DAY_MS = 24 * 3600_000;
/**
 * Imports of one installation wait for each other. The lock is the connection’s and not the transaction’s: an import that failed holds
 * it until its files are removed, because the next one may store the same files.
 */
export const IMPORT_LOCK = 7_203_119;
const LOCK = `set statement_timeout = 0; set lock_timeout = 0; select pg_advisory_lock(${IMPORT_LOCK})`;
const BEGIN = `begin; set local app.maintenance = 'on'; ${SAME_TEXT}; set local idle_in_transaction_session_timeout = 0`;

export interface Imported {
  name: string;
  rows: number;
  files: number;
  /** Names of the documents that can’t be opened: the old installation had lost their files, or they were damaged. */
  missing: string[];
  /** Who can be invited now: the account’s owners and managers. */
  people: string[];
}

/**
 * Imports the archive of an account (docs/operate.md, Move an account). Everything is one transaction of the owner of the tables.
 * Files are stored before it ends, and removed again if it fails.
 */
@Injectable()
export class AccountImport {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly orm: MikroORM,
    private readonly afterCommit: AfterCommit,
    private readonly files: ArrivingFiles,
  ) {}

  /** Rejects with `MoveError`, whose message is for the operator. Nothing is kept then. */
  async run(path: string): Promise<Imported> {
    const client = new pg.Client({
      connectionString: this.settings.ownerUrl,
      application_name: 'account import',
      keepAlive: true,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await this.scope.asSystem('account import', () => this.withFiles(path, client));
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async withFiles(path: string, client: pg.Client): Promise<Imported> {
    const files = this.files.begin();
    await client.query(LOCK);
    try {
      await client.query(BEGIN);
      const imported = await this.importFrom(path, client, files);
      await client.query('commit');
      return imported;
    } catch (error) {
      if (await isUndone(client)) await files.undo();
      throw refusedBy(error);
    }
  }

  private async importFrom(path: string, client: pg.Client, files: KeptFiles): Promise<Imported> {
    const staged = new StagedRows(client);
    const { manifest, sums } = await this.check(path, staged, client, files);
    await readFilesAgain(path, sums, { file: (id, bytes, content) => files.keep(id, bytes, content) });
    await lockTables(client, staged.tables);
    await refuseInUse(client);
    await takeIn(client, staged.tables, manifest);
    await countFiles(client, files.sizes, this.scope.clock.now());
    return {
      name: await nameOf(client, manifest.accountId),
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.sizes.size,
      missing: files.without().map(({ name }) => name),
      people: await this.finish(client, manifest.accountId),
    };
  }

  /** Reads everything once, and changes nothing. */
  private async check(path: string, staged: StagedRows, client: pg.Client, files: KeptFiles) {
    await refuseInUse(client);
    let expected: MoveManifest | undefined;
    const read = await readMoveArchive(path, {
      begin: async (first) => {
        expected = first;
        await refuseOtherVersion(client, first);
        if (Date.parse(first.exportedAt) > this.scope.clock.now().getTime() + DAY_MS)
          throw notAllowed(`the day of the export, ${first.exportedAt}, which is yet to come`);
        await staged.open(first);
      },
      part: (table, lines) => staged.add(table, lines),
      rowsRead: async () => {
        if (expected) await staged.check(expected);
        files.expect(await staged.files());
      },
      file: (id, bytes, content) => files.check(id, bytes, content),
    });
    refuseLost(files, read.sums);
    return read;
  }

  /** Who can be invited, and the audit entry with the same commit. No one gets an email: an admin invites the account’s people. */
  private async finish(client: pg.Client, accountId: string): Promise<string[]> {
    const now = this.scope.clock.now();
    const { rows } = await client.query<{ email: string }>(AWAIT_PEOPLE, [accountId, now]);
    const tx = new Tx(this.orm.em.fork(), this.scope.actor).about('account', accountId, accountId);
    for (const statement of await this.afterCommit.statements(tx, 'account.move_in', now))
      await client.query(statement);
    return rows.map(({ email }) => email);
  }
}

/**
 * Whether nothing of the import is left, and no other one can have begun. A connection that was lost doesn’t say: its lock is free, and
 * its last statement may have been the commit. The night then removes the files that no row names.
 */
function isUndone(client: pg.Client): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

async function nameOf(client: pg.Client, accountId: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select name from public.account where id = $1', [accountId]);
  return rows[0]?.name ?? '';
}

/** A row without its file would be a document that can’t be opened, so only what the old installation had lost may be missing. */
function refuseLost(files: KeptFiles, { missing }: MoveSums): void {
  const lost = new Set(missing);
  const without = files.without().find(({ id }) => !lost.has(id));
  if (without) throw damaged(`the file ${without.id} is missing`);
}

/** What PostgreSQL says about values that break a rule of a table. */
function refusedBy(error: unknown): unknown {
  const { code, message, table, detail } = error as {
    code?: string;
    message?: string;
    table?: string;
    detail?: string;
  };
  if (!/^(22|23|54)/.test(code ?? '')) return error;
  return notAllowed([table, message ?? 'a value', detail?.slice(0, 300)].filter(Boolean).join(': '), error);
}
