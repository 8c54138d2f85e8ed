import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { IssuedCode, Lease } from './types';

/** Issues a tenant's code; only the answer contains it. */
export function useIssueCode(leaseId: string) {
  return useAction<string, IssuedCode | undefined>({
    run: (leaseTenantId, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/codes', {
          params: { path: { id: leaseId } },
          body: { leaseTenantId },
          headers: idempotency(key),
        }),
      ),
    changes: ['leases', 'overview'],
  });
}

/** Revokes a tenant's code: no one can sign in with it any longer. */
export function useRevokeCode(leaseId: string) {
  return useAction<string, Lease | undefined>({
    run: (leaseTenantId, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/codes/revoke', {
          params: { path: { id: leaseId } },
          body: { leaseTenantId },
          headers: idempotency(key),
        }),
      ),
    changes: ['leases', 'overview'],
  });
}
