import { useSyncExternalStore } from 'react';
import { SessionStore } from './store';
import { tokenStorage } from './tokens';
import type { Profile, SessionState } from './types';

export type { EndReason, Profile, SessionState, SignedIn } from './types';

/** Loaded with the first call, because a visitor of the public pages needs none. */
async function call(path: string, init: RequestInit): Promise<Response> {
  const { apiFetch } = await import('../client');
  return apiFetch(path, init);
}

async function loadProfile(token: string): Promise<Profile> {
  const response = await call('/api/profiles/me', { headers: { Authorization: `Bearer ${token}` } });
  return (await response.json()) as Profile;
}

const pause = (attempt: number) => new Promise<void>((done) => setTimeout(done, 500 * 2 ** attempt));

/** The session of this browser. Components read it through `useSession`. */
export const session = new SessionStore({ storage: tokenStorage(), loadProfile, pause });

/** Finds out who the token belongs to, without signing in with it. */
export const profileOfToken = loadProfile;

const ANONYMOUS: SessionState = { status: 'anonymous' };

/** The signed-in person. Prerendered pages start as a visitor's. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, () => ANONYMOUS);
}

/** The profile behind a page that a guard lets only signed-in people see. */
export function useProfile(): Profile {
  const state = useSession();
  if (state.status !== 'signed-in') throw new Error('This page is shown to signed-in people only.');
  return state.profile;
}

/** Ends the session here and on the server. The person doesn't wait for the server's answer. */
export function signOut(): void {
  const token = session.token();
  if (token) {
    const headers = { Authorization: `Bearer ${token}` };
    void call('/api/auth/signout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
  }
  session.end('signed-out');
}
