import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RequestStatus } from './types';

export interface RequestFilter {
  /** Whether to list requests that still need action. */
  open?: boolean;
  status?: RequestStatus[];
  priority?: string;
  issueType?: string;
  propertyId?: string;
  unitId?: string;
  leaseId?: string;
  q?: string;
  /** Used only page by page. Default: `-createdAt`. */
  sort?: string;
  limit?: number;
}

const MOST = 200;

/** Requests that the reader may see, newest first. */
export const requestsQuery = (filter: RequestFilter = {}) =>
  queryOptions({
    queryKey: ['service-requests', 'list', filter],
    queryFn: ({ signal }) => {
      const { status, limit = MOST, ...rest } = filter;
      const query = { ...rest, limit, ...(status && { status }) };
      return unwrap(api.GET('/api/service-requests', { params: { query }, signal }));
    },
  });

/** The same, page by page, because there may be hundreds. */
export const requestPagesQuery = (filter: Omit<RequestFilter, 'status' | 'limit'>, limit: number) =>
  infiniteQueryOptions({
    queryKey: ['service-requests', 'pages', filter, limit],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/service-requests', {
          params: { query: { ...filter, limit, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
