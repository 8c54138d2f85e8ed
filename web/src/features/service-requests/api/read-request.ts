import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@api/client';

/** One request with its timeline and photos. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['service-requests', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/service-requests/{id}', { params: { path: { id } }, signal })),
    meta: { saysGone: true },
  });
