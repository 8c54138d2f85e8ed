import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@api/client';
import type { Payment } from './types';

/** The latest payments of a lease. */
export const latestPaymentsQuery = (leaseId: string, limit: number) =>
  queryOptions({
    queryKey: ['payments', 'latest', leaseId, limit],
    queryFn: ({ signal }) => unwrap(api.GET('/api/payments', { params: { query: { leaseId, limit } }, signal })),
  });

const PAGE = 50;

interface PaymentPage {
  payments: Payment[];
  next: string | undefined;
}

/** Where the next page begins, from the `Link` header. */
function nextCursor(response: Response): string | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  return (address && new URLSearchParams(address.split('?')[1]).get('cursor')) || undefined;
}

/** All payments of a lease, page by page. */
export const allPaymentsQuery = (leaseId: string) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'all', leaseId],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<PaymentPage> => {
      const query = { leaseId, limit: PAGE, ...(pageParam && { cursor: pageParam }) };
      const { data = [], response } = await api.GET('/api/payments', { params: { query }, signal });
      return { payments: data, next: nextCursor(response) };
    },
    getNextPageParam: (page) => page.next,
  });
