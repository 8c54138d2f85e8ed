import { pause } from '@api/pause';
import { session, type SessionState } from '@api/session';
import {
  askForEmails,
  beginSession,
  leaveAddress,
  listen,
  readAddress,
  readConversation,
  sendLine,
  tellPage,
  tellSeen,
  tellTyping,
  translateLines,
  type Mailed,
} from './api/chat-api';
import { Conversation } from './conversation';
import {
  forgetConversation,
  keepSession,
  keepsSession,
  type KeptSession,
  keepUnsent,
  keptSession,
  keptUnsent,
} from './kept';
import { heardSound } from './sound';

const heard = new Set<(count: number) => void>();

/** Calls back when new messages from the team arrive live. */
export function onHeard(listener: (count: number) => void): () => void {
  heard.add(listener);
  return () => heard.delete(listener);
}

let wanted = false;
let show: (() => void) | undefined;

/** Makes the widget show the conversation, immediately or as soon as the widget has loaded. */
export function showConversation(): void {
  wanted = show === undefined;
  show?.();
}

/** The widget calls this once it has loaded. */
export function onShow(listener: () => void): () => void {
  show = listener;
  if (wanted) showConversation();
  return () => (show = undefined);
}

const personOf = (state: SessionState) => (state.status === 'signed-in' ? state.profile.userId : undefined);
let person = personOf(session.state());

/** The page's only conversation, connected to the real server. */
export const conversation = new Conversation({
  kept: () => keptSession(person),
  keep: (kept) => keepSession(kept, person),
  unsent: () => keptUnsent(person),
  keepUnsent: (lines) => keepUnsent(lines, person),
  askForEmails,
  begin: beginSession,
  send: sendLine,
  read: readConversation,
  listen,
  tellTyping,
  tellPage,
  tellSeen,
  readAddress,
  leaveAddress,
  translate: translateLines,
  pause,
  onHeard: (count) => {
    heardSound();
    for (const listener of heard) listener(count);
  },
});

/** Why people are asked before the conversation of an email replaces theirs: a stranger may have sent them the link. */
export type Obstacle = 'unsent' | 'another' | 'account';

/**
 * `unsent`: messages would be lost or sent to someone else's conversation. `another`: this browser has another conversation.
 * `account`: someone is signed in.
 */
export function obstacleTo({ id, own }: Pick<Mailed, 'id' | 'own'>): Obstacle | undefined {
  if (keptSession(person)?.id === id) return undefined;
  if (keptUnsent(person).length > 0) return 'unsent';
  if (keepsSession()) return 'another';
  return person !== undefined && !own ? 'account' : undefined;
}

/** Opens the conversation of an email in this browser, in place of the stored one, and shows it. */
export function takeUp({ id, secret }: KeptSession): void {
  if (keptSession(person)?.id !== id) {
    conversation.leave();
    forgetConversation();
    keepSession({ id, secret }, person);
  }
  conversation.resume();
  showConversation();
}

/**
 * When the person changes, the next one must neither read nor send the messages of the previous one. After an expired session,
 * the conversation is kept for the same person's return. A visitor's conversation moves into the account that they sign in to.
 */
session.subscribe(() => {
  const state = session.state();
  const next = personOf(state);
  if (state.status === 'restoring' || next === person) return;
  const before = person;
  person = next;
  if (before === undefined) return;
  conversation.leave();
  const returns = state.status === 'anonymous' && state.reason === 'refused';
  if (!returns) forgetConversation();
});
