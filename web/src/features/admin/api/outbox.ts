import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type OutboxMessage = components['schemas']['OutboxMessageResponse'];

export interface OutboxFilters {
  sort?: string;
  q?: string;
  state?: OutboxMessage['state'];
  channel?: OutboxMessage['channel'];
}

/** Mails and text messages, newest first, page by page. */
export const outboxQuery = (filters: OutboxFilters) =>
  infiniteQueryOptions({
    queryKey: ['outbox', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<OutboxMessage>(
        api.GET('/api/admin/outbox', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['outbox', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/outbox/{id}', { params: { path: { id } }, signal })),
  });

export function useSendAgain(id: string) {
  return useAction<void, OutboxMessage | undefined>({
    run: (_input, key) =>
      unwrap(api.POST('/api/admin/outbox/{id}/send', { params: { path: { id } }, headers: idempotency(key) })),
    changes: ['outbox', 'admin-overview', 'audit-log'],
  });
}
