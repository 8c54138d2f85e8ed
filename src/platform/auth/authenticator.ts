import type { Actor } from '../scope/actor.js';

export interface Authenticated {
  actor: Actor;
  /** The language that the person chose. Emails and PDFs use it. */
  language: string;
  /** A new token, if the one that was sent is more than 12 hours old. It is returned in `X-Access-Token`. */
  renewedToken?: string;
}

/**
 * What the guard needs from the module that keeps sessions: the name of its Passport strategy, whose `user` is an
 * `Authenticated`. The platform imports no module.
 */
export interface Authenticator {
  readonly name: string;
}
export const AUTHENTICATOR = Symbol('AUTHENTICATOR');

export const RENEWED_TOKEN_HEADER = 'x-access-token';

/** Reads the token from the request's header only, because addresses and cookies end up in logs and on other sites. */
export function bearerToken({ headers }: { headers: { authorization?: string } }): string | null {
  return headers.authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? null;
}
