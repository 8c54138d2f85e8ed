import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { CodeKeySeal } from '../../platform/files/code-key-seal.js';

/** How Standard Webhooks marks a secret; the rest is base64. */
const START = 'whsec_';
const SECRET_BYTES = 32;

/** Makes the secrets of webhooks, and keeps them sealed, each bound to its webhook: they must be read to sign. */
@Injectable()
export class WebhookSecrets extends CodeKeySeal {
  constructor(settings: Settings) {
    super(settings, 'webhook secrets');
  }

  create(): string {
    return START + randomBytes(SECRET_BYTES).toString('base64');
  }
}
