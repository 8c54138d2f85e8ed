import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;
/** How much longer encrypted bytes are. */
export const SEAL_BYTES = IV_BYTES + TAG_BYTES;

/** Up to this size a file is encrypted in one step, which is too short to delay others. */
const PIECE_BYTES = 256 * 1024;

/**
 * AES-256-GCM: nonce, ciphertext, tag. `context` (the id of a file or person) is authenticated, so encrypted bytes can't be
 * used in another's place.
 */
export function seal(key: Buffer, plain: Buffer, context: string): Buffer {
  return Buffer.concat([...sealInPieces(key, plain, context)]);
}

/** The same piece by piece, because a large file would otherwise be in memory two or three times. */
export function* sealInPieces(key: Buffer, plain: Buffer, context: string): Generator<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
  yield iv;
  for (let at = 0; at < plain.length; at += PIECE_BYTES) yield cipher.update(plain.subarray(at, at + PIECE_BYTES));
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** The bytes were changed or cut, or belong to another key or context. */
export class SealBroken extends Error {}

/** Throws `SealBroken` if the bytes were changed, or if they belong to another key or context. */
export function unseal(key: Buffer, sealed: Buffer, context: string): Buffer {
  try {
    return opened(key, sealed, context);
  } catch (error) {
    throw new SealBroken((error as Error).message, { cause: error });
  }
}

function opened(key: Buffer, sealed: Buffer, context: string): Buffer {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(sealed.length - TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  const plain = decipher.update(sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES));
  // In GCM `final()` returns no bytes. It only checks the tag.
  decipher.final();
  return plain;
}
