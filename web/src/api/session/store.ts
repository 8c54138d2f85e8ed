import { Problem } from '../problem';
import { readToken, removeToken, TOKEN_KEYS, writeToken } from './tokens';
import type { EndReason, Profile, SessionState, SignedIn } from './types';

export interface SessionDeps {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  loadProfile: (token: string) => Promise<Profile>;
  /** Pauses before another attempt after a failure that says nothing about the session. */
  pause: (attempt: number) => Promise<void>;
}

type EndListener = (reason: EndReason, last: Profile | undefined) => void;

const ANONYMOUS: SessionState = { status: 'anonymous' };
/** With the pauses between them, about fifteen seconds: as long as a server takes to restart. */
const ATTEMPTS = 5;

/** A refusal ends the session. A network or server failure says nothing about it and is retried. */
const isRefusal = (error: unknown) =>
  error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The session of this browser: one token in local storage, one state, shared by all tabs. */
export class SessionStore {
  #state: SessionState = ANONYMOUS;
  readonly #listeners = new Set<() => void>();
  readonly #endListeners = new Set<EndListener>();

  constructor(private readonly deps: SessionDeps) {}

  readonly state = (): SessionState => this.#state;

  readonly token = (): string | undefined => (this.#state.status === 'anonymous' ? undefined : this.#state.token);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onEnd(listener: EndListener): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  /** Uses the stored token, if there is one, and loads the profile for it. */
  async restore(): Promise<void> {
    const token = readToken(this.deps.storage);
    if (!token) return;
    writeToken(this.deps.storage, token);
    await this.#take(token);
  }

  /** Starts a session with the answer to a sign-in. */
  begin({ access_token: token, profile }: SignedIn): void {
    writeToken(this.deps.storage, token);
    this.#set({ status: 'signed-in', token, profile });
  }

  /** Starts a session with a token from the address. */
  async beginWithToken(token: string): Promise<void> {
    writeToken(this.deps.storage, token);
    await this.#take(token);
  }

  /** The server replaced the token of the running session. */
  renew(token: string): void {
    if (this.#state.status === 'anonymous') return;
    writeToken(this.deps.storage, token);
    this.#set({ ...this.#state, token });
  }

  updateProfile(profile: Profile): void {
    if (this.#state.status === 'signed-in') this.#set({ ...this.#state, profile });
  }

  end(reason: EndReason): void {
    // An empty token tells other tabs that the server refused it. Signing out removes the token altogether.
    if (reason === 'refused' || reason === 'guessed') writeToken(this.deps.storage, '');
    removeToken(this.deps.storage);
    this.#leave(reason);
  }

  /** The stored token is left alone, because another tab may have signed in meanwhile. */
  #leave(reason: EndReason): void {
    const last = this.#state.status === 'signed-in' ? this.#state.profile : undefined;
    if (this.#state.status === 'anonymous') return;
    this.#set({ status: 'anonymous', reason });
    for (const listener of this.#endListeners) listener(reason, last);
  }

  /** The person has been redirected from the page of the ended session. */
  settle(): void {
    if (this.#state.status === 'anonymous' && this.#state.reason) this.#set(ANONYMOUS);
  }

  /** Follows another tab: its sign-in, its sign-out, its renewed token. */
  readonly hear = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void => {
    if (key !== null && key !== TOKEN_KEYS[0]) return;
    // The token was still being looked up, so no one was signed in on screen and no sign-out is reported.
    if (!newValue) this.#leave(newValue === '' || this.#state.status === 'restoring' ? 'refused' : 'other-tab');
    else if (newValue !== this.token()) void this.#take(newValue);
  };

  /** A call with this token was refused. If another tab has replaced the token meanwhile, nothing has ended. */
  refused(sent: string, reason: 'refused' | 'guessed' = 'refused'): void {
    const stored = readToken(this.deps.storage);
    if (sent !== this.token()) return;
    if (stored && stored !== sent) void this.#take(stored);
    else this.end(reason);
  }

  async #take(token: string): Promise<void> {
    // A running session stays on screen while the token of another tab is looked up.
    this.#set(this.#state.status === 'signed-in' ? { ...this.#state, token } : { status: 'restoring', token });
    try {
      const profile = await this.#profileOf(token);
      if (this.token() === token) this.#set({ status: 'signed-in', token, profile });
    } catch {
      if (this.token() === token) this.end('refused');
    }
  }

  async #profileOf(token: string, attempt = 1): Promise<Profile> {
    try {
      return await this.deps.loadProfile(token);
    } catch (error) {
      if (isRefusal(error) || attempt >= ATTEMPTS) throw error;
      await this.deps.pause(attempt);
      return this.#profileOf(token, attempt + 1);
    }
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
