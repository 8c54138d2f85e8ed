import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Notification = components['schemas']['NotificationResponse'];

const PAGE = 30;

export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/notifications/unread', { signal })),
});

/** One's own, newest first, page by page. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) =>
    readPage(api.GET('/api/notifications', { params: { query: { limit: PAGE, cursor: pageParam } }, signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

/** Marks some, or all, as read. */
export function useMarkRead() {
  return useAction<string[] | undefined, components['schemas']['UnreadNotifications'] | undefined>({
    run: (ids) => unwrap(api.POST('/api/notifications/read', { body: ids ? { ids } : {} })),
    changes: ['notifications'],
  });
}
