import { apiFetch, idempotency } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { PRODUCT } from '@contract/product';
import { queryOptions } from '@tanstack/react-query';

export type UnitPlan = components['schemas']['UnitPlanResponse'];
export type TakePlan = components['schemas']['TakePlanRequest'];

/** The product's name is part of the address, so that the generated paths cannot name it. */
const planPath = (unitId: string) => `/api/landlords/units/${unitId}/${PRODUCT.slug}-plan`;

/** The unit's protection plan; null when it has none. */
export const unitPlanQuery = (unitId: string) =>
  queryOptions({
    queryKey: ['plans', unitId],
    queryFn: async ({ signal }): Promise<UnitPlan | null> => {
      const text = await (await apiFetch(planPath(unitId), { signal })).text();
      return text ? (JSON.parse(text) as UnitPlan | null) : null;
    },
  });

export function useTakePlan(unitId: string) {
  return useAction<TakePlan, UnitPlan>({
    run: async (body, key) => {
      const headers = { 'Content-Type': 'application/json', ...idempotency(key) };
      return (await (
        await apiFetch(planPath(unitId), { method: 'POST', headers, body: JSON.stringify(body) })
      ).json()) as UnitPlan;
    },
    changes: ['plans'],
  });
}

export function useEndPlan(unitId: string) {
  return useAction({ run: () => apiFetch(planPath(unitId), { method: 'DELETE' }), changes: ['plans'] });
}
