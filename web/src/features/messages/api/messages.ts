import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';

type Schemas = components['schemas'];
export type Thread = Schemas['ThreadResponse'];
export type Message = Schemas['LeaseMessageResponse'];

/** Conversations, the newest first. */
export const threadsQuery = infiniteQueryOptions({
  queryKey: ['messages', 'threads'],
  queryFn: ({ pageParam, signal }) => readPage(api.GET('/api/messages/threads', { params: { query: { limit: 50, cursor: pageParam } }, signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

/** The messages of a lease, newest first, page by page. */
export const messagesQuery = (leaseId: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'lease', leaseId],
    queryFn: ({ pageParam, signal }) => readPage(api.GET('/api/messages', { params: { query: { leaseId, limit: 50, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export const unreadQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/messages/unread', { signal })),
});

export const useSendMessage = (leaseId: string) =>
  useAction({
    run: (body: { message: string; documentIds: string[] }, key) => unwrap(api.POST('/api/messages', { body: { leaseId, ...body }, headers: idempotency(key) })),
    changes: ['messages'],
  });

export const useMarkRead = () =>
  useAction({ run: (leaseId: string) => unwrap(api.POST('/api/messages/read', { body: { leaseId } })), changes: ['messages'], quiet: true });

/** Opens a document that came along. */
export const useOpenAttachment = () =>
  useAction({
    run: async (id: string) => {
      const { url } = await unwrap(api.GET('/api/documents/{id}', { params: { path: { id } } }));
      if (url) window.location.assign(url);
    },
  });
