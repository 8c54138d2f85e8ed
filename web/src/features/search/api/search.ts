import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type SearchHit = components['schemas']['SearchHitResponse'];

/** What the server asks of a search. */
export const SHORTEST = 2;
export const LONGEST = 100;
const FRESH_MS = 15_000;

/** The person's own data with these words. The previous answer stays until the next one arrives. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) => unwrap(api.GET('/api/search', { params: { query: { q } }, signal })),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  });
