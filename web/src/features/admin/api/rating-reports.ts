import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type RatingReport = components['schemas']['RatingReportResponse'];
type Decision = components['schemas']['DecideRatingReport'];

/** Notes that suppliers have reported, those without a decision first. */
export const ratingReportsQuery = (sort?: string) =>
  infiniteQueryOptions({
    queryKey: ['rating-reports', sort],
    queryFn: ({ pageParam, signal }) =>
      readPage<RatingReport>(
        api.GET('/api/rating-reports', {
          params: { query: { limit: 50, sort, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export function useDecide(id: string, onDecided: () => void) {
  return useAction({
    run: (body: Decision) => unwrap(api.PUT('/api/rating-reports/{id}/decision', { params: { path: { id } }, body })),
    changes: ['rating-reports', 'audit-log'],
    onSuccess: onDecided,
  });
}
