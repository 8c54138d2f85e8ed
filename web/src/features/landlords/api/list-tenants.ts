import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Tenancy } from './types';

export interface TenantFilters {
  q?: string;
  sort?: string;
  tenancy?: Tenancy;
  owes?: boolean;
  email?: boolean;
  joined?: boolean;
}

/** Everyone on the landlord's leases, page by page. Their names and balances change with the leases. */
export const tenantsQuery = (filters: TenantFilters = {}) =>
  infiniteQueryOptions({
    queryKey: ['leases', 'tenants', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/landlords/tenants', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** One tenant with every lease of the same person. */
export const tenantQuery = (id: string) =>
  queryOptions({
    queryKey: ['leases', 'tenant', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/tenants/{id}', { params: { path: { id } }, signal })),
  });
