import { beginSession, listen, readConversation, sendLine } from './api/chat-api';
import { Conversation } from './conversation';
import { keepSession, keepUnsent, keptSession, keptUnsent } from './kept';
import { pause } from './pause';
import { heardSound } from './sound';

const heard = new Set<(count: number) => void>();

/** Calls back when the other side has written while we were listening. */
export function onHeard(listener: (count: number) => void): () => void {
  heard.add(listener);
  return () => heard.delete(listener);
}

let wanted = false;
let show: (() => void) | undefined;

/** The widget shows the conversation, at once or as soon as it is there. */
export function showConversation(): void {
  wanted = show === undefined;
  show?.();
}

/** The widget is there. */
export function onShow(listener: () => void): () => void {
  show = listener;
  if (wanted) showConversation();
  return () => (show = undefined);
}

/** The one conversation of this page, over the real server. */
export const conversation = new Conversation({
  kept: keptSession,
  keep: keepSession,
  unsent: keptUnsent,
  keepUnsent,
  begin: beginSession,
  send: sendLine,
  read: readConversation,
  listen,
  pause,
  onHeard: (count) => {
    heardSound();
    for (const listener of heard) listener(count);
  },
});
