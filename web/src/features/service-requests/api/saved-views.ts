import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type SavedView = Schemas['SavedViewResponse'];
export type ViewFilters = Schemas['ViewFilters'];
type Change = Schemas['SavedViewChange'];

/** The reader's own views of the list and those that the account shares, each with its number of open requests. */
export const savedViewsQuery = () =>
  queryOptions({
    // Below the requests: when one of them changes, the counts are read again.
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
