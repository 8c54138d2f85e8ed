import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { untilSent } from '@api/until-sent';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type BulkResult = Schemas['BulkMessageResult'];
export type Preview = Schemas['MessagePreview'];
export type NewBulkMessage = Schemas['BulkMessageRequest'];

/** As many leases as one request takes. */
const MOST = 200;
/** Messages of so many leases are one request, so that the reader sees how far it is. */
const SENT_AT_ONCE = 50;

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

/** The message as each of these leases would read it; nothing is sent. */
export const usePreview = () =>
  useAction<NewBulkMessage, Preview[]>({
    run: async ({ leaseIds, ...body }) => {
      const previews: Preview[] = [];
      for (let at = 0; at < leaseIds.length; at += MOST) {
        const part = { ...body, leaseIds: leaseIds.slice(at, at + MOST) };
        previews.push(...((await unwrap(api.POST('/api/messages/bulk/preview', { body: part }))) ?? []));
      }
      return previews;
    },
    quiet: true,
  });

/** What became of each lease, and those of which nothing is known because `error` came instead of an answer. */
export interface SentToMany {
  results: BulkResult[];
  left: string[];
  error?: unknown;
}

async function sendInParts(
  { leaseIds, onProgress, ...body }: NewBulkMessage & { onProgress?: (done: number) => void },
  key: string,
): Promise<SentToMany> {
  const results: BulkResult[] = [];
  for (let at = 0; at < leaseIds.length; at += SENT_AT_ONCE) {
    onProgress?.(at);
    const part = { ...body, leaseIds: leaseIds.slice(at, at + SENT_AT_ONCE) };
    try {
      const headers = idempotency(at === 0 ? key : `${key}-${at}`);
      results.push(...((await unwrap(api.POST('/api/messages/bulk', { body: part, headers }))) ?? []));
    } catch (error) {
      if (at === 0) throw error;
      return { results, left: leaseIds.slice(at), error };
    }
  }
  return { results, left: [] };
}

/** One message for each lease. What a first part sent counts though a later one fails; asked again nothing is sent twice. */
export const useSendToMany = () =>
  useAction<NewBulkMessage & { onProgress?: (done: number) => void }, SentToMany>({
    run: (body, key) => untilSent(() => sendInParts(body, key)),
    changes: ['messages'],
    quiet: true,
  });
