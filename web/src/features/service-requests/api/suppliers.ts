import { api, unwrap } from '@api/client';
import type { Trade } from '@contract/service-types';
import { queryOptions } from '@tanstack/react-query';

/** The directory, for choosing whom to offer a job: who does such work and serves the property comes first, then Elite Partners. */
export const suppliersQuery = (q: string, propertyId: string, needs?: Trade) =>
  queryOptions({
    queryKey: ['suppliers', 'choose', q, propertyId, needs ?? ''],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/suppliers', { params: { query: { q: q || undefined, propertyId, needs, limit: 50 } }, signal }),
      ),
  });
