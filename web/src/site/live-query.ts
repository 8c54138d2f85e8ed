import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => undefined;

/** A value of the address's query. Prerendered pages know none: it follows once the page is live, so that hydration matches. */
export function useLiveQuery(name: string): string | undefined {
  const [query] = useSearchParams();
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (live && query.get(name)) || undefined;
}
