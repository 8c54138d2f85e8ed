import { api, idempotency, unwrap } from '@api/client';
import { foundIn } from '@api/found-in';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Announcement = Schemas['AnnouncementResponse'];
export type AnnouncementBody = Schemas['AnnouncementRequest'];
export type AnnouncementChange = Schemas['AnnouncementChange'];

/** All of them, what shows now first. */
export const announcementsQuery = (filters: { q?: string; sort?: string }) =>
  infiniteQueryOptions({
    queryKey: ['announcements', 'all', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<Announcement>(
        api.GET('/api/announcements', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** The current state of one announcement. */
export const announcementQuery = (id: string) =>
  queryOptions({
    queryKey: ['announcements', 'one', id],
    queryFn: ({ signal }) =>
      foundIn<Announcement>(id, (cursor) =>
        api.GET('/api/announcements', { params: { query: { limit: 200, cursor } }, signal }),
      ),
  });

const CHANGES = ['announcements', 'audit-log'];

export function useSaveAnnouncement(id: string | undefined, quiet = true) {
  return useAction<AnnouncementBody & { version?: number }, Announcement | undefined>({
    run: ({ version, ...body }, key) =>
      id
        ? unwrap(
            api.PUT('/api/announcements/{id}', {
              params: { path: { id } },
              body: { ...body, version } as AnnouncementChange,
            }),
          )
        : unwrap(api.POST('/api/announcements', { body, headers: idempotency(key) })),
    changes: CHANGES,
    quiet,
  });
}

export function useChangeAnnouncement(id: string) {
  return useAction<Partial<AnnouncementBody> & { version: number }, Announcement | undefined>({
    run: (body) =>
      unwrap(api.PUT('/api/announcements/{id}', { params: { path: { id } }, body: body as AnnouncementChange })),
    changes: CHANGES,
  });
}

export function useRemoveAnnouncement(id: string) {
  return useAction<void, unknown>({
    run: () => unwrap(api.DELETE('/api/announcements/{id}', { params: { path: { id } } })),
    changes: CHANGES,
  });
}
