import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type Rating = components['schemas']['SupplierRatingResponse'];

/** Tenants' ratings of a supplier, newest month first, page by page. */
export const ratingsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['suppliers', 'ratings', id],
    queryFn: ({ pageParam, signal }) =>
      readPage<Rating>(
        api.GET('/api/suppliers/{id}/ratings', {
          params: { path: { id }, query: { limit: 20, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** Answers a rating, or deletes the answer if `text` is null. */
export function useAnswerRating(onSaved: () => void) {
  return useAction({
    run: ({ id, text }: { id: string; text: string | null }) =>
      unwrap(
        text === null
          ? api.DELETE('/api/service-requests/{id}/rating-answer', { params: { path: { id } } })
          : api.PUT('/api/service-requests/{id}/rating-answer', { params: { path: { id } }, body: { text } }),
      ),
    changes: ['suppliers', 'service-requests'],
    onSuccess: onSaved,
  });
}

/** Reports the note of a rating to the admins. */
export function useReportRating(onSent: () => void) {
  return useAction({
    run: ({ id, reason }: { id: string; reason: string }) =>
      unwrap(api.PUT('/api/service-requests/{id}/rating-report', { params: { path: { id } }, body: { reason } })),
    changes: ['suppliers'],
    onSuccess: onSent,
  });
}
