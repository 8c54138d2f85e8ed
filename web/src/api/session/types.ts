import type { components } from '../schema';

type Schemas = components['schemas'];

/** The signed-in person, as `GET /api/profiles/me` answers. */
export type Profile = Schemas['ProfileResponse'];
/** The answer of every way of signing in. */
export type SignedIn = Schemas['SessionResponse'];

export type SessionState =
  | { status: 'anonymous'; /** Why the session ended, until the next page. */ reason?: EndReason }
  | { status: 'restoring'; token: string }
  | { status: 'signed-in'; token: string; profile: Profile };

/** Why a session ended. It decides what the person is told. */
export type EndReason = 'signed-out' | 'refused' | 'guessed' | 'other-tab';
