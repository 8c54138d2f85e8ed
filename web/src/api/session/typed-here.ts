import type { SessionState } from './types';

const OWNER = 'typed-by';
/** Drafts of forms, the protection plan that was chosen, and what waits to be said in the chat. */
const isTyped = (key: string) => key.startsWith('draft.') || key === 'protection.plan' || key === 'chat.unsent';
/** The conversation of the chat: whoever has it reads it, and writes in it. All tabs share it. */
const CONVERSATION = 'chat.session';

/**
 * What somebody typed or chose in this tab is theirs: it goes when they sign out, and when somebody else signs in. A session
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
  for (const key of Object.keys(storage).filter(isTyped)) storage.removeItem(key);
  storage.removeItem(OWNER);
  localStorage.removeItem(CONVERSATION);
}
