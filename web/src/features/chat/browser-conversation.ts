import { beginSession, listen, readConversation, sendLine } from './api/chat-api';
import { Conversation } from './conversation';
import { keepSession, keptSession } from './kept';
import { pause } from './pause';
import { heardSound } from './sound';

const heard = new Set<(count: number) => void>();

/** Calls back when the other side has written while we were listening. */
export function onHeard(listener: (count: number) => void): () => void {
  heard.add(listener);
  return () => heard.delete(listener);
}

/** The one conversation of this page, over the real server. */
export const conversation = new Conversation({
  kept: keptSession,
  keep: keepSession,
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
