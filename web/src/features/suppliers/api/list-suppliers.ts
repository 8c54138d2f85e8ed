import { api, unwrap } from '@api/client';
import type { Trade } from '@contract/service-types';
import { queryOptions } from '@tanstack/react-query';

/** One entry of the directory. */
export const supplierQuery = (id: string) =>
  queryOptions({
    queryKey: ['suppliers', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/suppliers/{id}', { params: { path: { id } }, signal })),
  });

/** The directory: Elite Partners first, then by name. */
export const suppliersQuery = (q: string, trade?: Trade) =>
  queryOptions({
    queryKey: ['suppliers', 'list', q, trade ?? ''],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/suppliers', { params: { query: { q: q || undefined, trade, limit: 100 } }, signal })),
  });
