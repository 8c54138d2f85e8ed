import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.js';

type KeyName = 'JWT_SECRET' | 'DOCUMENT_KEY' | 'CODE_KEY';

/**
 * A server key: from the settings, else generated once into the data folder (mode 0600), so that a local
 * start needs no set-up and no two installations share a key (docs/specification/sessions.md).
 */
export function serverKey(settings: Settings, name: KeyName): string {
  return settings[name] ?? keptKey(join(settings.dataDir, 'keys'), name);
}

/**
 * The key that signs, and while keys are changed another one whose signatures are valid as well (`JWT_SECRET_ACCEPTED`,
 * `CODE_KEY_ACCEPTED`): before the change the next key, afterwards the previous one. So processes of both settings understand
 * each other (docs/operate.md). `DOCUMENT_KEY` has a list of its own.
 */
export function acceptedKeys(settings: Settings, name: 'JWT_SECRET' | 'CODE_KEY'): [string, ...string[]] {
  const other = settings[`${name}_ACCEPTED`];
  return [serverKey(settings, name), ...(other ? [other] : [])];
}

/** Whether `given` is the signature that one of the keys makes. Takes the same time for every wrong signature. */
export function isSignedByOne<Key>(keys: Key[], given: Buffer, sign: (key: Key) => Buffer): boolean {
  return keys
    .map(sign)
    .map((due) => due.length === given.length && timingSafeEqual(due, given))
    .includes(true);
}

function keptKey(folder: string, name: KeyName): string {
  const file = join(folder, name.toLowerCase());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // With `wx` the first of several processes writes the key, and the others read it.
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** A fingerprint that shows whether two keys are the same and reveals nothing about them. */
export function fingerprint(key: Buffer | string): string {
  return createHash('sha256').update('key id').update(key).digest('hex').slice(0, 16);
}
