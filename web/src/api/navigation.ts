import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './client';
import type { components } from './schema';

export type Navigation = components['schemas']['NavigationResponse'];

/** The counts beside the entries of the menu. They depend on many kinds of changes. */
export const navigationQuery = queryOptions({
  queryKey: ['navigation'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/navigation', { signal })),
  // If the counts fail to load, no toast is shown: the menu works without them.
  meta: {
    quiet: true,
    alsoWith: ['messages', 'overview', 'service-requests', 'payments', 'leases', 'properties'],
  },
});

export type TeamNavigation = components['schemas']['TeamNavigationResponse'];

/** The counts of open tasks of a member of the team. */
export const teamNavigationQuery = queryOptions({
  queryKey: ['navigation', 'team'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/navigation/team', { signal })),
  meta: { quiet: true, alsoWith: ['chat-sessions', 'chat-messages', 'chat-team', 'support-tickets', 'rating-reports'] },
});

/** The counts on the tabs of a lease. */
export const leaseCountsQuery = (id: string) =>
  queryOptions({
    queryKey: ['navigation', 'lease', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/leases/{id}/counts', { params: { path: { id } }, signal })),
    meta: { quiet: true, alsoWith: ['messages', 'documents', 'service-requests'] },
  });
