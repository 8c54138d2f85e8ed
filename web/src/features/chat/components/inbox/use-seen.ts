import { readAgain } from '@api/read-again';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keepDesk } from '../../api/inbox';

/** Stores how far the conversation was on screen. While the page is in the background, nothing counts as seen. */
export function useSeen(sessionId: string, last: number): void {
  const client = useQueryClient();
  const kept = useRef({ sessionId: '', last: 0 });
  useEffect(() => {
    const keep = () => {
      const known = kept.current.sessionId === sessionId ? kept.current.last : 0;
      if (document.hidden || last <= known) return;
      kept.current = { sessionId, last };
      keepDesk(sessionId, { seen: last }).then(
        () => readAgain(client, ['chat-sessions']),
        () => (kept.current = { sessionId: '', last: 0 }),
      );
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [client, sessionId, last]);
}
