import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type OwnRating = components['schemas']['OwnRatingResponse'];
type Change = components['schemas']['ChangeOwnRating'];

/** The tenant's ratings, newest first, including those of homes they have left. */
export const ownRatingsQuery = infiniteQueryOptions({
  queryKey: ['own-ratings'],
  queryFn: ({ pageParam, signal }) =>
    readPage<OwnRating>(
      api.GET('/api/own-ratings', { params: { query: { limit: 20, count: true, cursor: pageParam } }, signal }),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

/** Changes a rating, or deletes it (`body` null). */
export function useSaveRating(id: string, onSaved: () => void) {
  return useAction({
    run: async (body: Change | null) => {
      const params = { path: { id } };
      if (body) await unwrap(api.PUT('/api/own-ratings/{id}', { params, body }));
      else await unwrap(api.DELETE('/api/own-ratings/{id}', { params }));
    },
    changes: ['own-ratings', 'service-requests'],
    onSuccess: onSaved,
  });
}
