import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { Problem } from '../errors/problem.js';
import type { BlobStore } from '../files/blob-store.js';
import { partOf, type ArchiveStore } from './archive-store.js';
import { ARCHIVE_FORMAT, BackupError, type KeyFingerprints, type Manifest, type Sums } from './archive.js';
import { sealed, type Opener, type Seal } from './sealing.js';
import { SAME_TEXT, tablesOf } from './tables.js';
import { writeArchive } from './write-archive.js';

export interface BackupJob {
  store: ArchiveStore;
  /** The name of the archive in the store. It has another name until it is complete and verified. */
  path: string;
  /** The application's login is enough, because row policies let the system read everything. */
  databaseUrl: string;
  blobs: BlobStore;
  seal: Seal;
  keys: KeyFingerprints;
  createdAt: Date;
  signal?: AbortSignal;
}

export interface WrittenBackup {
  manifest: Manifest;
  sums: Sums;
  opener: Opener;
  bytes: number;
}

/**
 * Writes an archive of one snapshot of the database beside `path`, hands it to `check`, and gives it its name only when that
 * succeeds. When it fails, nothing is left.
 */
export async function takeBackup(
  job: BackupJob,
  check: (part: string, written: WrittenBackup) => Promise<void>,
): Promise<WrittenBackup> {
  const { store, path, signal } = job;
  try {
    signal?.throwIfAborted();
    await store.ready(dirname(path));
    return await writeAndCheck(job, check);
  } catch (error) {
    throw writingFault(error, job);
  }
}

async function writeAndCheck(
  job: BackupJob,
  check: (part: string, written: WrittenBackup) => Promise<void>,
): Promise<WrittenBackup> {
  const { store, path, signal } = job;
  const part = partOf(path);
  try {
    const written = await writePart(part, job);
    await check(part, written);
    signal?.throwIfAborted();
    await store.rename(part, path);
    return written;
  } catch (error) {
    await store.remove(part).catch(() => undefined);
    throw error;
  }
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
  const kept = job.store.write(part, bytes, signal);
  // The first failure ends the other streams. Their failures only follow from it.
  const all = [kept, packed, writeArchive(pack, client, manifest, job.blobs)] as const;
  try {
    const [size, , sums] = await Promise.all(all);
    return { manifest, sums, opener, bytes: size };
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

function writingFault(error: unknown, { signal }: BackupJob): BackupError {
  if (signal?.aborted)
    return new BackupError('stopped', 'The backup was stopped before it was complete.', { cause: error });
  if (error instanceof BackupError) return error;
  // What is wrong with the store of the files.
  const why = error instanceof Problem && error.cause ? error.cause : error;
  return new BackupError('failed', `The backup failed: ${String(why)}`, { cause: error });
}
