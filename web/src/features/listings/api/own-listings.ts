import { api, apiFetch, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ListingChange, ListingStatus, NewListing, OwnListing } from './types';

const CHANGES = ['listings', 'units'] as const;

/** The unit's listing that has not ended; null when it has none (the answer is empty then). */
export const unitListingQuery = (unitId: string) =>
  queryOptions({
    queryKey: ['listings', 'unit', unitId],
    queryFn: async ({ signal }): Promise<OwnListing | null> => {
      const text = await (await apiFetch(`/api/landlords/units/${unitId}/listing`, { signal })).text();
      return text ? (JSON.parse(text) as OwnListing | null) : null;
    },
  });

/** The unit that is offered. */
export const offeredUnitQuery = (id: string) =>
  queryOptions({
    queryKey: ['units', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/units/{id}', { params: { path: { id } }, signal })),
  });

/** The landlord's listings, page by page. */
export const ownListingsQuery = (filters: { q?: string; status?: ListingStatus }) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'own', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/landlords/listings', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export function useCreateListing(unitId: string) {
  return useAction<NewListing, OwnListing>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/landlords/units/{id}/listing', {
          params: { path: { id: unitId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    quiet: true,
  });
}

export function useChangeListing(quiet = false) {
  return useAction<{ id: string; body: ListingChange }, OwnListing>({
    run: ({ id, body }) => unwrap(api.PATCH('/api/listings/{id}', { params: { path: { id } }, body })),
    changes: CHANGES,
    quiet,
  });
}
