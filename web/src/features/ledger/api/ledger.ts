import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@api/client';
import type { LedgerRow, Show } from './types';

const PAGE = 50;

interface LedgerPage {
  rows: LedgerRow[];
  next: string | undefined;
}

/** Where the next page begins, from the `Link` header. */
function nextCursor(response: Response): string | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  return (address && new URLSearchParams(address.split('?')[1]).get('cursor')) || undefined;
}

/** The ledger of a lease, newest first, page by page; what is to come stands before it. */
export const ledgerQuery = (leaseId: string, show?: Show) =>
  infiniteQueryOptions({
    queryKey: ['ledger', leaseId, show ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<LedgerPage> => {
      const query = { limit: PAGE, ...(show && { show }), ...(pageParam && { cursor: pageParam }) };
      const { data = [], response } = await api.GET('/api/landlords/leases/{id}/ledger', { params: { path: { id: leaseId }, query }, signal });
      return { rows: data, next: nextCursor(response) };
    },
    getNextPageParam: (page) => page.next,
  });

/** Balance, what is overdue, what was paid this year and on time, the deposit held. */
export const ledgerSummaryQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['ledger', leaseId, 'summary'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/leases/{id}/ledger/summary', { params: { path: { id: leaseId } }, signal })),
  });
