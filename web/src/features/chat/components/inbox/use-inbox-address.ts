import { paths } from '@nav/paths';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { INBOX_STATES, type InboxState } from '../../api/inbox';

export interface InboxAddress {
  state: InboxState;
  q: string;
  /** The conversation that is read. */
  session: string;
  hrefOf: (session: string) => string;
  choose: (state: InboxState) => void;
  /** Goes along with a conversation into its new state, unless another one or another page is read by now. */
  follow: (session: string, state: InboxState) => void;
  search: (q: string) => void;
}

const write = (state: InboxState, q: string, session: string): URLSearchParams =>
  new URLSearchParams({ ...(state !== 'waiting' && { state }), ...(q && { q }), ...(session && { session }) });

/** The inbox in the address: the state that is shown, what is searched, and the conversation beside it. */
export function useInboxAddress(): InboxAddress {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('state');
  const state = INBOX_STATES.find((one) => one === asked) ?? 'waiting';
  const q = query.get('q') ?? '';
  const session = query.get('session') ?? '';
  const choose = useCallback(
    (next: InboxState) => setQuery(write(next, '', session), { replace: true }),
    [session, setQuery],
  );
  const shown = useRef('');
  useEffect(() => {
    shown.current = session;
    return () => {
      shown.current = '';
    };
  }, [session]);
  const follow = useCallback(
    (id: string, next: InboxState) => {
      if (shown.current === id) choose(next);
    },
    [choose],
  );
  // Called a moment after typing. A conversation that was chosen meanwhile is in the address before it is drawn.
  const search = useCallback(
    (words: string) => {
      const chosen = new URLSearchParams(window.location.search).get('session') ?? session;
      setQuery(write(state, words, chosen), { replace: true });
    },
    [state, session, setQuery],
  );
  const hrefOf = (id: string) => {
    const words = write(state, q, id).toString();
    return paths.dashboard('staff') + (words && `?${words}`);
  };
  return { state, q, session, hrefOf, choose, follow, search };
}
