import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Extract } from 'tar-stream';
import { FILE_BYTES } from '../../contract/limits.js';
import {
  GROWTH,
  LARGEST,
  MANIFEST,
  meaningOf,
  SUMS,
  type MoveManifest,
  type MovePart,
  type MoveSums,
} from './move-archive.js';
import { damaged, MoveError } from './move-error.js';
import { manifestOf, sumsOf } from './read-manifest.js';

type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

const unpack = promisify(gunzip);

/** What is done when an archive is read again: its files are stored. */
export interface FileReader {
  file(id: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void>;
}

/** What is done with an archive. The methods are called in this order. */
export interface MoveReader extends FileReader {
  begin(manifest: MoveManifest): Promise<void>;
  /** Lines of JSON, each an object. */
  part(table: string, lines: readonly string[]): Promise<void>;
  /** After the last part, and before the first file. */
  rowsRead(): Promise<void>;
}

/** Reads an archive once, from its beginning to its end, and checks each sum. Rejects with `damaged` unless it is whole. */
export async function readMoveArchive(
  path: string,
  reader: MoveReader,
): Promise<{ manifest: MoveManifest; sums: MoveSums }> {
  const about = await stat(path).catch((error: Error) => {
    throw new MoveError('damaged', `The archive can’t be read: ${error.message}.`);
  });
  if (!about.isFile()) throw new MoveError('damaged', 'The archive can’t be read: it isn’t a file.');
  const { size } = about;
  const reading = new Reading(reader, size);
  for await (const entry of entriesOf(path)) await reading.take(entry);
  return reading.end();
}

/**
 * Reads an archive again, of which everything was checked, for its files. Rejects with `damaged` as soon as one isn’t what it was the
 * first time.
 */
export async function readFilesAgain(path: string, { files }: MoveSums, reader: FileReader): Promise<void> {
  const left = new Map(Object.entries(files));
  for await (const entry of entriesOf(path)) {
    const meaning = meaningOf(entry.header.name);
    if (!meaning || !('file' in meaning)) {
      entry.resume();
      continue;
    }
    const expected = left.get(meaning.file);
    const hash = createHash('sha256');
    if (!expected || entry.header.size !== expected.bytes) throw changedMeanwhile();
    await reader.file(meaning.file, expected.bytes, hashed(entry, hash));
    if (hash.digest('hex') !== expected.sha256) throw changedMeanwhile();
    left.delete(meaning.file);
  }
  if (left.size > 0) throw changedMeanwhile();
}

const changedMeanwhile = () => damaged('it was changed while it was read');

async function* hashed(entry: Entry, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of chunksOf(entry)) {
    hash.update(piece);
    yield piece;
  }
}

class Reading {
  private manifest: MoveManifest | undefined;
  private manifestHash = '';
  private sums: MoveSums | undefined;
  private expected: { table: string; part: MovePart }[] = [];
  private readonly files = new Map<string, { bytes: number; sha256: string }>();
  private unpacked = 0;

  constructor(
    private readonly reader: MoveReader,
    private readonly size: number,
  ) {}

  async take(entry: Entry): Promise<void> {
    const { name, type } = entry.header;
    const meaning = meaningOf(name);
    if (type !== 'file') throw damaged(`${name} isn’t a file`);
    if (this.sums) throw damaged('something follows its end');
    if (name === MANIFEST && !this.manifest) await this.begin(entry);
    else if (!this.manifest) throw damaged('it doesn’t begin with manifest.json');
    else if (name === SUMS) await this.finish(entry);
    else if (!meaning) throw damaged(`unexpected entry ${name.slice(0, 80)}`);
    else if ('file' in meaning) await this.file(meaning.file, entry);
    else await this.part(entry);
  }

  end(): { manifest: MoveManifest; sums: MoveSums } {
    const { manifest, sums } = this;
    if (!manifest || !sums) throw damaged('it has no end');
    return { manifest, sums };
  }

  private async begin(entry: Entry): Promise<void> {
    const bytes = await whole(entry, LARGEST.manifest);
    this.manifest = manifestOf(bytes);
    this.manifestHash = hashOf(bytes);
    this.expected = this.manifest.tables.flatMap(({ name: table, parts }) => parts.map((part) => ({ table, part })));
    await this.reader.begin(this.manifest);
    if (this.expected.length === 0) await this.reader.rowsRead();
  }

  private async part(entry: Entry): Promise<void> {
    const next = this.expected.shift();
    const { name } = entry.header;
    if (!next || next.part.name !== name) throw damaged(`${name} isn’t where it belongs`);
    const bytes = await whole(entry, LARGEST.part);
    if (bytes.length !== next.part.bytes || hashOf(bytes) !== next.part.sha256)
      throw damaged(`the sum of ${name} differs`);
    const lines = await this.linesOf(name, bytes);
    if (lines.length !== next.part.rows) throw damaged(`${name} has another number of rows`);
    await this.reader.part(next.table, lines);
    if (this.expected.length === 0) await this.reader.rowsRead();
  }

  private async linesOf(name: string, bytes: Buffer): Promise<string[]> {
    const text = await unpack(bytes, { maxOutputLength: LARGEST.unpacked }).catch((error: unknown) => {
      throw damaged(`${name} can’t be unpacked`, error);
    });
    this.unpacked += text.length;
    if (this.unpacked > GROWTH.free + GROWTH.factor * this.size)
      throw damaged(`${name} unpacks to more than an export has`);
    return text.toString().split('\n').slice(0, -1);
  }

  private async file(id: string, entry: Entry): Promise<void> {
    if (this.expected.length > 0) throw damaged('a file comes before the rows');
    if (this.files.has(id)) throw damaged(`the file ${id} is there twice`);
    const bytes = entry.header.size ?? 0;
    if (bytes > FILE_BYTES.video) throw damaged(`the file ${id} is too large`);
    const hash = createHash('sha256');
    await this.reader.file(id, bytes, hashed(entry, hash));
    this.files.set(id, { bytes, sha256: hash.digest('hex') });
  }

  private async finish(entry: Entry): Promise<void> {
    const sums = sumsOf(await whole(entry, LARGEST.sums));
    if (this.expected.length > 0) throw damaged('rows are missing');
    if (sums.manifest !== this.manifestHash) throw damaged('the sum of manifest.json differs');
    const ids = new Set([...this.files.keys(), ...Object.keys(sums.files)]);
    for (const id of ids) {
      const [one, other] = [this.files.get(id), Object.hasOwn(sums.files, id) ? sums.files[id] : undefined];
      if (one?.bytes !== other?.bytes || one?.sha256 !== other?.sha256)
        throw damaged(`the sum of the file ${id} differs`);
    }
    this.sums = sums;
  }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const { extract: extractTar } = await import('tar-stream');
  const content = createReadStream(path);
  const extract = extractTar();
  // Its failure reaches the loop below through `extract`, which it destroys.
  const flow = pipeline(content, extract as unknown as NodeJS.WritableStream);
  flow.catch(() => undefined);
  const entries = extract[Symbol.asyncIterator]();
  try {
    for (let next = await entries.next().catch(cut); !next.done; next = await entries.next().catch(cut))
      yield next.value;
    await flow.catch(cut);
  } finally {
    content.destroy();
    extract.destroy();
  }
}

function cut(error: unknown): never {
  throw damaged('it can’t be read to its end', error);
}

async function* chunksOf(entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* entry as unknown as AsyncIterable<Buffer>;
  } catch (error) {
    throw damaged('it can’t be read to its end', error);
  }
}

async function whole(entry: Entry, most: number): Promise<Buffer> {
  const { name, size } = entry.header;
  if ((size ?? 0) > most) throw damaged(`${name} is too large`);
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
