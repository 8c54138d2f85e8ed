import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** What the region says about giving a deposit back. */
export const depositTermsQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['ledger', leaseId, 'deposit-terms'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/leases/{id}/deposit/terms', { params: { path: { id: leaseId } }, signal })),
  });

/** The consequences if the tenants owe this much of a returned payment again. */
export const refundOutlookQuery = (paymentId: string, amountCents: number) =>
  queryOptions({
    queryKey: ['ledger', 'refund-outlook', paymentId, amountCents],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/payments/{id}/refund-outlook', {
          params: { path: { id: paymentId }, query: { amountCents } },
          signal,
        }),
      ),
  });

/** The fee that the region allows for a returned payment. */
export const returnedFeeQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['ledger', leaseId, 'returned-fee'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/leases/{id}/returned-payment-fee', { params: { path: { id: leaseId } }, signal })),
  });
