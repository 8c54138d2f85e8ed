import type { ServiceRequest } from './api/types';

/** What the landlord approved last, in cents; null without an approved quote. */
export function approvedQuote({ quotes }: Pick<ServiceRequest, 'quotes'>): number | null {
  return quotes?.findLast(({ status }) => status === 'approved')?.amountCents ?? null;
}

/** Work that is done or isn't done any more: a declined price has no say in it. */
const OVER = ['completed', 'closed', 'cancelled', 'declined'];

/** The price that counts now: one that waits, else what was approved last. What was declined shows only while nothing else is agreed. */
export function shownQuote({ quotes = [], status }: Pick<ServiceRequest, 'quotes' | 'status'>) {
  const last = quotes.at(-1);
  if (last?.status === 'sent') return last;
  return quotes.findLast((quote) => quote.status === 'approved') ?? (OVER.includes(status) ? undefined : last);
}

/** The quote that an entry of the history is about: the one that was sent or answered at that time. */
export function quoteOfEvent(
  { quotes = [] }: Pick<ServiceRequest, 'quotes'>,
  { detail, at }: { detail?: string | null; at: string },
) {
  const time = Date.parse(at);
  // Entries of earlier versions were written a moment after the quote.
  const then = (moment: string | null | undefined) => moment && Math.abs(Date.parse(moment) - time) < 2000;
  return quotes.find(({ createdAt, answeredAt }) => then(detail === 'quote_sent' ? createdAt : answeredAt));
}
