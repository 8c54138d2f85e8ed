import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Extract } from 'tar-stream';
import type { ArchiveStore } from './archive-store.js';
import {
  ARCHIVE_FORMAT,
  BackupError,
  MANIFEST,
  meaningOf,
  SUMS,
  type ArchivedTable,
  type Manifest,
  type Sums,
} from './archive.js';
import { damaged, opened, type Opener } from './sealing.js';

type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

/** The location of an archive, and what decrypts it. */
export interface SealedArchive {
  store: ArchiveStore;
  path: string;
  opener: Opener;
}

/** What is done with the entries of an archive, in their order. */
export interface ArchiveReader {
  /** Comes first. */
  begin?(manifest: Manifest): Promise<void>;
  piece(table: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  file(place: string, bytes: Buffer): Promise<void>;
}

/** Reads an archive to its end and checks every chunk. Rejects with `damaged` unless it is whole. */
export async function readArchive(
  archive: SealedArchive,
  reader: ArchiveReader,
): Promise<{ manifest: Manifest; sums: Sums }> {
  let [manifest, sums]: [Manifest | undefined, Sums | undefined] = [undefined, undefined];
  for await (const entry of entriesOf(archive)) {
    // Reading it fails as well. An error event before anyone reads it would end the process.
    entry.on('error', () => undefined);
    const { name } = entry.header;
    const meaning = meaningOf(name);
    if (name === MANIFEST) {
      manifest = known(JSON.parse((await whole(entry)).toString()) as Manifest);
      await reader.begin?.(manifest);
    } else if (name === SUMS) sums = JSON.parse((await whole(entry)).toString()) as Sums;
    else if (!manifest || !meaning) throw damaged(new Error(`Unexpected entry ${name}`));
    else if ('place' in meaning) await reader.file(meaning.place, await whole(entry));
    else await reader.piece(meaning.table, chunksOf(entry));
  }
  if (!manifest || !sums) throw damaged(new Error('The archive has no end'));
  return { manifest, sums };
}

/** Reads the whole archive and keeps nothing, because a restore must know that it is intact before it changes anything. */
export function checkArchive(archive: SealedArchive): Promise<{ manifest: Manifest; sums: Sums }> {
  const piece = async (_table: string, bytes: AsyncIterable<Buffer>) => {
    for await (const chunk of bytes) void chunk;
  };
  return readArchive(archive, { piece, file: () => Promise.resolve() });
}

export function tableNamed(tables: readonly ArchivedTable[], id: string): ArchivedTable {
  const table = tables.find(({ schema, name }) => `${schema}.${name}` === id);
  if (!table) throw damaged(new Error(`The manifest has no table ${id}`));
  return table;
}

async function* entriesOf({ store, path, opener }: SealedArchive): AsyncGenerator<Entry> {
  const { extract: extractTar } = await import('tar-stream');
  const content = await opened(store.read(path), opener);
  const extract = extractTar();
  // Its failure reaches the loop below through `extract`, which it destroys.
  const flow = pipeline(content, createGunzip(), extract as unknown as NodeJS.WritableStream);
  flow.catch(() => undefined);
  const entries = extract[Symbol.asyncIterator]();
  try {
    for (let next = await entries.next().catch(fail); !next.done; next = await entries.next().catch(fail))
      yield next.value;
    await flow.catch(fail);
  } finally {
    content.destroy();
    extract.destroy();
  }
}

function fail(error: unknown): never {
  throw damaged(error);
}

/** A changed chunk makes this fail. Errors while reading other entries are the reader's own. */
async function* chunksOf(entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* entry as unknown as AsyncIterable<Buffer>;
  } catch (error) {
    throw damaged(error);
  }
}

async function whole(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function known(manifest: Manifest): Manifest {
  if (manifest.format <= ARCHIVE_FORMAT) return manifest;
  throw new BackupError(
    'newer',
    `The archive has format ${manifest.format}, and this version reads formats up to ${ARCHIVE_FORMAT}. Install the version that made it.`,
  );
}
