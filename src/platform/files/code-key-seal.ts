import { hkdfSync } from 'node:crypto';
import { acceptedKeys, fingerprint } from '../config/keys.js';
import type { Settings } from '../config/settings.js';
import { KEY_BYTES, seal, unseal } from './seal.js';

/** Seals short secrets that must be read again, under a key derived from `CODE_KEY` for one purpose. */
export class CodeKeySeal {
  private readonly keys: Buffer[];
  /** Names the server key that seals. */
  readonly keyId: string;

  constructor(settings: Settings, purpose: string) {
    const accepted = acceptedKeys(settings, 'CODE_KEY');
    this.keys = accepted.map((key) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES)));
    this.keyId = fingerprint(accepted[0]);
  }

  /** Bound to its row: in another one it doesn't open. */
  seal(rowId: string, secret: string): string {
    return seal(this.keys[0] as Buffer, Buffer.from(secret), rowId).toString('base64');
  }

  /** Throws if it was changed, is another row's, or was sealed by a key that isn't accepted. */
  open(rowId: string, sealed: string): string {
    const opened = this.keys.map((key) => () => unseal(key, Buffer.from(sealed, 'base64'), rowId).toString());
    return firstThatWorks(opened);
  }

  /** The same secret under the current key; null if no key opens it. */
  reseal(rowId: string, sealed: string): string | null {
    try {
      return this.seal(rowId, this.open(rowId, sealed));
    } catch {
      return null;
    }
  }
}

function firstThatWorks<T>([first, ...others]: (() => T)[]): T {
  if (!first) throw new Error('There is no key');
  if (others.length === 0) return first();
  try {
    return first();
  } catch {
    return firstThatWorks(others);
  }
}
