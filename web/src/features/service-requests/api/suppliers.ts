import { api, unwrap } from '@api/client';
import type { Trade } from '@contract/service-types';
import { queryOptions } from '@tanstack/react-query';

/** The directory, to choose suppliers for a job: first those who do such work and serve the property, then Elite Partners. */
export const suppliersQuery = (q: string, propertyId: string, needs?: Trade) =>
  queryOptions({
    queryKey: ['suppliers', 'choose', q, propertyId, needs ?? ''],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/suppliers', { params: { query: { q: q || undefined, propertyId, needs, limit: 50 } }, signal }),
      ),
  });
