import { api, apiFetch, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type EliteSubscription = components['schemas']['EliteSubscriptionResponse'];
export type ElitePlan = EliteSubscription['plan'];

/** The supplier's subscription; null when there was none (the answer is empty then). */
export const eliteQuery = queryOptions({
  queryKey: ['elite'],
  queryFn: async ({ signal }): Promise<EliteSubscription | null> => {
    const text = await (await apiFetch('/api/elite/subscription', { signal })).text();
    return text ? (JSON.parse(text) as EliteSubscription | null) : null;
  },
});

/** Whether the signed-in supplier is an Elite Partner. */
export const ownEliteQuery = queryOptions({
  queryKey: ['suppliers', 'me'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/suppliers/me', { signal })),
  select: ({ elite }) => elite,
});

/** Whether a plan can be paid here. */
export const elitePaymentQuery = queryOptions({
  queryKey: ['elite', 'payment'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/elite/payment', { signal })),
});

export function useSubscribe() {
  return useAction<ElitePlan, EliteSubscription>({
    run: (plan, key) => unwrap(api.POST('/api/elite/subscribe', { body: { plan }, headers: idempotency(key) })),
    changes: ['elite', 'suppliers'],
  });
}

export function useCancel() {
  return useAction<void, EliteSubscription>({
    run: (_, key) => unwrap(api.POST('/api/elite/cancel', { headers: idempotency(key) })),
    changes: ['elite', 'suppliers'],
  });
}
