import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The latest payments of a lease. */
export const latestPaymentsQuery = (leaseId: string, limit: number) =>
  queryOptions({
    queryKey: ['payments', 'latest', leaseId, limit],
    queryFn: ({ signal }) => unwrap(api.GET('/api/payments', { params: { query: { leaseId, limit } }, signal })),
  });

const PAGE = 50;

/** All payments of a lease, page by page. */
export const allPaymentsQuery = (leaseId: string) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'all', leaseId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      readPage(api.GET('/api/payments', { params: { query: { leaseId, limit: PAGE, cursor: pageParam } }, signal })),
    getNextPageParam: (page) => page.next,
  });
