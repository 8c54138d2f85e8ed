import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** Warranties and insurances that may concern a request. */
export const coveragesOfRequestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['coverages', 'request', requestId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/coverages/of-request/{requestId}', { params: { path: { requestId } }, signal })),
  });
