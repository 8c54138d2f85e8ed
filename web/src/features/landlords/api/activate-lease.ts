import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Lease } from './types';

/** `onDone` also when the live update took the button away first. */
export function useActivateLease(id: string, onDone?: () => void) {
  return useAction<void, Lease | undefined>({
    run: (_input, key) =>
      unwrap(api.POST('/api/landlords/leases/{id}/activate', { params: { path: { id } }, headers: idempotency(key) })),
    changes: ['leases', 'units', 'properties', 'overview', 'ledger'],
    onSuccess: onDone,
  });
}
