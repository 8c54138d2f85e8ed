import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type RequestBoard = Schemas['RequestBoardResponse'];
export type BoardInterest = Schemas['BoardInterestResponse'];
type BoardPostChange = Schemas['BoardPostChange'];

/** What the job board shows of a request, and which suppliers are interested. */
export const requestBoardQuery = (id: string) =>
  queryOptions({
    queryKey: ['service-requests', 'board', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/service-requests/{id}/board', { params: { path: { id } }, signal })),
  });

/** Shows the request on the board, or changes its text. The dialog shows failures itself. */
export function useShowOnBoard(id: string) {
  return useAction({
    run: (body: BoardPostChange) =>
      unwrap(api.PUT('/api/service-requests/{id}/board', { params: { path: { id } }, body })),
    changes: ['service-requests'],
    answers: requestBoardQuery(id).queryKey,
    quiet: true,
  });
}

export function useHideFromBoard(id: string) {
  return useAction<void>({
    run: () => unwrap(api.DELETE('/api/service-requests/{id}/board', { params: { path: { id } } })),
    changes: ['service-requests'],
  });
}
