import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Lease, LeaseEnd } from './types';

const CHANGES = ['leases', 'units', 'properties', 'overview', 'ledger'];

/** Records a notice, or ends by agreement on a day that has come. */
export function useEndLease(id: string, step: 'notice' | 'end') {
  return useAction<LeaseEnd, Lease | undefined>({
    run: (body, key) => {
      const call = { params: { path: { id } }, body, headers: idempotency(key) };
      return unwrap(
        step === 'notice'
          ? api.POST('/api/landlords/leases/{id}/notice', call)
          : api.POST('/api/landlords/leases/{id}/end', call),
      );
    },
    changes: CHANGES,
    quiet: true,
  });
}

/** Takes a notice back. */
export function useWithdrawNotice(id: string, onSuccess: () => void) {
  return useAction<void, Lease | undefined>({
    run: (_input, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/notice/withdraw', { params: { path: { id } }, headers: idempotency(key) }),
      ),
    changes: CHANGES,
    onSuccess,
  });
}

/** Undoes an end that was a mistake. */
export function useUndoEnd(id: string, onSuccess: () => void) {
  return useAction<void, Lease | undefined>({
    run: (_input, key) =>
      unwrap(api.POST('/api/landlords/leases/{id}/end/undo', { params: { path: { id } }, headers: idempotency(key) })),
    changes: CHANGES,
    onSuccess,
  });
}
