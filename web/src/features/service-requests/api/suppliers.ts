import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The directory, for choosing whom to offer a job: who serves the property comes first, then Elite Partners. */
export const suppliersQuery = (q: string, propertyId: string) =>
  queryOptions({
    queryKey: ['suppliers', 'choose', q, propertyId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/suppliers', { params: { query: { q: q || undefined, propertyId, limit: 50 } }, signal })),
  });
