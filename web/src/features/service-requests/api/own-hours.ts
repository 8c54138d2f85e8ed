import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in supplier's own entry, with their working hours. */
export const ownEntryQuery = queryOptions({
  queryKey: ['suppliers', 'me'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/suppliers/me', { signal })),
});
