import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './client';
import type { components } from './schema';

export type Navigation = components['schemas']['NavigationResponse'];

/** What waits beside the entries of the menu; it depends on much of what changes elsewhere. */
export const navigationQuery = queryOptions({
  queryKey: ['navigation'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/navigation', { signal })),
  // A menu without figures is no news: no one is told when they don't load.
  meta: {
    quiet: true,
    alsoWith: ['messages', 'overview', 'service-requests', 'payments', 'leases', 'properties'],
  },
});

/** Figures on the tabs of a lease. */
export const leaseCountsQuery = (id: string) =>
  queryOptions({
    queryKey: ['navigation', 'lease', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/leases/{id}/counts', { params: { path: { id } }, signal })),
    meta: { quiet: true, alsoWith: ['messages', 'documents', 'service-requests'] },
  });
