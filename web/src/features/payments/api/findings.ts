import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Finding = components['schemas']['FindingResponse'];
export type Resolution = components['schemas']['ResolveFindingRequest'];

const LATEST = 50;

/** What the comparison with the provider has found, newest first. */
export const findingsQuery = () =>
  queryOptions({
    queryKey: ['payment-findings'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/payment-findings', { params: { query: { limit: LATEST } }, signal })),
  });

export interface FindingFilters {
  q?: string;
  state?: Finding['state'];
  sort?: string;
}

/** The same of all landlords, page by page. */
export const allFindingsQuery = (filters: FindingFilters) =>
  infiniteQueryOptions({
    queryKey: ['payment-findings', 'all', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<Finding>(
        api.GET('/api/payment-findings', {
          params: { query: { limit: LATEST, ...filters, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export function useCompare() {
  return useAction({
    run: (_input: void, key) => unwrap(api.POST('/api/payment-findings/compare', { headers: idempotency(key) })),
    changes: ['payment-findings', 'payment-setup', 'payments', 'ledger', 'overview'],
  });
}

/** Resolves a finding. The dialog shows errors. */
export function useResolve(id: string, onDone: () => void) {
  return useAction({
    run: (body: Resolution, key) =>
      unwrap(
        api.POST('/api/payment-findings/{id}/resolve', { params: { path: { id } }, body, headers: idempotency(key) }),
      ),
    changes: ['payment-findings', 'payment-setup', 'payments', 'ledger', 'leases', 'overview'],
    onSuccess: onDone,
    quiet: true,
  });
}

/** Leases to which a payment may belong. */
export const leaseChoiceQuery = () =>
  queryOptions({
    queryKey: ['leases', 'choice'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/leases', { params: { query: { limit: 200 } }, signal })),
  });
