import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { Trade } from '@contract/service-types';
import { infiniteQueryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type BoardJob = Schemas['BoardJobResponse'];
type NewInterest = Schemas['NewBoardInterest'];

const MINUTE = 60_000;

/**
 * Open jobs: those that fit the reader first, then the newest. Suppliers' browsers aren't notified of new jobs, so the
 * list is read again each minute.
 */
export const jobBoardQuery = (filters: { q?: string; trade?: Trade; fitting?: boolean }) =>
  infiniteQueryOptions({
    queryKey: ['job-board', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<BoardJob>(
        api.GET('/api/job-board', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    refetchInterval: MINUTE,
  });

/** Would take the job, or changes the price. */
export function useInterest(id: string) {
  return useAction({
    run: (body: NewInterest) => unwrap(api.PUT('/api/job-board/{id}/interest', { params: { path: { id } }, body })),
    changes: ['job-board'],
  });
}

export function useWithdrawInterest(id: string) {
  return useAction<void>({
    run: () => unwrap(api.DELETE('/api/job-board/{id}/interest', { params: { path: { id } } })),
    changes: ['job-board'],
  });
}
