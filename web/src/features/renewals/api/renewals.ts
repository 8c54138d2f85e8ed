import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Renewal = components['schemas']['RenewalResponse'];
export type RenewalChange = Pick<
  components['schemas']['UpdateRenewalRequest'],
  'status' | 'rentCents' | 'endsOn' | 'answerBy' | 'noticeOn' | 'note' | 'reply' | 'confirmReason' | 'version'
>;

export interface RenewalFilters {
  show: 'open' | 'closed';
  q?: string;
  sort?: string;
  language: 'en' | 'fr' | 'es';
}

const CHANGES = ['renewals', 'leases', 'units', 'overview'];

/** Recommendations with their reasons, page by page. */
export const renewalsQuery = (filters: RenewalFilters) =>
  infiniteQueryOptions({
    queryKey: ['renewals', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/lease-renewals/recommendations', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** One recommendation, which a link opens though the list hasn’t loaded it. An empty id asks for nothing. */
export const renewalQuery = (id: string) =>
  queryOptions({
    queryKey: ['renewals', 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/lease-renewals/recommendations/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
  });

/** Looks for leases that end soon; gives the new recommendations. */
export function useGenerate(onSuccess: (made: readonly Renewal[]) => void) {
  return useAction<void, Renewal[]>({
    run: (_input, key) => unwrap(api.POST('/api/lease-renewals/generate', { body: {}, headers: idempotency(key) })),
    changes: CHANGES,
    onSuccess,
  });
}

const change = (id: string, body: RenewalChange) =>
  unwrap(api.PUT('/api/lease-renewals/recommendations/{id}', { params: { path: { id } }, body }));

export interface Decision {
  renewal: Renewal;
  /** One after the other: accepting and offering in one go is two. */
  steps: readonly RenewalChange[];
}
export interface Outcome {
  done: number;
  refused: { renewal: Renewal; error: unknown; step: RenewalChange }[];
}

async function firstRefusal(
  renewal: Renewal,
  steps: readonly RenewalChange[],
): Promise<Outcome['refused'][number] | undefined> {
  for (const step of steps) {
    try {
      await change(renewal.id, step);
    } catch (error) {
      return { renewal, error, step };
    }
  }
  return undefined;
}

/** Decides on one or many. Each is handled separately: refused ones are reported, the others are done. */
export function useDecide(onSuccess: (outcome: Outcome) => void) {
  return useAction<readonly Decision[], Outcome>({
    run: async (decisions) => {
      const outcome: Outcome = { done: 0, refused: [] };
      for (const { renewal, steps } of decisions) {
        const refusal = await firstRefusal(renewal, steps);
        if (refusal) outcome.refused.push(refusal);
        else outcome.done += 1;
      }
      return outcome;
    },
    changes: CHANGES,
    onSuccess,
    quiet: true,
  });
}
