import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PaymentReversal, PaymentRow, ReminderOutcome, RowOutcome } from './types';

export interface OwedFilters {
  q?: string;
  propertyId?: string;
  overdue?: boolean;
}

/** Leases that owe something, the longest overdue first. */
export const owedQuery = (filters: OwedFilters) =>
  infiniteQueryOptions({
    queryKey: ['leases', 'owed', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/landlords/owed', {
          params: { query: { limit: 100, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** What a single lease owes; nothing when it owes nothing. */
export const owedByQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['leases', 'owed-by', leaseId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/landlords/owed', { params: { query: { leaseId } }, signal })))[0] ?? null,
  });

export const owedTotalsQuery = (filters: OwedFilters) =>
  queryOptions({
    queryKey: ['leases', 'owed-totals', filters],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/owed/totals', { params: { query: filters }, signal })),
  });

export const remindersQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['reminders', leaseId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/leases/{id}/reminders', { params: { path: { id: leaseId } }, signal })),
  });

export const reminderLetter = (leaseId: string) => ({
  path: `/api/landlords/leases/${leaseId}/reminder-letter`,
});

/** So many rows of a request keep each answer within seconds. */
const ROWS_A_REQUEST = 25;

/**
 * Records the chosen rows. The key of a row is what keeps it from being recorded twice, so a request that got no answer
 * is sent again with the same rows. `onPart` is called for each answer, also when a later request fails.
 */
export function useRecordRows(onPart: (outcomes: RowOutcome[]) => void) {
  return useAction<PaymentRow[]>({
    run: async (rows) => {
      for (let at = 0; at < rows.length; at += ROWS_A_REQUEST) {
        const answer = await unwrap(
          api.POST('/api/landlords/payments/rows', { body: { rows: rows.slice(at, at + ROWS_A_REQUEST) } }),
        );
        onPart(answer.rows);
      }
    },
    changes: ['payments', 'leases', 'ledger', 'overview'],
    quiet: true,
  });
}

/**
 * Reverses payments that were recorded by mistake. None is reversed twice, so a request that got no answer is sent again.
 * `onPart` is called for each answer, also when a later request fails.
 */
export function useReversePayments(onPart: (outcomes: PaymentReversal[]) => void) {
  return useAction<{ paymentIds: string[]; note?: string }>({
    run: async ({ paymentIds, ...why }) => {
      for (let at = 0; at < paymentIds.length; at += ROWS_A_REQUEST) {
        const body = { paymentIds: paymentIds.slice(at, at + ROWS_A_REQUEST), ...why };
        onPart((await unwrap(api.POST('/api/landlords/payments/reversals', { body }))).payments);
      }
    },
    changes: ['payments', 'leases', 'ledger', 'overview'],
    quiet: true,
  });
}

/** As many as the server takes in one request. */
const REMINDERS_A_REQUEST = 200;

/** Reminds the tenants of these leases. `onPart` gets the outcomes so far with each answer, also when a later request fails. */
export function useRemind(onPart: (outcomes: ReminderOutcome[]) => void) {
  return useAction<string[]>({
    run: async (ids) => {
      const outcomes: ReminderOutcome[] = [];
      for (let at = 0; at < ids.length; at += REMINDERS_A_REQUEST) {
        const leaseIds = ids.slice(at, at + REMINDERS_A_REQUEST);
        outcomes.push(...(await unwrap(api.POST('/api/landlords/reminders', { body: { leaseIds } }))).leases);
        onPart([...outcomes]);
      }
    },
    changes: ['leases', 'reminders'],
  });
}
