import { api } from '@api/client';
import { onNews } from '@api/live-news';
import { useProfile } from '@api/session';
import { useEffect, useRef, useState } from 'react';
import { SHOW_TYPING_MS, TELL_TYPING_MS } from '../typing-times';

/** The id of the visitor among those who are typing. Colleagues have their own ids. */
export const VISITOR = 'visitor';

/** Returns who else is typing in a conversation: the visitor, and the ids of colleagues. */
export function useTyping(sessionId: string): readonly string[] {
  const { userId } = useProfile();
  const [typing, setTyping] = useState<readonly string[]>([]);
  useEffect(() => {
    const ends = new Map<string, ReturnType<typeof setTimeout>>();
    const show = () => setTyping([...ends.keys()].sort());
    const stop = onNews(({ resources, ids: [about, who = VISITOR] }) => {
      if (!resources.includes('chat-typing') || about !== sessionId || who === userId) return;
      clearTimeout(ends.get(who));
      ends.set(
        who,
        setTimeout(() => {
          ends.delete(who);
          show();
        }, SHOW_TYPING_MS),
      );
      show();
    });
    return () => {
      stop();
      for (const end of ends.values()) clearTimeout(end);
      setTyping([]);
    };
  }, [sessionId, userId]);
  return typing;
}

/** Returns a function that shows the visitor and colleagues, at most every few seconds, that the reader is typing an answer. */
export function useTellTyping(sessionId: string): () => void {
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (now - last.current < TELL_TYPING_MS) return;
    last.current = now;
    const told = api.POST('/api/chat-sessions/{id}/typing', { params: { path: { id: sessionId } } });
    // A failure doesn't matter, because the next keystroke reports it again.
    void Promise.resolve(told).catch(() => undefined);
  };
}
