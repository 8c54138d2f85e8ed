import { api, unwrap } from '@api/client';
import type { Trade } from '@contract/service-types';
import { queryOptions } from '@tanstack/react-query';

/** One entry of the directory. */
export const supplierQuery = (id: string) =>
  queryOptions({
    queryKey: ['suppliers', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/suppliers/{id}', { params: { path: { id } }, signal })),
  });

/** The directory: Elite Partners first, then by name. If a property is given, suppliers who serve it come before that. */
export const suppliersQuery = (q: string, trade?: Trade, propertyId = '') =>
  queryOptions({
    queryKey: ['suppliers', 'list', q, trade ?? '', propertyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/suppliers', {
          params: { query: { q: q || undefined, trade, propertyId: propertyId || undefined, limit: 100 } },
          signal,
        }),
      ),
  });
