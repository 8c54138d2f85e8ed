import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The figures of the landlord's home. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/overview', { signal })),
  });
