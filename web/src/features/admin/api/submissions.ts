import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type Submission = components['schemas']['SubmissionResponse'];

export interface SubmissionFilters {
  sort?: string;
  q?: string;
  kind?: Submission['kind'];
  state?: 'waiting' | 'handled';
}

/** What came in through the forms of the site, newest first. */
export const submissionsQuery = (filters: SubmissionFilters) =>
  infiniteQueryOptions({
    queryKey: ['form-submissions', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<Submission>(
        api.GET('/api/form-submissions', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export function useHandle() {
  return useAction<{ id: string; handled: boolean }, Submission | undefined>({
    run: ({ id, handled }) =>
      unwrap(api.PATCH('/api/form-submissions/{id}', { params: { path: { id } }, body: { handled } })),
    changes: ['form-submissions', 'admin-overview', 'audit-log'],
  });
}
