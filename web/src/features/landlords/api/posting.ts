import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

const EVERY_MS = 2000;

/** How far the first entries are of the leases that were activated last; asked again until all of them are posted. */
export const postingQuery = () =>
  queryOptions({
    queryKey: ['leases', 'posting'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/leases/posting', { signal })),
    refetchInterval: ({ state: { data } }) => (data && data.posted < data.total ? EVERY_MS : false),
  });
