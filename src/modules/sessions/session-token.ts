import { createSecretKey, type KeyObject } from 'node:crypto';
import { serverKey } from '../../platform/config/keys.js';
import type { Settings } from '../../platform/config/settings.js';

/** What a token says: whose session it is, and which; times in seconds. */
export interface Claims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

/** The key of tokens. A key object: a string would be tried as a public key first, at every request. */
export function tokenKey(settings: Settings): KeyObject {
  return createSecretKey(Buffer.from(serverKey(settings, 'JWT_SECRET')));
}
