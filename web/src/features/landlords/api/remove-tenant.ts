import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';

export function useRemoveTenant(leaseId: string) {
  return useAction<string>({
    run: (tenantId) =>
      unwrap(
        api.DELETE('/api/landlords/leases/{id}/tenants/{tenantId}', { params: { path: { id: leaseId, tenantId } } }),
      ),
    changes: ['leases', 'units'],
  });
}
