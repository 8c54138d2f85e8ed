import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { serverKey } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';

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

  seal(secret: Buffer): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.sealKey(), nonce);
    const body = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
  }

  open(sealed: string): Buffer {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.sealKey(), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  }

  private sealKey(): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', 'totp secrets', 32));
  }
}
