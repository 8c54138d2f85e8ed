import { hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { acceptedKeys, fingerprint } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';
import { KEY_BYTES, seal, unseal } from '../../platform/files/seal.js';

/** How Standard Webhooks marks a secret; the rest is base64. */
const START = 'whsec_';
const SECRET_BYTES = 32;

/** Makes the secrets of webhooks, and keeps them sealed under a key derived from `CODE_KEY`: they must be read to sign. */
@Injectable()
export class WebhookSecrets {
  private readonly keys: Buffer[];
  /** Names the server key that seals. */
  readonly keyId: string;

  constructor(settings: Settings) {
    const accepted = acceptedKeys(settings, 'CODE_KEY');
    this.keys = accepted.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'webhook secrets', KEY_BYTES)));
    this.keyId = fingerprint(accepted[0]);
  }

  create(): string {
    return START + randomBytes(SECRET_BYTES).toString('base64');
  }

  /** Bound to the webhook: in another one's row it doesn't open. */
  seal(endpointId: string, secret: string): string {
    return seal(this.keys[0] as Buffer, Buffer.from(secret), endpointId).toString('base64');
  }

  /** Throws if it was changed, is another webhook's, or was sealed by a key that isn't accepted. */
  open(endpointId: string, sealed: string): string {
    const opened = this.keys.map((key) => () => unseal(key, Buffer.from(sealed, 'base64'), endpointId).toString());
    return firstThatWorks(opened);
  }

  /** The same secret under the current key; null if no key opens it. */
  reseal(endpointId: string, sealed: string): string | null {
    try {
      return this.seal(endpointId, this.open(endpointId, sealed));
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
