import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { serverKey } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';
import { KEY_BYTES, seal, unseal } from '../../platform/files/seal.js';

/** Begins a secret that is bound to its person. No base64 has a colon, so no secret of the first release begins so. */
const BOUND = '2:';

/** Hashes and seals what the second step keeps, under keys drawn from the server's. */
@Injectable()
export class TwoFactorSecrets {
  private readonly key: string;

  constructor(settings: Settings) {
    this.key = serverKey(settings, 'CODE_KEY');
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
    return createHmac('sha256', this.key).update(`${owner} ${code}`).digest('hex');
  }

  /** Bound to the person: in another one's row it does not open. */
  seal(userId: string, secret: Buffer): string {
    return `${BOUND}${seal(this.sealKey(), secret, userId).toString('base64')}`;
  }

  /** Throws when the secret was changed, or is another person's. What the first release sealed is bound to nobody. */
  open(userId: string, sealed: string): Buffer {
    if (sealed.startsWith(BOUND))
      return unseal(this.sealKey(), Buffer.from(sealed.slice(BOUND.length), 'base64'), userId);
    const bytes = Buffer.from(sealed, 'base64');
    const [nonce, tag, body] = [bytes.subarray(0, 12), bytes.subarray(12, 28), bytes.subarray(28)];
    return unseal(this.sealKey(), Buffer.concat([nonce, body, tag]), '');
  }

  private sealKey(): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', 'totp secrets', KEY_BYTES));
  }
}
