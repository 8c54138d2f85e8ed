import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/** Sealed at once: short enough to keep nobody waiting. */
const PIECE_BYTES = 256 * 1024;

/** AES-256-GCM: nonce, ciphertext, tag. `context` (a file's id, a person's) is bound in: sealed bytes cannot pose as another's. */
export function seal(key: Buffer, plain: Buffer, context: string): Buffer {
  return Buffer.concat([...sealInPieces(key, plain, context)]);
}

/** The same in pieces, as a large file would otherwise be in memory a second and a third time. */
export function* sealInPieces(key: Buffer, plain: Buffer, context: string): Generator<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
  yield iv;
  for (let at = 0; at < plain.length; at += PIECE_BYTES) yield cipher.update(plain.subarray(at, at + PIECE_BYTES));
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** Throws when the bytes were changed, or the key or the context are not theirs. */
export function unseal(key: Buffer, sealed: Buffer, context: string): Buffer {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(sealed.length - TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  const plain = decipher.update(sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES));
  // In this mode nothing is left for the end, which only checks the tag.
  decipher.final();
  return plain;
}
