import { SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '../../contract/limits.js';
import type { Offer } from './offer.entity.js';
import { releaseSupplier } from './request-steps.js';
import type { ServiceRequest } from './service-request.entity.js';
import type { RequestHappening } from './service-request.events.js';

const DAY_MS = 24 * 3600_000;
const ENDS_ALL: readonly RequestHappening[] = ['approved', 'declined', 'cancelled'];
const ENDS_OTHERS: readonly RequestHappening[] = ['offer_accepted', 'scheduled', 'in_progress'];
const ENDS_ONE: readonly RequestHappening[] = ['offer_declined', 'offer_withdrawn', 'offer_expired'];
const OPEN: readonly Offer['state'][] = ['sent', 'answered', 'accepted'];
const STILL_FREE_FROM = ['offered', 'scheduled', 'in_progress'];

interface What {
  happening: RequestHappening;
  offerId: string | null;
  at: string;
}
type Settled = Pick<Offer, 'id' | 'state' | 'supplierAccountId' | 'createdAt' | 'accessEndsAt'>;
type Job = Pick<ServiceRequest, 'status' | 'supplierAccountId' | 'scheduledFor' | 'scheduledUntil' | 'closedAt'> &
  Partial<Pick<ServiceRequest, 'costCents'>>;

/**
 * Ends the offers that a step makes pointless, and the suppliers' access with them: immediately, or 30 days after the closing for
 * the supplier who did the job (docs/specification/elite-partners.md). Offers sent after the step don't change. Returns true if
 * no supplier is left, so that the request is available again.
 */
export function settleOffers(request: Job, offers: Settled[], what: What, now: Date): boolean {
  const before = offers.filter(({ createdAt }) => createdAt.getTime() <= Date.parse(what.at));
  if (ENDS_ALL.includes(what.happening)) before.forEach((offer) => endOffer(offer, request, what.happening, now));
  if (ENDS_OTHERS.includes(what.happening)) {
    for (const offer of before) if (offer.supplierAccountId !== request.supplierAccountId) withdraw(offer, now);
  }
  if (what.happening === 'closed')
    before.filter(({ state }) => state === 'accepted').forEach((offer) => endLater(offer, request, now));
  const one = ENDS_ONE.includes(what.happening) ? offers.find(({ id }) => id === what.offerId) : undefined;
  return one ? freeAfter(request, offers, one, now) : false;
}

function endOffer(offer: Settled, request: Job, happening: RequestHappening, now: Date): void {
  if (happening === 'cancelled' && offer.state === 'accepted') endLater(offer, request, now);
  else withdraw(offer, now);
}

function withdraw(offer: Settled, now: Date): void {
  if (!OPEN.includes(offer.state)) return;
  offer.state = 'withdrawn';
  offer.accessEndsAt = now;
}

function endLater(offer: Settled, request: Job, now: Date): void {
  offer.accessEndsAt = accessAfter(request.closedAt ?? now);
}

/** When the supplier of a job that has ended stops seeing it. */
export const accessAfter = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + SUPPLIER_ACCESS_AFTER_CLOSE_DAYS * DAY_MS);

/**
 * An answer has ended one offer, and with it the supplier's access. If it was the last open one, the request waits for another
 * supplier.
 */
function freeAfter(request: Job, offers: Settled[], one: Settled, now: Date): boolean {
  one.accessEndsAt ??= now;
  const free = STILL_FREE_FROM.includes(request.status);
  // The same supplier may have accepted a later offer before the end of this one was processed.
  const accepted = offers.some(
    ({ state, supplierAccountId }) => state === 'accepted' && supplierAccountId === request.supplierAccountId,
  );
  if (free && request.supplierAccountId === one.supplierAccountId && !accepted) releaseSupplier(request);
  const waiting = offers.some(({ state }) => OPEN.includes(state));
  if (!free || waiting || request.supplierAccountId) return false;
  request.status = 'approved';
  return true;
}
