import type { Actor } from '../scope/actor.js';

export interface Authenticated {
  actor: Actor;
  /** Language that the person chose; mails and PDFs follow it. */
  language: string;
  /** A fresh token, when the one shown is more than 12 hours old: answered in `X-Access-Token`. */
  renewedToken?: string;
}

/** What the guard needs of the module that keeps sessions. The platform knows no module. */
export interface Authenticator {
  /** Throws `session_ended` for anything but a live session's own token. */
  authenticate(token: string): Promise<Authenticated>;
}
export const AUTHENTICATOR = Symbol('AUTHENTICATOR');

export const RENEWED_TOKEN_HEADER = 'x-access-token';
