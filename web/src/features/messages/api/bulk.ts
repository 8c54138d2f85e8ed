import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type BulkResult = Schemas['BulkMessageResult'];
export type Preview = Schemas['MessagePreview'];
export type NewBulkMessage = Schemas['BulkMessageRequest'];

/** As many leases as one request takes. */
const MOST = 200;

/** Leases to write to, with the people on them. */
export const recipientsQuery = ({ propertyId, q }: { propertyId: string; q: string }) =>
  infiniteQueryOptions({
    queryKey: ['leases', 'recipients', propertyId, q],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/landlords/leases', {
          params: {
            query: {
              limit: MOST,
              sort: 'home',
              ...(propertyId && { propertyId }),
              ...(q && { q }),
              count: true,
              cursor: pageParam,
            },
          },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** Properties to choose the leases by. */
export const placesQuery = queryOptions({
  queryKey: ['properties', 'places'],
  queryFn: async ({ signal }) =>
    (await readPage(api.GET('/api/landlords/properties', { params: { query: { limit: MOST, sort: 'name' } }, signal })))
      .rows,
});

/** The message as the first of these leases would read it; nothing is sent. */
export const usePreview = () =>
  useAction<NewBulkMessage, Preview[] | undefined>({
    run: ({ leaseIds, ...body }) =>
      unwrap(api.POST('/api/messages/bulk/preview', { body: { ...body, leaseIds: leaseIds.slice(0, MOST) } })),
    quiet: true,
  });

/** One message for each lease. A later part that fails leaves the answers of the first; asked again nothing is sent twice. */
export const useSendToMany = () =>
  useAction<NewBulkMessage, BulkResult[]>({
    run: async ({ leaseIds, ...body }, key) => {
      const results: BulkResult[] = [];
      for (let at = 0; at < leaseIds.length; at += MOST) {
        try {
          const headers = idempotency(at === 0 ? key : `${key}-${at}`);
          results.push(
            ...((await unwrap(
              api.POST('/api/messages/bulk', { body: { ...body, leaseIds: leaseIds.slice(at, at + MOST) }, headers }),
            )) ?? []),
          );
        } catch (error) {
          if (at === 0) throw error;
          return results;
        }
      }
      return results;
    },
    changes: ['messages'],
    quiet: true,
  });
