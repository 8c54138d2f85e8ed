import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract as extractTar, pack as packTar, type Header } from 'tar-stream';
import type { MoveManifest, MoveSums } from '../../src/modules/moving/move-archive.js';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** An archive that a test reads, changes and writes again with sums that are right, as an attacker would. */
export class MovedArchive {
  private constructor(
    readonly manifest: MoveManifest,
    readonly sums: MoveSums,
    /** Entries between the first and the last. */
    readonly entries: { name: string; bytes: Buffer; header?: Partial<Header> }[],
  ) {}

  static async read(path: string): Promise<MovedArchive> {
    const extract = extractTar();
    const flow = pipeline(createReadStream(path), extract);
    flow.catch(() => undefined);
    const entries: { name: string; bytes: Buffer }[] = [];
    for await (const entry of extract) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      entries.push({ name: entry.header.name, bytes: Buffer.concat(chunks) });
    }
    await flow;
    const [first, last] = [entries.shift(), entries.pop()];
    return new MovedArchive(
      JSON.parse(String(first?.bytes)) as MoveManifest,
      JSON.parse(String(last?.bytes)) as MoveSums,
      entries,
    );
  }

  rows(table: string): Record<string, unknown>[] {
    return this.lines(table).map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  lines(table: string): string[] {
    return this.entries
      .filter(({ name }) => name.startsWith(`rows/${table}/`))
      .flatMap(({ bytes }) => gunzipSync(bytes).toString().split('\n').slice(0, -1));
  }

  /** Replaces the rows of a table. */
  put(table: string, lines: readonly (string | object)[]): void {
    const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
    this.putPart(table, gzipSync(texts.map((line) => `${line}\n`).join('')), texts.length);
  }

  /** Replaces them by bytes. */
  putPart(table: string, bytes: Buffer, rows: number): void {
    const name = `rows/${table}/000000.ndjson.gz`;
    const about = this.manifest.tables.find((one) => one.name === table);
    if (!about) throw new Error(`There is no ${table}`);
    const place = this.manifest.tables
      .slice(0, this.manifest.tables.indexOf(about))
      .reduce((sum, { parts }) => sum + parts.length, 0);
    this.entries.splice(place, about.parts.length, { name, bytes });
    Object.assign(about, { rows, parts: [{ name, rows, bytes: bytes.length, sha256: hashOf(bytes) }] });
  }

  putFile(id: string, bytes: Buffer): void {
    const name = `files/${id}`;
    const at = this.entries.findIndex((entry) => entry.name === name);
    this.entries.splice(at < 0 ? this.entries.length : at, at < 0 ? 0 : 1, { name, bytes });
    this.sums.files[id] = { bytes: bytes.length, sha256: hashOf(bytes) };
  }

  async write(path: string): Promise<string> {
    const pack = packTar();
    const flow = pipeline(pack, createWriteStream(path));
    const first = Buffer.from(JSON.stringify(this.manifest));
    const last = Buffer.from(JSON.stringify({ ...this.sums, manifest: hashOf(first) }));
    const all = [{ name: 'manifest.json', bytes: first }, ...this.entries, { name: 'sums.json', bytes: last }];
    for (const { name, bytes, header } of all as MovedArchive['entries'])
      if (header) pack.entry({ name, ...header } as Header);
      else pack.entry({ name }, bytes);
    pack.finalize();
    await flow;
    return path;
  }
}
