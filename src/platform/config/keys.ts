import { createHash, randomBytes } from 'node:crypto';
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
