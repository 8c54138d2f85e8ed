import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** What the region says about the tenant's lease. */
export const ownRegionRulesQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['leases', 'own', leaseId, 'region-rules'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/tenants/me/region-rules', { params: { query: { leaseId } }, signal })),
  });
