import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as they are written into an address. */
const SHAPE = /^[\w-]{43}$/;

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What isn't shaped like a secret costs no query. */
export function isSecret(text: string): boolean {
  return SHAPE.test(text);
}

/** What is stored and looked up. A secret is as random as its hash is long, so it needs neither salt nor a slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
