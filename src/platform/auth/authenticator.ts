import { KEY_START } from '../../contract/api-keys.js';
import type { Actor } from '../scope/actor.js';

export interface Authenticated {
  actor: Actor;
  /** The language that the person chose. Emails and PDFs use it. */
  language: string;
  /** A new token, if the one that was sent is more than 12 hours old. It is returned in `X-Access-Token`. */
  renewedToken?: string;
  /** The API key that was sent instead of a session's token. */
  apiKey?: AuthenticatedKey;
}

export interface AuthenticatedKey {
  id: string;
  /** The beginning of the key, by which people recognize it. */
  prefix: string;
  scopes: readonly string[];
}

/**
 * What the guard needs from the module that keeps sessions: the name of its Passport strategy, whose `user` is an
 * `Authenticated`. The platform imports no module.
 */
export interface Authenticator {
  readonly name: string;
}
export const AUTHENTICATOR = Symbol('AUTHENTICATOR');
/** The same for the module that keeps API keys. */
export const KEY_AUTHENTICATOR = Symbol('KEY_AUTHENTICATOR');

export const RENEWED_TOKEN_HEADER = 'x-access-token';

/** Reads the token from the request's header only, because addresses and cookies end up in logs and on other sites. */
export function bearerToken({ headers }: { headers: { authorization?: string } }): string | null {
  return headers.authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? null;
}

/** Tokens of sessions are JWTs and never begin like this. */
export function isApiKey(token: string): boolean {
  return token.startsWith(KEY_START);
}
