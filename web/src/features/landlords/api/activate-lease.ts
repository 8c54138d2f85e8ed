import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { Lease } from './types';

type Activation = components['schemas']['ActivateLeaseRequest'];

/** `onDone` also when the live update took the button away first. */
export function useActivateLease(id: string, onDone?: () => void) {
  return useAction<Activation | undefined, Lease | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/activate', {
          params: { path: { id } },
          body: body ?? {},
          headers: idempotency(key),
        }),
      ),
    changes: ['leases', 'units', 'properties', 'overview', 'ledger'],
    onSuccess: onDone,
  });
}
