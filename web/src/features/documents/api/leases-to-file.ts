import { api } from '@api/client';
import { readPage } from '@api/list-page';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

/** Leases that papers may belong to, by address. */
export const leasesToFileQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['leases', 'to-file', q],
    queryFn: ({ signal }) =>
      readPage(
        api.GET('/api/landlords/leases', { params: { query: { limit: 50, sort: 'home', ...(q && { q }) } }, signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: () => undefined,
    placeholderData: keepPreviousData,
  });
