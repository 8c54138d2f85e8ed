import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { Lease } from './types';

/** Adds the next term that both sides have agreed on. */
export function useRenewLease(id: string) {
  return useAction<components['schemas']['RenewLeaseRequest'], Lease | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/renew', { params: { path: { id } }, body, headers: idempotency(key) }),
      ),
    changes: ['leases', 'units', 'overview', 'renewals', 'ledger'],
    quiet: true,
  });
}

/** Takes the next term back before it begins. */
export function useCancelRenewal(id: string) {
  return useAction<void, Lease | undefined>({
    run: (_input, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/renew/cancel', { params: { path: { id } }, headers: idempotency(key) }),
      ),
    changes: ['leases', 'units', 'overview', 'renewals', 'ledger'],
  });
}
