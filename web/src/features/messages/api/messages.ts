import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { uploadFile } from '@api/upload';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';

type Schemas = components['schemas'];
export type Thread = Schemas['ThreadResponse'];
export type Message = Schemas['LeaseMessageResponse'];

/** Conversations, the newest first. */
export const threadsQuery = (q = '') =>
  infiniteQueryOptions({
    queryKey: ['messages', 'threads', q],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/messages/threads', {
          params: { query: { limit: 50, ...(q && { q }), cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    // The list stays while the next search is on its way, and with it the field that is typed in.
    placeholderData: keepPreviousData,
  });

/** The messages of a lease, newest first, page by page. */
export const messagesQuery = (leaseId: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'lease', leaseId],
    queryFn: ({ pageParam, signal }) =>
      readPage(api.GET('/api/messages', { params: { query: { leaseId, limit: 50, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export interface NewMessage {
  message: string;
  files: readonly File[];
  language: string;
}

/**
 * A file becomes a document that both sides can read when its message is sent, not before. It is uploaded once, even if
 * sending fails.
 */
function useKeepFile(leaseId: string) {
  const kept = useRef(new WeakMap<File, string>());
  return async (file: File, language: string): Promise<string> => {
    const known = kept.current.get(file);
    if (known) return known;
    const { id } = await uploadFile<{ id: string }>({
      path: '/api/documents',
      file,
      language,
      fields: { leaseId, sharedWithTenant: 'true' },
    });
    kept.current.set(file, id);
    return id;
  };
}

/** Sends the attached files, then the message. The composer reports errors. */
export function useSendMessage(leaseId: string) {
  const keep = useKeepFile(leaseId);
  return useAction<NewMessage>({
    run: async ({ message, files, language }, key) => {
      const documentIds: string[] = [];
      for (const file of files) documentIds.push(await keep(file, language));
      return unwrap(api.POST('/api/messages', { body: { leaseId, message, documentIds }, headers: idempotency(key) }));
    },
    changes: ['messages', 'documents'],
    quiet: true,
  });
}

export const useMarkRead = () =>
  useAction({
    run: (leaseId: string) => unwrap(api.POST('/api/messages/read', { body: { leaseId } })),
    changes: ['messages'],
    quiet: true,
  });

/** Opens a document that came along. */
export const useOpenAttachment = () =>
  useAction({
    run: async (id: string) => {
      const { url } = await unwrap(api.GET('/api/documents/{id}', { params: { path: { id } } }));
      if (url) window.location.assign(url);
    },
  });
