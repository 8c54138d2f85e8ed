import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The tenant's home and what is due next; without an id the present home. */
export const ownLeaseQuery = (leaseId?: string) =>
  queryOptions({
    queryKey: ['leases', 'own', leaseId ?? 'present'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/tenants/me/lease', { params: { query: leaseId ? { leaseId } : {} }, signal })),
  });
