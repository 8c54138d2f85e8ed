import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';

type NewOffer = components['schemas']['NewOffer'];
type OfferAnswer = components['schemas']['OfferAnswer'];

/** Offers a request to a supplier of the directory. */
export function useSendOffer(requestId: string, onSent?: () => void) {
  return useAction({
    run: (body: NewOffer, key) =>
      unwrap(
        api.POST('/api/service-requests/{id}/offers', {
          params: { path: { id: requestId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: ['service-requests'],
    onSuccess: onSent,
  });
}

/** Accepts, declines or withdraws an offer. */
export function useAnswerOffer(requestId: string, offerId: string, onDone?: () => void) {
  return useAction({
    run: (body: OfferAnswer) =>
      unwrap(
        api.PATCH('/api/service-requests/{id}/offers/{offerId}', {
          params: { path: { id: requestId, offerId } },
          body,
        }),
      ),
    changes: ['service-requests'],
    onSuccess: onDone,
  });
}
