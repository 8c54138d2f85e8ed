import { createHash } from 'node:crypto';
import type { BlobStore } from './blob-store.js';
import type { DiskStore } from './disk-store.js';
import type { S3Store } from './s3/s3-store.js';

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

/**
 * The place of a copy in the bucket until it has been compared. An empty file of the same name in the folder marks it.
 */
const WAITING = 'moving/';
/** Files of the health page are deleted a moment later. */
const PROBES = 'health/';

class Gone extends Error {}

/**
 * Copies every file that the bucket lacks. A copy is read again and gets its final name when the checksums are the
 * same. So a file with its final name in the bucket was compared, or is newer, because the product runs with a
 * `MovingStore` at the same time; it isn't replaced. Stops at the first failure, also when killed; another run
 * continues from there.
 */
export async function moveFiles(from: DiskStore, to: S3Store, progress: (moved: Moved) => void): Promise<Moved> {
  for await (const place of from.places())
    if (place.startsWith(WAITING)) await settle(from, to, place.slice(WAITING.length));
  const moved: Moved = { copied: 0, bytes: 0, already: 0 };
  const seen = new Set<string>();
  // Files that arrive in the folder while it is listed can be missing from the list.
  for (let before = -1; before < seen.size;) {
    before = seen.size;
    await eachAtOnce(unseen(from, seen), async (place) => {
      if (await moveOne(from, to, place, moved)) progress(moved);
    });
  }
  return moved;
}

async function* unseen(from: DiskStore, seen: Set<string>): AsyncGenerator<string> {
  for await (const place of from.places()) {
    if (seen.has(place) || place.startsWith(WAITING) || place.startsWith(PROBES)) continue;
    seen.add(place);
    yield place;
  }
}

/** Copies several files at a time. After a failure, those that have begun are finished. */
async function eachAtOnce(places: AsyncGenerator<string>, work: (place: string) => Promise<void>): Promise<void> {
  const workRest = async () => {
    try {
      for (let next = await places.next(); !next.done; next = await places.next()) await work(next.value);
    } finally {
      // The others find no more places.
      await places.return(undefined);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, workRest));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Whether the file is in the bucket now. */
async function moveOne(from: DiskStore, to: S3Store, place: string, moved: Moved): Promise<boolean> {
  if (await has(to, place)) {
    moved.already += 1;
    return true;
  }
  const bytes = await copyOne(from, to, place);
  if (bytes === null) return false;
  moved.copied += 1;
  moved.bytes += bytes;
  return true;
}

/** Null if the file was removed meanwhile. */
async function copyOne(from: DiskStore, to: S3Store, place: string): Promise<number | null> {
  const waiting = WAITING + place;
  await from.put(waiting, []);
  const sent = new Sum();
  await unlessGone(() => to.put(waiting, sent.over(stretches(from, place))));
  const same = sent.hex !== '' && sent.hex === (await sumOf(to, waiting));
  if (same && !(await has(to, place))) await to.copy(waiting, place);
  const stays = await settle(from, to, place);
  if (!stays) return null;
  if (!same)
    throw new Error(`${place} has another sum where it was copied to. It was removed there: run the command again.`);
  return sent.bytes;
}

/**
 * Ends a copy, also one of a run that was killed, and says whether the file stays. One that was removed from the folder meanwhile
 * must not come back by the copy; what the product stored in its place since is something else.
 */
async function settle(from: DiskStore, to: S3Store, place: string): Promise<boolean> {
  const waiting = WAITING + place;
  const stays = await has(from, place);
  if (!stays && (await sumOf(to, place)) === (await sumOf(to, waiting))) await to.remove(place);
  await to.remove(waiting);
  await from.remove(waiting);
  return stays;
}

async function has(store: BlobStore, place: string): Promise<boolean> {
  return (await store.getPart(place, 0, 1)) !== null;
}

/** Empty if there are no bytes. */
async function sumOf(store: BlobStore, place: string): Promise<string> {
  const sum = new Sum();
  await unlessGone(async () => {
    for await (const piece of sum.over(stretches(store, place))) void piece;
  });
  return sum.hex;
}

async function unlessGone(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Gone)) throw error;
  });
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
