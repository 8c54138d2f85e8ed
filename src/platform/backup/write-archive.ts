import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Pack } from 'tar-stream';
import type { BlobStore } from '../files/blob-store.js';
import {
  fileName,
  MANIFEST,
  pieceName,
  SUMS,
  tableId,
  type ArchivedTable,
  type FileSums,
  type Manifest,
  type Sums,
} from './archive.js';
import { rowsOf, sumsOf } from './tables.js';

/** A tar entry must know its length, so a table is cut into pieces of about this size. It bounds the memory, too. */
const PIECE_BYTES = 1024 * 1024;

/**
 * Writes everything that `client` sees in its transaction into the tar file. Returns the sums that are also its last
 * entry. The transaction ends before the files are read: reading them takes long, and a migration must not wait for it.
 */
export async function writeArchive(
  pack: Pack,
  client: pg.ClientBase,
  manifest: Manifest,
  blobs: BlobStore,
): Promise<Sums> {
  await add(pack, MANIFEST, json(manifest));
  for (const table of manifest.tables) await addTable(pack, client, table);
  const tables = await sumsOf(client, manifest.tables);
  const places = await placesOf(client);
  await client.query('commit');
  const files = await addFiles(pack, places, blobs);
  const sums: Sums = { tables, files: { ...files, missing: await stillNamed(client, files.missing) } };
  await add(pack, SUMS, json(sums));
  pack.finalize();
  return sums;
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 1));

function add(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((done, failed) => {
    const entry = pack.entry({ name, size: bytes.length, mode: 0o600 }, (error) => (error ? failed(error) : done()));
    // A failure reaches `failed`, too. An error event without a listener would end the process.
    entry.on('error', () => undefined);
    entry.end(bytes);
  });
}

async function addTable(pack: Pack, client: pg.ClientBase, table: ArchivedTable): Promise<void> {
  const rows = client.query(copyTo(`copy (${rowsOf(table)}) to stdout`)) as Readable;
  let [pieces, held, bytes]: [number, Buffer[], number] = [0, [], 0];
  const write = async () => {
    await add(pack, pieceName(tableId(table), pieces++), Buffer.concat(held, bytes));
    [held, bytes] = [[], 0];
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await write();
  }
  if (bytes > 0) await write();
}

async function addFiles(pack: Pack, places: string[], blobs: BlobStore): Promise<FileSums> {
  const hash = createHash('sha256');
  const sums: FileSums = { count: 0, bytes: 0, sha256: '', missing: [] };
  for (const place of places) {
    const content = await blobs.get(place);
    if (content) {
      await add(pack, fileName(place), content);
      hash.update(`${place}\n`).update(content);
      sums.count += 1;
      sums.bytes += content.length;
    } else sums.missing.push(place);
  }
  return { ...sums, sha256: hash.digest('hex') };
}

async function placesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>('select place from file_secret order by file_id');
  return rows.map(({ place }) => place);
}

/** A file that was deleted after the snapshot is fine to leave out. One that the database still names is lost. */
async function stillNamed(client: pg.ClientBase, places: string[]): Promise<string[]> {
  if (places.length === 0) return [];
  await client.query('begin read only; set local role lw_system');
  const { rows } = await client.query<{ place: string }>(
    'select place from file_secret where place = any($1) order by place',
    [places],
  );
  await client.query('commit');
  return rows.map(({ place }) => place);
}

/** Resolves when there is room again, or rejects if the stream fails first. */
export async function write(stream: NodeJS.WritableStream, bytes: Buffer, failed: Promise<never>): Promise<void> {
  if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), failed]);
}
