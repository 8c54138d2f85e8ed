import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The landlord's own list of suppliers. An offer that no one answers is sent to the next one. */
export const preferredQuery = () =>
  queryOptions({
    queryKey: ['preferred-suppliers'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/preferred-suppliers', { signal })),
  });
