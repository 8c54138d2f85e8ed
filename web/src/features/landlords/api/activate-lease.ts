import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Lease } from './types';

export function useActivateLease(id: string) {
  return useAction<void, Lease | undefined>({
    run: (_input, key) => unwrap(api.POST('/api/landlords/leases/{id}/activate', { params: { path: { id } }, headers: idempotency(key) })),
    changes: ['leases', 'units', 'properties', 'overview', 'ledger'],
  });
}
