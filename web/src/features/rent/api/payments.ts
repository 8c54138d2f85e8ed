import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { ShownPaymentState } from '@contract/payment-states';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Method } from './types';

export interface PaymentFilters {
  q?: string;
  from?: string;
  to?: string;
  shown?: ShownPaymentState;
  method?: Method;
  propertyId?: string;
}

/** Payments over all leases, page by page. */
export const paymentsQuery = (filters: PaymentFilters & { sort: string }) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'landlord', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/landlords/payments', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** What all of them sum to, pages that are not loaded included. */
export const paymentTotalsQuery = (filters: PaymentFilters) =>
  queryOptions({
    queryKey: ['payments', 'landlord-totals', filters],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/payments/totals', { params: { query: filters }, signal })),
  });

/** What the lists can be narrowed to. */
export const propertiesQuery = () =>
  queryOptions({
    queryKey: ['properties', 'choices'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/properties', { params: { query: { limit: 200, sort: 'name' } }, signal })),
  });

export const receiptFile = ({ id, receiptNumber }: { id: string; receiptNumber: string }) => ({
  path: `/api/payments/${id}/receipt`,
  name: `${receiptNumber}.pdf`,
});
