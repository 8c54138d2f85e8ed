import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchOf, type Search } from './search';

const never = () => () => undefined;
const NOTHING: Search = {};

/**
 * The search from the address, and a function to change it. Prerendered pages don't know their address, so it appears once the
 * page is live.
 */
export function useSearch() {
  const [query, setQuery] = useSearchParams();
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const search = useMemo(() => (live ? searchOf(query) : NOTHING), [live, query]);
  const change = useCallback(
    (changes: Record<string, string | undefined>, push = false) => {
      setQuery(
        (present) => {
          const next = new URLSearchParams(present);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: !push, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return {
    live,
    search,
    change,
    home: live ? (query.get('home') ?? undefined) : undefined,
    view: live && query.get('view') === 'list' ? ('list' as const) : ('grid' as const),
  };
}

export type Change = ReturnType<typeof useSearch>['change'];
