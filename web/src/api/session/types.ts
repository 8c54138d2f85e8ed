import type { Language } from '@contract/languages';
import type { UserType } from '@contract/roles';

export type { UserType };

export interface SessionUser {
  id: string;
  email: string;
}

/** What every screen may know of the person; a module that needs more reads `profiles/me` itself. */
export interface Profile {
  userId: string;
  email: string;
  isAdmin: boolean;
  userType: UserType;
  firstName: string;
  lastName: string;
  language: Language;
}

/** The answer of every way of signing in. */
export interface SignedIn {
  access_token: string;
  user: SessionUser;
  profile: Profile;
}

export type SessionState =
  | { status: 'anonymous'; /** Until the next page: why the session went away. */ reason?: EndReason }
  | { status: 'restoring'; token: string }
  | { status: 'signed-in'; token: string; profile: Profile };

/** Why a session went away: it decides what the person is told. */
export type EndReason = 'signed-out' | 'refused' | 'other-tab';
