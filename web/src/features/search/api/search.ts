import { api } from '@api/client';
import type { components } from '@api/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type SearchHit = components['schemas']['SearchHitResponse'];

/** What the server asks of a search. */
export const SHORTEST = 2;
export const LONGEST = 100;
const FRESH_MS = 15_000;

export interface Found {
  hits: SearchHit[];
  /** Kinds of which there may be more than were looked at. */
  narrow: string[];
}

const KINDS_HEADER = 'X-Narrow-Search';

/** The person's own data with these words. The previous answer stays until the next one arrives. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: async ({ signal }): Promise<Found> => {
      const { data, response } = await api.GET('/api/search', { params: { query: { q } }, signal });
      return { hits: data ?? [], narrow: response.headers.get(KINDS_HEADER)?.split(',') ?? [] };
    },
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  });
