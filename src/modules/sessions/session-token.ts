import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { acceptedKeys, isSignedByOne } from '../../platform/config/keys.js';
import type { Settings } from '../../platform/config/settings.js';

/** The claims of a token: the person and the session; times in seconds. */
export interface Claims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

/**
 * The keys of tokens: the first one signs, and tokens of the others are valid. Key objects: a string would be tried as a public
 * key first, at every request.
 */
export function tokenKeys(settings: Settings): [KeyObject, ...KeyObject[]] {
  const [current, ...others] = acceptedKeys(settings, 'JWT_SECRET');
  return [keyObject(current), ...others.map(keyObject)];
}

/**
 * The key that a token has to be verified with: the one that signed it, else the current one, with which it fails. The
 * token's header isn't consulted, because a forger could write anything there.
 */
export function keyOf(keys: [KeyObject, ...KeyObject[]], token: string): KeyObject {
  const [current, ...others] = keys;
  if (others.length === 0) return current;
  const end = token.lastIndexOf('.');
  const [signed, signature] = [token.slice(0, end), Buffer.from(token.slice(end + 1), 'base64url')];
  const signs = (key: KeyObject) =>
    isSignedByOne([key], signature, () => createHmac('sha256', key).update(signed).digest());
  return keys.find(signs) ?? current;
}

function keyObject(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret));
}
