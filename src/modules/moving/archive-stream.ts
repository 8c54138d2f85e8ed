import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import type { Pack } from 'tar-stream';

/**
 * A tar archive that is made while it is read. Nothing is made before someone reads, so a failure never comes before someone
 * listens, and an archive that fails ends with the error. `after` runs when it has ended: read to its end, failed, or given up.
 */
export class ArchiveStream extends Readable {
  private begun = false;

  constructor(
    private readonly pack: Pack,
    private readonly fill: (pack: Pack) => Promise<void>,
    private readonly after: () => Promise<void>,
  ) {
    super();
    pack.on('data', (piece) => {
      if (!this.push(piece as Buffer)) pack.pause();
    });
    pack.on('end', () => this.push(null));
    pack.on('error', (error: Error) => this.destroy(error));
  }

  override _read(): void {
    this.begin();
    this.pack.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.pack.destroy();
    callbackify(this.after)((failed) => done(error ?? failed));
  }

  private begin(): void {
    if (this.begun) return;
    this.begun = true;
    void this.fill(this.pack).then(
      () => this.pack.finalize(),
      (error: Error) => this.destroy(error),
    );
  }
}
