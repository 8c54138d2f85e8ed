import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Lease, LeaseCorrection } from './types';

/** Puts a mistyped term of a running lease right. */
export function useCorrectLease(id: string) {
  return useAction<LeaseCorrection, Lease | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/correct', { params: { path: { id } }, body, headers: idempotency(key) }),
      ),
    changes: ['leases', 'units', 'overview', 'ledger', 'tenants'],
    quiet: true,
  });
}
