import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type RecurringCharge = Schemas['RecurringChargeResponse'];
export type RecurringCategory = RecurringCharge['category'];

/** Recurring charges of a lease besides the rent. */
export const recurringChargesQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['ledger', leaseId, 'recurring'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/leases/{id}/recurring-charges', { params: { path: { id: leaseId } }, signal })),
  });

const CHANGES = ['ledger', 'leases', 'payments', 'overview'];

export function useAddRecurringCharge(leaseId: string) {
  return useAction<Schemas['AddRecurringChargeRequest'], RecurringCharge[] | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/recurring-charges', {
          params: { path: { id: leaseId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    quiet: true,
  });
}

export function useChangeRecurringAmount(leaseId: string, chargeId: string) {
  return useAction<Schemas['ChangeRecurringAmountRequest'], RecurringCharge[] | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/recurring-charges/{chargeId}/amount', {
          params: { path: { id: leaseId, chargeId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    quiet: true,
  });
}

export function useStopRecurringCharge(leaseId: string, chargeId: string) {
  return useAction<Schemas['StopRecurringChargeRequest'], RecurringCharge[] | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/recurring-charges/{chargeId}/stop', {
          params: { path: { id: leaseId, chargeId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    quiet: true,
  });
}
