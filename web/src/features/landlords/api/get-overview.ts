import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@api/client';

/** The figures of the landlord's home. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/overview', { signal })),
  });
