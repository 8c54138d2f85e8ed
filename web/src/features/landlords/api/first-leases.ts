import { api } from '@api/client';
import { readPage } from '@api/list-page';
import { queryOptions } from '@tanstack/react-query';

/** The newest lease and how many there are, to know how far a new landlord has come. */
export const firstLeasesQuery = queryOptions({
  queryKey: ['leases', 'first'],
  queryFn: ({ signal }) =>
    readPage(api.GET('/api/landlords/leases', { params: { query: { limit: 1, count: true } }, signal })),
});
