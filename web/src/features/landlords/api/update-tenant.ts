import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Lease, LeaseTenantChange } from './types';

/** Changes the name and contact details of someone on the lease. */
export function useUpdateTenant(leaseId: string, tenantId: string) {
  return useAction<LeaseTenantChange, Lease | undefined>({
    run: (body) =>
      unwrap(
        api.PATCH('/api/landlords/leases/{id}/tenants/{tenantId}', {
          params: { path: { id: leaseId, tenantId } },
          body,
        }),
      ),
    changes: ['leases', 'units'],
    quiet: true,
  });
}
