import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';
import type { Method } from './types';

/** One payment: what became of it after the way back from the provider's page. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/payments/{id}', { params: { path: { id } }, signal })),
  });

/** Cancels a payment that its payer hasn't confirmed. */
export function useGiveUp() {
  return useAction({
    run: (id: string, key) =>
      unwrap(api.POST('/api/payments/{id}/cancel', { params: { path: { id } }, headers: idempotency(key) })),
    changes: ['payments', 'leases', 'ledger'],
  });
}

/** Leads to the provider's page on which a method is left for autopay. */
export function useLeaveMethod(leaseId: string) {
  return useAction({
    run: (method: Method, key) =>
      unwrap(api.POST('/api/tenants/me/payment-methods', { body: { leaseId, method }, headers: idempotency(key) })),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
