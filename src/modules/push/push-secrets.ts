import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { CodeKeySeal } from '../../platform/files/code-key-seal.js';

/** Seals private keys, the subscriptions of devices and messages on their way, each bound to its key pair or device. */
@Injectable()
export class PushSecrets extends CodeKeySeal {
  constructor(settings: Settings) {
    super(settings, 'push messages');
  }
}
