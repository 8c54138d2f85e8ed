import { api, apiFetch, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { goTo, TOUCHED } from '@shared/subscriptions/api';
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

/** How plans are paid here, and what is being paid. */
export const elitePaymentQuery = queryOptions({
  queryKey: ['elite', 'payment'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/elite/payment', { signal })),
});

/** What the lifetime plan costs now. */
export const lifetimeQuoteQuery = queryOptions({
  queryKey: ['elite', 'quote'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/elite/quote', { params: { query: { plan: 'lifetime' } }, signal })),
});

export interface EliteWish {
  plan: ElitePlan;
  newMethod?: boolean;
}

/** Pays, or leads to the provider's page. */
export function useSubscribe() {
  return useAction<EliteWish, components['schemas']['EliteOrderResponse']>({
    run: (body, key) => unwrap(api.POST('/api/elite/subscribe', { body, headers: idempotency(key) })),
    changes: TOUCHED,
    onSuccess: ({ actionUrl }) => goTo(actionUrl),
  });
}

export function useCancel() {
  return useAction<void, EliteSubscription>({
    run: (_, key) => unwrap(api.POST('/api/elite/cancel', { headers: idempotency(key) })),
    changes: TOUCHED,
  });
}
