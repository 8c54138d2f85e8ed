import type { Offer } from './offer.entity.js';
import type { Quote } from './quote.entity.js';
import type { ServiceRequest } from './service-request.entity.js';

const ASKS_IN: readonly ServiceRequest['status'][] = ['offered', 'scheduled', 'in_progress'];

/** Takes back the quotes whose job has moved on: nobody has to answer them any more. */
export function settleQuotes(
  request: Pick<ServiceRequest, 'status'>,
  offers: readonly Pick<Offer, 'supplierAccountId' | 'state'>[],
  quotes: readonly Quote[],
  now: Date,
): void {
  const open = new Set(
    offers
      .filter(({ state }) => state === 'sent' || state === 'accepted')
      .map(({ supplierAccountId }) => supplierAccountId),
  );
  for (const quote of quotes) {
    if (quote.state !== 'sent' || (ASKS_IN.includes(request.status) && open.has(quote.supplierAccountId))) continue;
    quote.state = 'withdrawn';
    quote.answeredAt = now;
  }
}
