import { useEffect, useRef, useState } from 'react';
import { keepDraft } from '../api/tickets';

const PAUSE_MS = 600;

type Draft = readonly [text: string, write: (text: string) => void, sent: () => void];

/**
 * What is being written, kept on the server after a short pause, and immediately when the ticket or the page is left.
 */
export function useTicketDraft(ticketId: string, first: string): Draft {
  const [text, setText] = useState(first);
  const now = useRef({ text: first, kept: first });
  const keep = useRef(() => {
    const { text: written, kept } = now.current;
    if (written === kept) return;
    now.current.kept = written;
    // The next change, or leaving, tries again.
    keepDraft(ticketId, written).catch(() => (now.current.kept = kept));
  });
  useEffect(() => {
    now.current.text = text;
    const timer = setTimeout(keep.current, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const leave = keep.current;
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const sent = () => {
    setText('');
    now.current.text = '';
    keep.current();
  };
  return [text, setText, sent];
}
