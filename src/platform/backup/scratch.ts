import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { EntityList } from '../database/orm-options.js';
import { BackupError, type Manifest } from './archive.js';
import type { SealedArchive } from './read-archive.js';
import { restoreBackup, type Restored } from './restore-backup.js';

/**
 * Restores an archive into a database of its own, where sums, foreign keys and newer migrations are tried, and drops it again.
 * `ownerUrl` is a login that may create databases, on this or another server; `no_scratch` when it may not.
 */
export async function tryRestore(
  job: SealedArchive & {
    ownerUrl: string;
    entities: EntityList;
    /** The address of the installation's own database: what its killed runs left is dropped, and no one else's. */
    databaseUrl: string;
    /** A damaged archive is found while it is restored: the database is dropped anyway, so it is read once. */
    checked: Manifest;
  },
): Promise<Restored> {
  const prefix = scratchPrefix(job.databaseUrl);
  await dropLeft(job.ownerUrl, prefix);
  const name = prefix + randomBytes(6).toString('hex');
  const scratch = await createDatabase(job.ownerUrl, name);
  try {
    return await restoreBackup({ ...job, ownerUrl: scratch, keepFile: () => Promise.resolve() });
  } finally {
    await dropDatabase(job.ownerUrl, name);
  }
}

/** An installation makes one backup at a time, so a database whose name begins like this was left by a run that was killed. */
export function scratchPrefix(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `lodgewell_verify_${createHash('sha256').update(`${host}${pathname}`).digest('hex').slice(0, 10)}_`;
}

async function dropLeft(url: string, prefix: string): Promise<void> {
  await onServer(url, async (client) => {
    const sql = 'select datname from pg_database where starts_with(datname, $1)';
    const { rows } = await client.query<{ datname: string }>(sql, [prefix]);
    for (const { datname } of rows) await drop(client, datname);
  });
}

/** Creates an empty database on the login's server and gives its address. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await onServer(url, async (client) => {
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
      // 42P04: the database exists. The restore checks whether it is empty.
      if (error.code === '42P04') return;
      if (error.code !== '42501') throw error;
      throw new BackupError(
        'no_scratch',
        'The login may not create a database. Give it that right (alter role … createdb), or set BACKUP_VERIFY_DATABASE_URL to a login that has it.',
        { cause: error },
      );
    });
  });
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export function dropDatabase(url: string, name: string): Promise<void> {
  return onServer(url, (client) => drop(client, name));
}

const DROP_TRIES = 40;
const DROP_AGAIN_MS = 250;

/**
 * The server's own cleaning (autovacuum) works in a database that was just filled, as a superuser, and only a superuser
 * may end that: PostgreSQL answers 42501. It ends within seconds.
 */
async function drop(client: pg.Client, name: string, tries = DROP_TRIES): Promise<void> {
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501' || tries <= 1) throw error;
    await setTimeout(DROP_AGAIN_MS);
    await drop(client, name, tries - 1);
  }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
