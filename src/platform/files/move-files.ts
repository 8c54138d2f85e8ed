import { createHash } from 'node:crypto';
import type { BlobStore, ListedStore } from './blob-store.js';

export interface Moved {
  copied: number;
  bytes: number;
  /** Those that were there before. */
  already: number;
}

/** Files that are copied at a time, most of which wait for the network. */
const AT_ONCE = 6;
/** What is read at a time. */
const STRETCH = 1024 * 1024;

class Gone extends Error {}

/**
 * Copies every file that the other store lacks, reads it there again and compares the sums. The product may run meanwhile, with a
 * `MovingStore`: what the other store has is newer and stays. Stops at the first failure; a repetition goes on from there.
 */
export async function moveFiles(from: ListedStore, to: BlobStore, progress: (moved: Moved) => void): Promise<Moved> {
  const moved: Moved = { copied: 0, bytes: 0, already: 0 };
  const places = from.places()[Symbol.asyncIterator]();
  const copyRest = async () => {
    for (let next = await places.next(); !next.done; next = await places.next()) {
      await moveOne(from, to, next.value, moved);
      progress(moved);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, copyRest));
  } finally {
    // The others find no more places and end.
    await places.return?.();
  }
  return moved;
}

async function moveOne(from: BlobStore, to: BlobStore, place: string, moved: Moved): Promise<void> {
  // What the health page writes is gone a moment later.
  if (place.startsWith('health/')) return;
  if ((await to.getPart(place, 0, 1)) !== null) {
    moved.already += 1;
    return;
  }
  const bytes = await copyOne(from, to, place).catch((error: unknown) => {
    if (error instanceof Gone) return null;
    throw error;
  });
  if (bytes === null) return;
  moved.copied += 1;
  moved.bytes += bytes;
}

/** Null if the file was removed meanwhile: then it must not come back. */
async function copyOne(from: BlobStore, to: BlobStore, place: string): Promise<number | null> {
  const [sent, arrived] = [new Sum(), new Sum()];
  await to.put(place, sent.over(stretches(from, place)));
  for await (const piece of arrived.over(stretches(to, place))) void piece;
  if ((await from.getPart(place, 0, 1)) === null) {
    await to.remove(place);
    return null;
  }
  if (sent.hex !== arrived.hex) {
    await to.remove(place);
    throw new Error(`${place} has another sum where it was copied to. It was removed there: run the command again.`);
  }
  return sent.bytes;
}

async function* stretches(store: BlobStore, place: string): AsyncGenerator<Buffer> {
  for (let at = 0; ; at += STRETCH) {
    const piece = await store.getPart(place, at, at + STRETCH);
    if (piece === null) throw new Gone(place);
    yield piece;
    if (piece.length < STRETCH) return;
  }
}

/** SHA-256 and length of what passes. */
class Sum {
  private readonly hash = createHash('sha256');
  bytes = 0;
  hex = '';

  async *over(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      this.hash.update(piece);
      this.bytes += piece.length;
      yield piece;
    }
    this.hex = this.hash.digest('hex');
  }
}
