import type { SessionState } from './types';

const OWNER = 'typed-by';
/** Who keeps something says by its name that it is the person's: `draft.` what they type, `own.` whatever else is theirs. */
const isTyped = (key: string) => /^(draft|own)\./.test(key);

/**
 * What somebody typed or chose in this tab is theirs, like what all tabs share under such names: it goes when they sign out, and when somebody else signs in. A session
 * that ran out keeps it for the same person's return; what a visitor chose goes along into the account.
 */
export function bindTyped(state: SessionState, storage: () => Storage = () => sessionStorage): void {
  try {
    follow(state, storage());
  } catch {
    // A browser that closes its storage to us has kept nothing.
  }
}

function follow(state: SessionState, storage: Storage): void {
  if (state.status === 'anonymous' && state.reason === 'signed-out') drop(storage);
  if (state.status !== 'signed-in') return;
  const { userId } = state.profile;
  const owner = storage.getItem(OWNER);
  if (owner === userId) return;
  if (owner) drop(storage);
  storage.setItem(OWNER, userId);
}

function drop(storage: Storage): void {
  storage.removeItem(OWNER);
  for (const kept of [storage, localStorage]) for (const key of Object.keys(kept).filter(isTyped)) kept.removeItem(key);
}
