import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { acceptedKeys, fingerprint } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';
import { KEY_BYTES, seal, unseal } from '../../platform/files/seal.js';

/** Begins a secret that is bound to its person. No base64 has a colon, so no secret of the first release begins so. */
const BOUND = '2:';

/** Hashes and seals what the second step keeps, under keys drawn from the server's. */
@Injectable()
export class TwoFactorSecrets {
  private readonly keys: [string, ...string[]];
  /** Names the key that hashes and seals. */
  readonly keyId: string;

  constructor(settings: Settings) {
    this.keys = acceptedKeys(settings, 'CODE_KEY');
    this.keyId = fingerprint(this.keys[0]);
  }

  /** Whether the key is being changed: what another key made is valid as well. */
  get changing(): boolean {
    return this.keys.length > 1;
  }

  /** A long random token and the hash that is kept of it. */
  token(): { token: string; hash: string } {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: this.tokenHash(token) };
  }

  tokenHash(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  /** Short codes can be tried out, so they are kept under a key, and bound to whom they belong. */
  codeHash(owner: string, code: string): string {
    return codeHash(this.keys[0], owner, code);
  }

  /** The hashes under which a code may be kept: one for each key that is accepted. */
  codeHashes(owner: string, code: string): string[] {
    return this.keys.map((key) => codeHash(key, owner, code));
  }

  /** Bound to the person: in another one's row it does not open. */
  seal(userId: string, secret: Buffer): string {
    return `${BOUND}${seal(sealKey(this.keys[0]), secret, userId).toString('base64')}`;
  }

  /** Throws when the secret was changed, or is another person's. What the first release sealed is bound to no one. */
  open(userId: string, sealed: string): Buffer {
    for (const key of this.keys.slice(0, -1)) {
      try {
        return openWith(sealKey(key), userId, sealed);
      } catch {
        // Another key may have sealed it.
      }
    }
    return openWith(sealKey(this.keys.at(-1) as string), userId, sealed);
  }

  /** The same secret under the current key; null if none of the keys opens it. */
  reseal(userId: string, sealed: string): string | null {
    try {
      return this.seal(userId, this.open(userId, sealed));
    } catch {
      return null;
    }
  }
}

function codeHash(key: string, owner: string, code: string): string {
  return createHmac('sha256', key).update(`${owner} ${code}`).digest('hex');
}

function openWith(key: Buffer, userId: string, sealed: string): Buffer {
  if (sealed.startsWith(BOUND)) return unseal(key, Buffer.from(sealed.slice(BOUND.length), 'base64'), userId);
  const bytes = Buffer.from(sealed, 'base64');
  const [nonce, tag, body] = [bytes.subarray(0, 12), bytes.subarray(12, 28), bytes.subarray(28)];
  return unseal(key, Buffer.concat([nonce, body, tag]), '');
}

function sealKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'totp secrets', KEY_BYTES));
}
