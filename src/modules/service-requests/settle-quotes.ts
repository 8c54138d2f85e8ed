import type { Offer } from './offer.entity.js';
import type { Quote } from './quote.entity.js';
import type { ServiceRequest } from './service-request.entity.js';

export const ASKS_IN: readonly ServiceRequest['status'][] = ['offered', 'scheduled', 'in_progress'];
const DONE_IN: readonly ServiceRequest['status'][] = ['completed', 'closed'];

/**
 * Whether a quote can still be answered: before the work is done, or after it where it was sent since (docs/decisions/1281). The trigger
 * `hold_quote_answer` has the same rule.
 */
export function isOpen(
  { status, completedAt = null }: Pick<ServiceRequest, 'status' | 'completedAt'>,
  { createdAt }: Pick<Quote, 'createdAt'>,
): boolean {
  return ASKS_IN.includes(status) || (DONE_IN.includes(status) && completedAt !== null && createdAt > completedAt);
}

/** Takes back the quotes whose job has moved on, so that they no longer need an answer. */
export function settleQuotes(
  request: Pick<ServiceRequest, 'status' | 'completedAt'>,
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
    if (quote.state !== 'sent' || (isOpen(request, quote) && open.has(quote.supplierAccountId))) continue;
    quote.state = 'withdrawn';
    quote.answeredAt = now;
  }
}
