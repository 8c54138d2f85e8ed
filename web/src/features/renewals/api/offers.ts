import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type Offer = components['schemas']['RenewalOfferResponse'];
type Answer = components['schemas']['AnswerOfferRequest'];

/** What the tenant was offered, newest first. */
export const offersQuery = () =>
  queryOptions({
    queryKey: ['renewal-offers'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/lease-renewals/offers', { signal })),
  });

/** Accepts, declines, or asks first. */
export function useAnswer(id: string, onSuccess?: (offer: Offer) => void) {
  return useAction<Answer, Offer>({
    run: (body) => unwrap(api.PUT('/api/lease-renewals/offers/{id}', { params: { path: { id } }, body })),
    changes: ['renewal-offers', 'leases'],
    onSuccess,
    quiet: true,
  });
}
