import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Show } from './types';

const PAGE = 50;

/** The ledger of a lease, newest first, page by page; scheduled entries come first. */
export const ledgerQuery = (leaseId: string, show?: Show) =>
  infiniteQueryOptions({
    queryKey: ['ledger', leaseId, show ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/landlords/leases/{id}/ledger', {
          params: { path: { id: leaseId }, query: { limit: PAGE, show, cursor: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.next,
  });

/** Balance, what is overdue, what was paid this year and on time, the deposit held. */
export const ledgerSummaryQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['ledger', leaseId, 'summary'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/leases/{id}/ledger/summary', { params: { path: { id: leaseId } }, signal })),
  });
