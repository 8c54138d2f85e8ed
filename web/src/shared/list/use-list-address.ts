import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What doesn't change which rows a list has: dialogs, and how it looks. Everything else begins with the first page again. */
const SAME_ROWS = /^(?:pages|cols|stage|new|edit|open|import|message|job|issue|write|renewal|record|inviting)$/;

/** Search, sort order and filters of a list, kept in the address so that it can be shared, bookmarked and returned to. */
export function useListAddress<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  // The router gives each change the address of the render in which it was made. A second change at the same moment, or by a
  // dialog that closes late, would undo the first one.
  const latest = useRef(params);
  useLayoutEffect(() => void (latest.current = params), [params]);
  // While the next page loads, this one is still mounted. A late change must not bring the reader back to it.
  const { pathname } = useLocation();
  const place = useRef('');
  useLayoutEffect(() => void (place.current = window.location.pathname), [pathname]);
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  const set = useCallback(
    (name: Name, value: string) => {
      if (window.location.pathname !== place.current) return;
      const after = new URLSearchParams(latest.current);
      if (value) after.set(name, value);
      else after.delete(name);
      if (!SAME_ROWS.test(name)) after.delete('pages');
      latest.current = after;
      setParams(after, { replace: true });
    },
    [setParams],
  );
  return { values, set };
}

/** The address of a list with one value more, as when a row opens a dialog: search, order and filters stay. */
export function useHrefWith(name: string): (value: string) => string {
  const { pathname, search } = useLocation();
  return (value) => {
    const params = new URLSearchParams(search);
    params.set(name, value);
    return `${pathname}?${params.toString()}`;
  };
}

/** The value if it is a known one, because an address can contain anything. */
export function oneOf<T extends string>(known: readonly T[], value: string): T | undefined {
  return known.find((entry) => entry === value);
}
