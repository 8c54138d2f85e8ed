import type { INestApplicationContext } from '@nestjs/common';
import { Scope } from '../../platform/scope/scope.js';
import { PushKeys } from './push-keys.service.js';

/** Makes a new key pair for push messages, as the operator’s command asks. Gives its public key. */
export function replacePushKey(app: INestApplicationContext): Promise<string> {
  const replace = () => app.get(PushKeys, { strict: false }).replace();
  return app.get(Scope, { strict: false }).asSystem('push key command', async () => (await replace()).publicKey);
}
