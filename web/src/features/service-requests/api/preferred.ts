import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The landlord's own list of suppliers, down which an offer goes that nobody answers. */
export const preferredQuery = () =>
  queryOptions({
    queryKey: ['preferred-suppliers'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/preferred-suppliers', { signal })),
  });
