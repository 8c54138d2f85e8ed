import { STAFF_ROLES } from '@contract/staff-roles';
import { tagsIn } from '@contract/tickets';
import { paths } from '@nav/paths';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { INBOX_STATES, type InboxState, type StaffRole } from '../../api/inbox';

export interface InboxAddress {
  state: InboxState;
  q: string;
  /** Of those that wait, the ones for this team. */
  team: StaffRole | '';
  /** The conversations with each of these tags, in each state: `import,late fee`. */
  tag: string;
  /** The conversation that is read. */
  session: string;
  hrefOf: (session: string) => string;
  choose: (state: InboxState) => void;
  chooseTeam: (team: StaffRole | '') => void;
  chooseTag: (tag: string) => void;
  /** Goes along with a conversation into its new state, unless another one or another page is read by now. */
  follow: (session: string, state: InboxState) => void;
  search: (q: string) => void;
}

interface Shown {
  state: InboxState;
  q?: string;
  team?: StaffRole | '';
  tag: string;
  session: string;
}

const write = ({ state, q, team, tag, session }: Shown): URLSearchParams =>
  new URLSearchParams({
    ...(state !== 'waiting' && { state }),
    ...(q && { q }),
    ...(team && { team }),
    ...(tag && { tag }),
    ...(session && { session }),
  });

/** The inbox in the address: the state that is shown, what is searched, and the conversation beside it. */
export function useInboxAddress(): InboxAddress {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('state');
  const state = INBOX_STATES.find((one) => one === asked) ?? 'waiting';
  const q = query.get('q') ?? '';
  const team = (state === 'waiting' && STAFF_ROLES.find((one) => one === query.get('team'))) || '';
  const tag = tagsIn(query.get('tag') ?? '').join(',');
  const session = query.get('session') ?? '';
  const choose = useCallback(
    (next: InboxState) => setQuery(write({ state: next, tag, session }), { replace: true }),
    [tag, session, setQuery],
  );
  const chooseTeam = (next: StaffRole | '') =>
    setQuery(write({ state: 'waiting', team: next, tag, session }), { replace: true });
  const chooseTag = (next: string) => setQuery(write({ state, q, team, tag: next, session }), { replace: true });
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
      setQuery(write({ state, q: words, team, tag, session: chosen }), { replace: true });
    },
    [state, team, tag, session, setQuery],
  );
  const hrefOf = (id: string) => {
    const words = write({ state, q, team, tag, session: id }).toString();
    return paths.dashboard('staff') + (words && `?${words}`);
  };
  return { state, q, team, tag, session, hrefOf, choose, chooseTeam, chooseTag, follow, search };
}
