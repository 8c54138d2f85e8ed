import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Lease, LeaseChange } from './types';

export function useUpdateLease(id: string) {
  return useAction<LeaseChange, Lease | undefined>({
    run: (body) => unwrap(api.PATCH('/api/landlords/leases/{id}', { params: { path: { id } }, body })),
    changes: ['leases', 'units', 'overview'],
    quiet: true,
  });
}
