import type { ServiceRequest } from './api/types';

/** The price that the landlord approved last, in cents. Null without an approved quote. */
export function approvedQuote({ quotes }: Pick<ServiceRequest, 'quotes'>): number | null {
  return quotes?.findLast(({ status }) => status === 'approved')?.amountCents ?? null;
}

/** In these states the work is done or was called off, so a declined price no longer matters. */
const OVER = ['completed', 'closed', 'cancelled', 'declined'];

/**
 * The price that counts now: one that waits, otherwise the last approved one. A declined price is shown only while no other is
 * approved and the request is active.
 */
export function shownQuote({ quotes = [], status }: Pick<ServiceRequest, 'quotes' | 'status'>) {
  const last = quotes.at(-1);
  if (last?.status === 'sent') return last;
  return quotes.findLast((quote) => quote.status === 'approved') ?? (OVER.includes(status) ? undefined : last);
}

/** The quote that a timeline entry is about: the one that was sent or answered at that time. */
export function quoteOfEvent(
  { quotes = [] }: Pick<ServiceRequest, 'quotes'>,
  { detail, at }: { detail?: string | null; at: string },
) {
  const time = Date.parse(at);
  // In earlier versions, entries were written a moment after the quote.
  const then = (moment: string | null | undefined) => moment && Math.abs(Date.parse(moment) - time) < 2000;
  return quotes.find(({ createdAt, answeredAt }) => then(detail === 'quote_sent' ? createdAt : answeredAt));
}
