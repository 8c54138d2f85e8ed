import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type RecurringExpense = Schemas['RecurringExpenseResponse'];
export type Frequency = RecurringExpense['frequency'];

const CHANGES = ['expenses', 'reports'];

/** Expenses that come back, the next one first. */
export const recurringQuery = (filters: { q?: string; sort?: string; propertyId?: string }) =>
  infiniteQueryOptions({
    queryKey: ['expenses', 'recurring', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/recurring-expenses', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export const oneRecurringQuery = (id: string) =>
  queryOptions({
    queryKey: ['expenses', 'recurring', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/recurring-expenses/{id}', { params: { path: { id } }, signal })),
  });

/** Adds one, or changes one for the days to come. */
export function useSaveRecurring(onSuccess: (saved: RecurringExpense) => void) {
  return useAction<{ body: Schemas['CreateRecurringExpenseRequest']; present?: RecurringExpense }, RecurringExpense>({
    run: ({ body, present }, key) =>
      present
        ? unwrap(
            api.PATCH('/api/recurring-expenses/{id}', {
              params: { path: { id: present.id } },
              body: { ...body, version: present.version },
            }),
          )
        : unwrap(api.POST('/api/recurring-expenses', { body, headers: idempotency(key) })),
    changes: CHANGES,
    onSuccess,
    quiet: true,
  });
}

export function usePauseRecurring(onSuccess: (saved: RecurringExpense) => void) {
  return useAction<RecurringExpense, RecurringExpense>({
    run: ({ id, paused, version }) =>
      unwrap(
        api.PATCH('/api/recurring-expenses/{id}', { params: { path: { id } }, body: { paused: !paused, version } }),
      ),
    changes: CHANGES,
    onSuccess,
  });
}

export function useEndRecurring(onSuccess: () => void) {
  return useAction<string>({
    run: (id) => unwrap(api.DELETE('/api/recurring-expenses/{id}', { params: { path: { id } } })),
    changes: CHANGES,
    onSuccess,
  });
}
