import { api } from '@api/client';
import { readPage } from '@api/list-page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LeaseRow } from './types';

export interface LeaseFilters {
  q?: string;
  sort?: string;
  state?: LeaseRow['state'];
  balance?: 'overdue' | 'processing';
  access?: 'no_code';
  propertyId?: string;
  unitId?: string;
  limit?: number;
}

/** Leases with what is open, page by page. */
export const leasesQuery = (filters: LeaseFilters = {}) =>
  infiniteQueryOptions({
    queryKey: ['leases', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/landlords/leases', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
