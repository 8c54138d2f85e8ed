import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** One request with its timeline and photos. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['service-requests', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/service-requests/{id}', { params: { path: { id } }, signal })),
    meta: { saysGone: true },
  });
