import type { Actor } from '../scope/actor.js';

export interface Authenticated {
  actor: Actor;
  /** Language that the person chose; mails and PDFs follow it. */
  language: string;
  /** A fresh token, when the one shown is more than 12 hours old: answered in `X-Access-Token`. */
  renewedToken?: string;
}

/**
 * What the guard needs of the module that keeps sessions: the name of its Passport strategy, whose `user` is an
 * `Authenticated`. The platform knows no module.
 */
export interface Authenticator {
  readonly name: string;
}
export const AUTHENTICATOR = Symbol('AUTHENTICATOR');

export const RENEWED_TOKEN_HEADER = 'x-access-token';

/** The token of a request, from its header alone: addresses and cookies reach logs and other sites. */
export function bearerToken({ headers }: { headers: { authorization?: string } }): string | null {
  return headers.authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? null;
}
