import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { BlobStore } from '../files/blob-store.js';
import { ARCHIVE_FORMAT, BackupError, type KeyFingerprints, type Manifest, type Sums } from './archive.js';
import { sealed, type Opener, type Seal } from './sealing.js';
import { SAME_TEXT, tablesOf } from './tables.js';
import { writeArchive } from './write-archive.js';

export interface BackupJob {
  /** Where the archive goes. It has another name until it is complete and verified. */
  path: string;
  /** The application's login is enough, because row policies let the system read everything. */
  databaseUrl: string;
  blobs: BlobStore;
  seal: Seal;
  keys: KeyFingerprints;
  createdAt: Date;
  signal?: AbortSignal;
  /** Another file system for tests. */
  openFile?: (path: string) => Writable;
}

export interface WrittenBackup {
  manifest: Manifest;
  sums: Sums;
  opener: Opener;
  bytes: number;
}

/** The name of an archive until it is complete. Files with this name can be deleted. */
export const partOf = (path: string): string => `${path}.part`;

/**
 * Writes an archive of one snapshot of the database beside `path`, hands it to `check`, and gives it its name only when that
 * succeeds. When it fails, nothing is left.
 */
export async function takeBackup(
  job: BackupJob,
  check: (part: string, written: WrittenBackup) => Promise<void>,
): Promise<WrittenBackup> {
  const part = partOf(job.path);
  try {
    job.signal?.throwIfAborted();
    await writable(dirname(job.path));
    const written = await writePart(part, job);
    await check(part, written);
    job.signal?.throwIfAborted();
    await rename(part, job.path);
    return written;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw writingFault(error, job);
  }
}

async function writable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
}

async function writePart(part: string, job: BackupJob): Promise<WrittenBackup> {
  const client = new pg.Client({ connectionString: job.databaseUrl, application_name: 'backup', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // One snapshot for every table: what is written meanwhile is in all of them or in none.
    await client.query(`begin isolation level repeatable read read only; set local role lw_system; ${SAME_TEXT}`);
    return await writeFrom(client, part, job);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function writeFrom(client: pg.Client, part: string, job: BackupJob): Promise<WrittenBackup> {
  const manifest = await manifestOf(client, job);
  const { pack: packTar } = await import('tar-stream');
  const pack = packTar();
  const gzip = createGzip({ level: 3 });
  const { bytes, opener } = await sealed(gzip, job.seal);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(job.signal ? [job.signal] : [])]);
  const packed = pipeline(pack as unknown as Readable, gzip, { signal });
  const kept = pipeline(bytes, (job.openFile ?? ownFile)(part), { signal });
  // The first failure ends the other streams. Their failures only follow from it.
  const all = [kept, packed, writeArchive(pack, client, manifest, job.blobs)] as const;
  try {
    const [, , sums] = await Promise.all(all);
    return { manifest, sums, opener, bytes: await syncedSize(part) };
  } catch (error) {
    stop.abort();
    client.connection.stream.destroy();
    throw causeOf(await Promise.allSettled(all)) ?? error;
  }
}

/** The failure that the others follow from: they only say that a stream was closed. */
function causeOf(results: PromiseSettledResult<unknown>[]): unknown {
  const reasons = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
  return reasons.find((reason) => !/^(ABORT_ERR|ERR_STREAM_)/.test(String((reason as { code?: string }).code)));
}

const ownFile = (path: string): Writable => createWriteStream(path, { mode: 0o600 });

async function syncedSize(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    await file.sync();
    return (await stat(path)).size;
  } finally {
    await file.close();
  }
}

async function manifestOf(client: pg.Client, { createdAt, keys }: BackupJob): Promise<Manifest> {
  const done = await client.query<{ name: string }>('select name from mikro_orm_migrations order by name');
  return {
    format: ARCHIVE_FORMAT,
    product: 'lodgewell',
    createdAt: createdAt.toISOString(),
    migrations: done.rows.map(({ name }) => name),
    tables: await tablesOf(client),
    keys,
  };
}

function writingFault(error: unknown, { path, signal }: BackupJob): BackupError {
  if (error instanceof BackupError) return error;
  const code = (error as { code?: string }).code ?? '';
  if (signal?.aborted)
    return new BackupError('stopped', 'The backup was stopped before it was complete.', { cause: error });
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError('no_space', `There is not enough space for the backup in ${dirname(path)}.`, {
      cause: error,
    });
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'EISDIR'].includes(code))
    return new BackupError('not_writable', `The backup can't be written to ${dirname(path)}: ${String(error)}`, {
      cause: error,
    });
  return new BackupError('failed', `The backup failed: ${String(error)}`, { cause: error });
}
