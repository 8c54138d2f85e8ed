import { api } from '@api/client';
import { readPage } from '@api/list-page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Property } from './types';

export interface PropertyFilters {
  q?: string;
  sort?: string;
  type?: Property['type'];
  having?: 'available' | 'offline';
  archived?: boolean;
  limit?: number;
}

/** Properties with how many units they have, page by page. */
export const propertiesQuery = (filters: PropertyFilters = {}) =>
  infiniteQueryOptions({
    queryKey: ['properties', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/landlords/properties', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
