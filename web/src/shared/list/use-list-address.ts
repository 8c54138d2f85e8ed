import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Search, order and filters of a list, kept in the address: it can be sent, kept, and gone back to. */
export function useListAddress<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  // The router hands each change the address of the drawing that it was made in: a second change of the same moment, or one
  // by a dialog that closes late, would take the first one back.
  const latest = useRef(params);
  useLayoutEffect(() => void (latest.current = params), [params]);
  // While the next page loads, this one still stands: what was typed last must not bring the reader back to it.
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
      latest.current = after;
      setParams(after, { replace: true });
    },
    [setParams],
  );
  return { values, set };
}

/** The value if it is one of the known ones: an address may say anything. */
export function oneOf<T extends string>(known: readonly T[], value: string): T | undefined {
  return known.find((entry) => entry === value);
}
