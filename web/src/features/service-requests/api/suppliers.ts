import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The directory, for choosing whom to offer a job; Elite Partners come first. */
export const suppliersQuery = (q: string) =>
  queryOptions({
    queryKey: ['suppliers', 'choose', q],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/suppliers', { params: { query: { q: q || undefined, limit: 50 } }, signal })),
  });
