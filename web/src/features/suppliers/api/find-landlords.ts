import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { queryOptions } from '@tanstack/react-query';

export type FoundLandlord = components['schemas']['LandlordResponse'];

/** What the server asks of a search. */
export const SHORTEST_NAME = 2;

/** Landlords whom a job ties to the supplier. */
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
