import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { ZipParts } from '../../platform/files/zip-parts.js';

type Pieces = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** An archive that remembers the SHA-256 of each file, in the form that `sha256sum -c` reads. */
export class PackageZip {
  private readonly parts: ZipParts;
  private readonly sums: string[] = [];

  constructor(mtime: Date) {
    this.parts = new ZipParts(new ZipFile(), mtime);
  }

  /** The archive, which `files` fills while it is read; the sums come last. */
  fill(files: () => Promise<void>): Readable {
    return this.parts.fill(async () => {
      await files();
      await this.parts.add('SHA256SUMS', () => Readable.from([this.sums.join('')]));
    });
  }

  async add(name: string, pieces: Pieces, options?: { compress: boolean }): Promise<void> {
    const hash = createHash('sha256');
    async function* counted() {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    }
    await this.parts.add(name, () => Readable.from(counted(), { objectMode: true }), options);
    this.sums.push(`${hash.digest('hex')}  ${name}\n`);
  }
}
