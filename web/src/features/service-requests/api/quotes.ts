import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';

type NewRepairQuote = components['schemas']['NewRepairQuote'];
type RepairQuoteAnswer = components['schemas']['RepairQuoteAnswer'];
export type Quote = components['schemas']['RepairQuoteResponse'];

/** Asks the landlord for a price. */
export function useSendQuote(requestId: string, onSent: () => void) {
  return useAction({
    run: (body: NewRepairQuote, key) =>
      unwrap(
        api.POST('/api/service-requests/{id}/quotes', {
          params: { path: { id: requestId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: ['service-requests'],
    onSuccess: onSent,
  });
}

/** Approves or declines a price, or takes it back. */
export function useAnswerQuote(requestId: string, quoteId: string, onAnswered?: () => void) {
  return useAction({
    run: (body: RepairQuoteAnswer) =>
      unwrap(
        api.PATCH('/api/service-requests/{id}/quotes/{quoteId}', {
          params: { path: { id: requestId, quoteId } },
          body,
        }),
      ),
    changes: ['service-requests'],
    onSuccess: onAnswered,
  });
}
