import type { SessionState } from './types';

const OWNER = 'typed-by';
/** Prefixes of stored names that belong to the person: `draft.` for what they type, `own.` for everything else of theirs. */
const isTyped = (key: string) => /^(draft|own)\./.test(key);

/**
 * What someone typed or chose in this tab belongs to them, like what all tabs share under such names. It is removed when they
 * sign out, and when someone else signs in. An expired session keeps it for the same person's return, and what a visitor chose
 * is kept when they sign in.
 */
export function bindTyped(state: SessionState, storage: () => Storage = () => sessionStorage): void {
  try {
    follow(state, storage());
  } catch {
    // A browser that blocks storage has kept nothing.
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
