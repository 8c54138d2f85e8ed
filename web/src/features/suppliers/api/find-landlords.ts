import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { queryOptions } from '@tanstack/react-query';

export type FoundLandlord = components['schemas']['LandlordResponse'];

/** The shortest search text that the server accepts. */
export const SHORTEST_NAME = 2;

/** Landlords who are connected to the supplier by a job. */
export const tiedLandlordsQuery = (supplierId: string) =>
  queryOptions({
    queryKey: ['landlords', 'tied', supplierId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/suppliers/{id}/landlords', { params: { path: { id: supplierId } }, signal })),
    enabled: supplierId !== '',
  });

/** Landlords by name or company, for Elite Partners. */
export const landlordsQuery = (supplierId: string, q: string) =>
  queryOptions({
    queryKey: ['landlords', 'to-write-to', supplierId, q],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/suppliers/{id}/landlords', { params: { path: { id: supplierId }, query: { q } }, signal })),
    enabled: q.length >= SHORTEST_NAME,
  });
