import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type SavedView = Schemas['SavedViewResponse'];
export type ViewFilters = Schemas['ViewFilters'];
type Change = Schemas['SavedViewChange'];

/** The reader's own views of the list and those shared in the account, each with its number of open requests. */
export const savedViewsQuery = () =>
  queryOptions({
    // The key begins like that of the requests, so the counts are reloaded when one of them changes.
    queryKey: ['service-requests', 'views'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/request-views', { signal })),
  });

export const useSaveView = (onSuccess: (view: SavedView) => void) =>
  useAction({
    run: (body: Schemas['NewSavedView']) => unwrap(api.POST('/api/request-views', { body })),
    changes: ['service-requests'],
    quiet: true,
    onSuccess,
  });

export const useChangeView = (id: string, onSuccess: (view: SavedView) => void) =>
  useAction({
    run: (body: Change) => unwrap(api.PATCH('/api/request-views/{id}', { params: { path: { id } }, body })),
    changes: ['service-requests'],
    quiet: true,
    onSuccess,
  });

export const useRemoveView = (id: string, onSuccess: () => void) =>
  useAction({
    run: () => unwrap(api.DELETE('/api/request-views/{id}', { params: { path: { id } } })),
    changes: ['service-requests'],
    onSuccess,
  });
