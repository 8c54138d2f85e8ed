import { STAFF_ROLES } from '@contract/staff-roles';
import { paths } from '@nav/paths';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { INBOX_STATES, type InboxState, type StaffRole } from '../../api/inbox';

export interface InboxAddress {
  state: InboxState;
  q: string;
  /** Of those that wait, the ones for this team. */
  team: StaffRole | '';
  /** The conversation that is read. */
  session: string;
  hrefOf: (session: string) => string;
  choose: (state: InboxState) => void;
  chooseTeam: (team: StaffRole | '') => void;
  /** Goes along with a conversation into its new state, unless another one or another page is read by now. */
  follow: (session: string, state: InboxState) => void;
  search: (q: string) => void;
}

interface Shown {
  state: InboxState;
  q?: string;
  team?: StaffRole | '';
  session: string;
}

const write = ({ state, q, team, session }: Shown): URLSearchParams =>
  new URLSearchParams({
    ...(state !== 'waiting' && { state }),
    ...(q && { q }),
    ...(team && { team }),
    ...(session && { session }),
  });

/** The inbox in the address: the state that is shown, what is searched, and the conversation beside it. */
export function useInboxAddress(): InboxAddress {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('state');
  const state = INBOX_STATES.find((one) => one === asked) ?? 'waiting';
  const q = query.get('q') ?? '';
  const team = (state === 'waiting' && STAFF_ROLES.find((one) => one === query.get('team'))) || '';
  const session = query.get('session') ?? '';
  const choose = useCallback(
    (next: InboxState) => setQuery(write({ state: next, session }), { replace: true }),
    [session, setQuery],
  );
  const chooseTeam = (next: StaffRole | '') =>
    setQuery(write({ state: 'waiting', team: next, session }), { replace: true });
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
      setQuery(write({ state, q: words, team, session: chosen }), { replace: true });
    },
    [state, team, session, setQuery],
  );
  const hrefOf = (id: string) => {
    const words = write({ state, q, team, session: id }).toString();
    return paths.dashboard('staff') + (words && `?${words}`);
  };
  return { state, q, team, session, hrefOf, choose, chooseTeam, follow, search };
}
