import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type PaymentSetup = components['schemas']['PaymentSetupResponse'];
export type FeeBearer = PaymentSetup['feeBearer'];

/** How the landlord takes payments. */
export const paymentSetupQuery = () =>
  queryOptions({
    queryKey: ['payment-setup'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/payment-setup', { signal })),
  });

export function useChooseFeeBearer() {
  return useAction({
    run: (body: { feeBearer: FeeBearer; version: number }) => unwrap(api.PUT('/api/landlords/payment-setup', { body })),
    answers: paymentSetupQuery().queryKey,
    changes: ['payment-setup'],
  });
}

/** Leads to the provider's page on which the account is opened. */
export function useOnboarding() {
  return useAction({
    run: (_input: void, key) =>
      unwrap(api.POST('/api/landlords/payment-setup/onboarding', { headers: idempotency(key) })),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** Asks the provider how far the account is. */
export function useRefreshSetup() {
  return useAction({
    run: () => unwrap(api.POST('/api/landlords/payment-setup/refresh', {})),
    changes: ['payment-setup'],
  });
}
