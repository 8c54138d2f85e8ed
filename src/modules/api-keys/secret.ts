import { createHash, randomInt } from 'node:crypto';
import { KEY_PREFIX_LENGTH, KEY_START } from '../../contract/api-keys.js';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 of 62 letters are as hard to guess as 32 random bytes. */
const LENGTH = 43;
const SHAPE = new RegExp(`^${KEY_START}[${LETTERS}]{${LENGTH}}$`);

export function newSecret(): string {
  return KEY_START + Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export function prefixOf(secret: string): string {
  return secret.slice(0, KEY_PREFIX_LENGTH);
}

/** What isn't shaped like a key costs no query. */
export function isSecret(text: string): boolean {
  return SHAPE.test(text);
}

/**
 * What is stored and looked up. A key is as random as its hash is long, so it needs neither salt nor a slow hash, and how long the
 * index takes to find a hash says nothing about a key.
 */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
