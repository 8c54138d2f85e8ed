import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => undefined;

/**
 * A value from the query of the address. A prerendered page doesn't know its query, so the value appears once the page is live
 * and hydration matches.
 */
export function useLiveQuery(name: string): string | undefined {
  const [query] = useSearchParams();
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (live && query.get(name)) || undefined;
}
