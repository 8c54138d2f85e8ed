import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type MyDay = components['schemas']['MyDayResponse'];
export type MyJob = components['schemas']['MyJobResponse'];
export type MyJobDetail = components['schemas']['MyJobDetail'];
export type FinishBody = components['schemas']['FinishVisit'];

const CHANGES = ['my-jobs'];

/** The technician's own jobs: open ones by time, then those done in the last days. */
export const myJobsQuery = queryOptions({
  queryKey: ['my-jobs'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/my-jobs', { signal })),
  retry: false,
});

export const myJobQuery = (id: string) =>
  queryOptions({
    queryKey: ['my-jobs', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/my-jobs/{id}', { signal, params: { path: { id } } })),
    retry: false,
  });

export function useStart(id: string) {
  return useAction<void, MyJobDetail>({
    run: (_, key) =>
      unwrap(api.POST('/api/my-jobs/{id}/start', { params: { path: { id } }, headers: idempotency(key) })),
    changes: CHANGES,
  });
}

export function useFinish(id: string, onDone: () => void) {
  return useAction<FinishBody, MyJobDetail>({
    run: (body, key) =>
      unwrap(api.POST('/api/my-jobs/{id}/finish', { params: { path: { id } }, body, headers: idempotency(key) })),
    changes: CHANGES,
    onSuccess: onDone,
    quiet: true,
  });
}

export function useNeedPrice(id: string, onDone: () => void) {
  return useAction<components['schemas']['NewPriceNeed']>({
    run: async (body, key) => {
      const params = { path: { id } };
      await unwrap(api.POST('/api/my-jobs/{id}/price-needed', { params, body, headers: idempotency(key) }));
    },
    changes: CHANGES,
    onSuccess: onDone,
    quiet: true,
  });
}

export function useCheckLine(id: string) {
  return useAction<{ lineId: string; done: boolean }, MyJobDetail>({
    run: ({ lineId, done }) =>
      unwrap(api.PATCH('/api/my-jobs/{id}/checklist/{lineId}', { params: { path: { id, lineId } }, body: { done } })),
    changes: CHANGES,
  });
}
