import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { useState } from 'react';
import { useOverrideGap } from './supplier-gaps';

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

/** Sends one offer after another, and stops at the first that fails. Calls `onSent` for each that was sent. */
export function useSendOffers(requestId: string, onSent: (supplierId: string) => void, onDone: () => void) {
  const send = useSendOffer(requestId);
  const override = useOverrideGap(requestId);
  const [isPending, setPending] = useState(false);
  const all = async (
    suppliers: readonly { supplierId: string; override: boolean }[],
    offer: Omit<NewOffer, 'supplierId'>,
    reason: string,
  ) => {
    if (isPending) return;
    setPending(true);
    try {
      for (const { supplierId, override: asks } of suppliers) {
        if (asks) await override.mutateAsync({ supplierId, reason });
        await send.mutateAsync({ supplierId, ...offer });
        onSent(supplierId);
      }
      onDone();
    } catch {
      // Each action has already shown its failure. Suppliers who got no offer stay chosen.
    } finally {
      setPending(false);
    }
  };
  return { all, isPending };
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
