import { apiFetch } from '@api/client';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Home } from './types';

export interface Homes {
  status: 'loading' | 'failed' | 'ready';
  homes: readonly Home[];
  total: number;
  /** Address of the next page. */
  next?: string;
  /** The query that this answers. An older answer is shown until the next one arrives. */
  of?: string;
}

const NONE: Homes = { status: 'loading', homes: [], total: 0 };

async function readHomes(path: string, signal?: AbortSignal): Promise<Homes> {
  const response = await apiFetch(path, { signal });
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  return {
    status: 'ready',
    homes: (await response.json()) as Home[],
    total: Number(response.headers.get('X-Total-Count') ?? 0),
    next,
  };
}

/**
 * Homes of a search, page by page. `query` is undefined until it is known. `ids` are appended as they are when the list is
 * requested, so that a home doesn't disappear as soon as a visitor removes it from the favorites. Public pages have no query
 * cache, so this hook loads the data itself. `onMoreFailed`: the next page didn't load, and what is there stays.
 */
export function useHomes(query: string | undefined, ids: string, onMoreFailed: () => void) {
  const [result, setResult] = useState<Homes>(NONE);
  const [attempt, setAttempt] = useState(0);
  const [loadingMore, setLoadingMore] = useState(false);

  const ask = useEffectEvent((signal: AbortSignal) => readHomes(`/api/listings?${query}${ids}`, signal));

  useEffect(() => {
    if (query === undefined) return undefined;
    const stop = new AbortController();
    const failed = () => !stop.signal.aborted && setResult({ ...NONE, status: 'failed' });
    ask(stop.signal).then((homes) => setResult({ ...homes, of: query }), failed);
    return () => stop.abort();
  }, [query, attempt]);

  const more = useCallback(() => {
    if (!result.next) return;
    setLoadingMore(true);
    const add = (page: Homes) =>
      setResult((present) =>
        present.next === result.next
          ? { ...page, of: present.of, homes: [...present.homes, ...page.homes], total: page.total || present.total }
          : present,
      );
    readHomes(result.next)
      .then(add, onMoreFailed)
      .finally(() => setLoadingMore(false));
  }, [result.next, onMoreFailed]);

  return { ...result, more, loadingMore, retry: useCallback(() => setAttempt((present) => present + 1), []) };
}
