import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deskQuery, emptyDraft, keepDesk, type DraftField } from '../../api/inbox';

const PAUSE_MS = 600;

type Draft = readonly [text: string, write: (text: string) => void, sent: () => void];

/**
 * Stores what is being written on the server, after a short pause, and immediately when the reader leaves the conversation or the
 * page.
 */
export function useDraft(sessionId: string, first: string, field: DraftField = 'draft'): Draft {
  const client = useQueryClient();
  const [text, setText] = useState(first);
  const now = useRef({ text: first, kept: first });
  useEffect(() => {
    const keep = () => {
      const { text: written, kept } = now.current;
      if (written === kept) return;
      now.current.kept = written;
      client.setQueryData(deskQuery(sessionId).queryKey, (desk) => desk && { ...desk, [field]: written || null });
      // The next change, or leaving, tries again.
      keepDesk(sessionId, { [field]: written }).catch(() => (now.current.kept = kept));
    };
    now.current.text = text;
    const timer = setTimeout(keep, PAUSE_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [client, sessionId, field, text]);
  // The form is removed when another conversation is opened, so what the pause has held back is stored now.
  useEffect(() => {
    const state = now.current;
    return () => {
      if (state.text === state.kept) return;
      client.setQueryData(deskQuery(sessionId).queryKey, (desk) => desk && { ...desk, [field]: state.text || null });
      void keepDesk(sessionId, { [field]: state.text }).catch(() => undefined);
      state.kept = state.text;
    };
  }, [client, sessionId, field]);
  const sent = () => {
    setText('');
    now.current = { text: '', kept: '' };
    emptyDraft(client, sessionId, field).catch(() => undefined);
  };
  return [text, setText, sent];
}
