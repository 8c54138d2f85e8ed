import type { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';

/** Fills an archive part by part, as fast as it is read: the next part is opened when the last one is packed. */
export class ZipParts {
  private readonly out: Readable;
  private open: Readable | undefined;

  constructor(
    private readonly zip: ZipFile,
    private readonly mtime: Date,
  ) {
    this.out = zip.outputStream as Readable;
    zip.on('error', (error: Error) => this.out.destroy(error));
    // When the reader disconnects, all resources are released.
    this.out.once('close', () => this.open?.destroy());
  }

  /** The archive, which `parts` fills while it is read; its failure is the stream's. */
  fill(parts: () => Promise<void>): Readable {
    parts().then(
      () => this.zip.end(),
      (error: Error) => this.out.destroy(error),
    );
    return this.out;
  }

  /** Resolves when the part is packed. */
  add(name: string, content: () => Readable, { compress = true } = {}): Promise<void> {
    return new Promise((done, fail) => {
      this.zip.addReadStreamLazy(name, { mtime: this.mtime, compress }, (give) => {
        this.open = content().once('end', done).once('error', fail);
        give(null, this.open);
      });
    });
  }
}
