import { addDays, day } from '@contract/days';
import type { Offer } from '../api/offers';

const WITHDRAWN_DAYS = 30;

/**
 * The open offers, of one home or of all. Otherwise the newest one, unless it was withdrawn and its last day is long
 * past.
 */
export function offersToShow(offers: readonly Offer[], leaseId: string | null, now: number): Offer[] {
  const oldest = addDays(day(new Date(now).toISOString().slice(0, 10)), -WITHDRAWN_DAYS);
  const own = offers.filter(
    (offer) => (!leaseId || offer.leaseId === leaseId) && (offer.state !== 'withdrawn' || offer.answerBy >= oldest),
  );
  const open = own.filter(({ state }) => state === 'sent');
  return open.length > 0 ? open : own.slice(0, 1);
}
