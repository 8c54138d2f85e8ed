import type { ServiceRequest } from './api/types';

type Priced = Pick<ServiceRequest, 'quotes' | 'offers' | 'supplier'>;
type Quote = NonNullable<ServiceRequest['quotes']>[number];

/** An offer that still holds: a price belongs to the one under which it was sent, and ends with it. */
const HOLDS = ['sent', 'answered', 'accepted'];

/**
 * Whether a quote is about the job as it is now: of the supplier who has it, or before anyone has it of one who was asked, and
 * sent under an offer that still holds. Quotes of before the supplier was taken off, or of another one, are history.
 */
function counts({ offers, supplier }: Priced, quote: Quote): boolean {
  if (supplier && supplier.id !== quote.supplierId) return false;
  return (
    !offers?.length ||
    offers.some(
      ({ supplierId, status, createdAt }) =>
        supplierId === quote.supplierId && HOLDS.includes(status) && createdAt <= quote.createdAt,
    )
  );
}

/** The price that the landlord approved last for the job as it is now, in cents. Null without one. */
export function approvedQuote(request: Priced): number | null {
  return (
    request.quotes?.findLast((quote) => quote.status === 'approved' && counts(request, quote))?.amountCents ?? null
  );
}

/**
 * What was agreed for the job as it is now, in cents: the approved quote, otherwise the price that the landlord picked among the
 * answers, with what they have approved since. Null if there is only a limit.
 */
export function agreedPrice(request: Priced & Pick<ServiceRequest, 'limitCents'>): number | null {
  return approvedQuote(request) ?? (hasPickedPrice(request) ? (request.limitCents ?? null) : null);
}

/** Whether the landlord picked the price of the supplier who has the job, which is then its limit. */
export const hasPickedPrice = ({ offers }: Pick<ServiceRequest, 'offers'>): boolean =>
  offers?.some(({ status, priceCents }) => status === 'accepted' && (priceCents ?? null) !== null) ?? false;

/** In these states the work is done or was called off, so a declined price no longer matters. */
const OVER = ['completed', 'closed', 'cancelled', 'declined'];

/**
 * The price that counts now: one that waits, otherwise the last approved one. A declined price is shown only while no other is
 * approved and the request is active.
 */
export function shownQuote(request: Priced & Pick<ServiceRequest, 'status'>) {
  const { status } = request;
  const quotes = (request.quotes ?? []).filter((quote) => counts(request, quote));
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
