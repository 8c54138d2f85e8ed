import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { BookablePlan, PlanPeriod } from '@contract/plans';
import { goTo, TOUCHED } from '@shared/subscriptions/api';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Billing = Schemas['BillingResponse'];

export interface PlanWish {
  plan: BookablePlan;
  period: PlanPeriod;
  newMethod?: boolean;
}

export const billingQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/billing', { signal })),
});

/** What a plan would cost now. */
export const planQuoteQuery = ({ plan, period }: PlanWish) =>
  queryOptions({
    queryKey: ['plan', 'quote', plan, period],
    queryFn: ({ signal }) => unwrap(api.GET('/api/billing/quote', { params: { query: { plan, period } }, signal })),
  });

/** Pays, or leads to the provider's page. */
export function useChoosePlan() {
  return useAction<PlanWish, Schemas['PlanOrderResponse']>({
    run: (body, key) => unwrap(api.POST('/api/billing/plan', { body, headers: idempotency(key) })),
    changes: TOUCHED,
    onSuccess: ({ actionUrl }) => goTo(actionUrl),
  });
}

export function useCancelPlan() {
  return useAction<void, Billing>({
    run: (_, key) => unwrap(api.POST('/api/billing/cancel', { headers: idempotency(key) })),
    changes: TOUCHED,
  });
}
