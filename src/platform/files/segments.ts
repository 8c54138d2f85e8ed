import { KEY_BYTES, SEAL_BYTES, seal, unseal } from './seal.js';

/**
 * Files of which parts are read, such as videos, are encrypted in segments of this size. Each one is authenticated with its
 * number and the size of the file, so none can be left out, moved or taken from another file.
 */
export const SEGMENT_BYTES = 256 * 1024;
const SEALED_BYTES = SEGMENT_BYTES + SEAL_BYTES;

/** Which file, and how large it is decrypted. */
interface Segmented {
  key: Buffer;
  fileId: string;
  bytes: number;
}

/** Encrypts pieces of any size as segments. Throws if they don't add up to `bytes`. */
export async function* sealSegments(
  { key, fileId, bytes }: Segmented,
  pieces: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  if (key.length !== KEY_BYTES) throw new Error('A file has a key');
  let number = 0;
  let rest = Buffer.alloc(0);
  let total = 0;
  for await (const piece of pieces) {
    total += piece.length;
    rest = Buffer.concat([rest, piece]);
    for (; rest.length >= SEGMENT_BYTES; rest = rest.subarray(SEGMENT_BYTES))
      yield seal(key, rest.subarray(0, SEGMENT_BYTES), contextOf(fileId, bytes, number++));
  }
  if (total !== bytes) throw new Error(`The file has ${total} bytes instead of ${bytes}`);
  if (rest.length > 0) yield seal(key, rest, contextOf(fileId, bytes, number));
}

/** The decrypted bytes from one position up to another, segment by segment. `read` gives stretches of the stored file. */
export async function* unsealSegments(
  { key, fileId, bytes }: Segmented,
  [from, to]: readonly [number, number],
  read: (from: number, to: number) => Promise<Buffer>,
): AsyncGenerator<Buffer> {
  for (let number = Math.floor(from / SEGMENT_BYTES); number * SEGMENT_BYTES < to; number += 1) {
    const start = number * SEGMENT_BYTES;
    const length = Math.min(SEGMENT_BYTES, bytes - start);
    const sealed = await read(number * SEALED_BYTES, number * SEALED_BYTES + length + SEAL_BYTES);
    const plain = unseal(key, sealed, contextOf(fileId, bytes, number));
    yield plain.subarray(Math.max(0, from - start), Math.min(plain.length, to - start));
  }
}

function contextOf(fileId: string, bytes: number, number: number): string {
  return `${fileId} ${bytes} ${number}`;
}
