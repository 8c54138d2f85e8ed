import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Lease, NewLeaseTenant } from './types';

export function useAddTenant(leaseId: string) {
  return useAction<NewLeaseTenant, Lease | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/tenants', {
          params: { path: { id: leaseId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: ['leases', 'units'],
    quiet: true,
  });
}
