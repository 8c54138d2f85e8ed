import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Lease, NewLease } from './types';

export function useCreateLease(unitId: string) {
  return useAction<NewLease, Lease | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/landlords/units/{id}/leases', {
          params: { path: { id: unitId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: ['leases', 'units', 'overview'],
    quiet: true,
  });
}
