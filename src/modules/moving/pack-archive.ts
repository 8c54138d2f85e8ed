import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Logger } from '@nestjs/common';
import type { Pack } from 'tar-stream';
import { Problem } from '../../platform/errors/problem.js';
import type { OpenFile } from '../../platform/files/file-vault.js';
import { SealBroken } from '../../platform/files/seal.js';
import { fileEntry, MANIFEST, SUMS, type MoveSums } from './move-archive.js';
import { MoveError } from './move-error.js';
import { checkedFile, type MovedFile } from './moved-file.js';
import type { Snapshot } from './snapshot.service.js';

const log = new Logger('Moving');

/** Writes the entries of an archive: the manifest, the rows, the files and the sums. */
export async function packArchive(
  pack: Pack,
  { manifest, spool, files }: Snapshot,
  open: (id: string) => Promise<OpenFile>,
): Promise<void> {
  const first = Buffer.from(JSON.stringify(manifest));
  await add(pack, MANIFEST, first);
  let piece = 0;
  for (const { parts } of manifest.tables)
    for (const { name } of parts) await add(pack, name, await spool.read(piece++));
  const sums: MoveSums = { manifest: createHash('sha256').update(first).digest('hex'), files: {}, missing: [] };
  for (const about of files) {
    const file = await openWhole(about, open);
    if (file) sums.files[about.id] = await addFile(pack, about.id, file);
    else sums.missing.push(about.id);
  }
  await add(pack, SUMS, Buffer.from(JSON.stringify(sums)));
}

/**
 * A file that was read to its end, or null if there is none that an import would take: it was deleted after the rows were read, the
 * storage has lost it, or its bytes are damaged. One such file doesn’t keep an account from leaving. The archive names it, and the
 * import says which document can’t be opened.
 */
async function openWhole(about: MovedFile, open: (id: string) => Promise<OpenFile>): Promise<OpenFile | null> {
  try {
    const file = await open(about.id);
    for await (const _ of checkedFile(about, file.bytes, file.stream()));
    return file;
  } catch (error) {
    if (!isLost(error)) throw error;
    log.warn(
      { document: about.id, cause: (error as Error).message },
      'A stored file is missing in an account’s archive',
    );
    return null;
  }
}

const isLost = (error: unknown): boolean =>
  error instanceof SealBroken || error instanceof MoveError || (error instanceof Problem && error.code === 'not_found');

function add(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return addStream(pack, { name, size: bytes.length }, [bytes]);
}

async function addFile(pack: Pack, id: string, file: OpenFile): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  async function* counted() {
    for await (const piece of file.stream()) {
      hash.update(piece);
      yield piece;
    }
  }
  await addStream(pack, { name: fileEntry(id), size: file.bytes }, counted());
  return { bytes: file.bytes, sha256: hash.digest('hex') };
}

async function addStream(
  pack: Pack,
  header: { name: string; size: number },
  pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<void> {
  const entry = pack.entry({ ...header, mode: 0o600 });
  await pipeline(Readable.from(pieces, { objectMode: true }), entry as unknown as NodeJS.WritableStream);
}
