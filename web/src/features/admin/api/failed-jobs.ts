import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type FailedJob = components['schemas']['FailedJobResponse'];

/** Background jobs that failed for good, newest failure first, page by page. */
export const failedJobsQuery = (filters: { q?: string; sort?: string; kind?: FailedJob['kind'] }) =>
  infiniteQueryOptions({
    queryKey: ['failed-jobs', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<FailedJob>(
        api.GET('/api/admin/failed-jobs', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export function useRetryJob(id: string) {
  return useAction<void, unknown>({
    run: (_input, key) =>
      unwrap(api.POST('/api/admin/failed-jobs/{id}/retry', { params: { path: { id } }, headers: idempotency(key) })),
    changes: ['failed-jobs', 'audit-log'],
  });
}
