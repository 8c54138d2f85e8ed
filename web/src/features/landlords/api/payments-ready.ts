import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** How far the landlord's online payments are set up, under the key of the payment settings. */
export const paymentSetupQuery = queryOptions({
  queryKey: ['payment-setup'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/payment-setup', { signal })),
});

/** Payments whose account the provider has opened, or that move no money and need none. */
export const arePaymentsReady = ({ onboarding }: { onboarding: string }): boolean =>
  onboarding === 'ready' || onboarding === 'not_needed';
