import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEY_BYTES, seal, unseal } from '../../platform/files/seal.js';

/**
 * Pieces that wait on the disk until they are sent, so that a slow reader keeps neither a connection to the database nor memory.
 * They are encrypted with a key that is only in memory, in a file that has no name anymore: nothing is left of it even if the
 * process is killed.
 */
export class MoveSpool {
  private readonly key = randomBytes(KEY_BYTES);
  private readonly places: { at: number; bytes: number }[] = [];
  private end = 0;

  private constructor(private readonly file: FileHandle) {}

  static async open(): Promise<MoveSpool> {
    const folder = await mkdtemp(join(tmpdir(), 'moving-'));
    try {
      return new MoveSpool(await open(join(folder, 'rows'), 'wx+', 0o600));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async add(piece: Buffer): Promise<void> {
    const sealed = seal(this.key, piece, String(this.places.length));
    await this.file.write(sealed, 0, sealed.length, this.end);
    this.places.push({ at: this.end, bytes: sealed.length });
    this.end += sealed.length;
  }

  /** The piece that was added as this one, counted from 0. */
  async read(number: number): Promise<Buffer> {
    const place = this.places[number];
    if (!place) throw new Error(`There is no piece ${number}`);
    const sealed = Buffer.alloc(place.bytes);
    await this.file.read(sealed, 0, place.bytes, place.at);
    return unseal(this.key, sealed, String(number));
  }

  async close(): Promise<void> {
    await this.file.close();
  }
}
