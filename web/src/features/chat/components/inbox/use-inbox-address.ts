import { STAFF_ROLES } from '@contract/staff-roles';
import { tagsIn } from '@contract/tickets';
import { paths } from '@nav/paths';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { INBOX_STATES, type InboxState, type StaffRole } from '../../api/inbox';

export interface InboxAddress {
  state: InboxState;
  q: string;
  /** Narrows waiting conversations to those for this team. */
  team: StaffRole | '';
  /** The conversations with each of these tags, in each state: `import,late fee`. */
  tag: string;
  /** The open conversation. */
  session: string;
  hrefOf: (session: string) => string;
  choose: (state: InboxState) => void;
  chooseTeam: (team: StaffRole | '') => void;
  chooseTag: (tag: string) => void;
  /** Switches to the new state of a conversation, unless the reader has opened another conversation or page meanwhile. */
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

/** The state of the inbox in the URL: the chosen state, the search, and the open conversation. */
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
  // This runs a moment after typing. If a conversation was opened meanwhile, the URL already contains it before React has
  // rendered it.
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
