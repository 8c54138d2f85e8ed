import { describe, expect, it } from '@jest/globals';
import { settleOffers } from './settle-offers.js';

const NOW = new Date('2026-12-04T12:00:00Z');
const EARLIER = new Date('2026-12-03T12:00:00Z');
type Offers = Parameters<typeof settleOffers>[1];
const offer = (id: string, supplierAccountId: string, state: Offers[number]['state']): Offers[number] => ({
  id,
  supplierAccountId,
  state,
  createdAt: EARLIER,
  accessEndsAt: null,
});
const job = (supplierAccountId: string | null) => ({
  status: 'offered' as const,
  supplierAccountId,
  scheduledFor: null,
  scheduledUntil: null,
  closedAt: null,
});
const ended = (happening: 'offer_expired' | 'offer_declined') => ({ happening, offerId: 'old', at: NOW.toISOString() });

describe('what follows from the end of an offer', () => {
  it('frees the job with the supplier who gives it back', () => {
    const [request, offers] = [job('plombex'), [offer('old', 'plombex', 'declined')]];
    expect(settleOffers(request, offers, ended('offer_declined'), NOW)).toBe(true);
    expect(request).toMatchObject({ status: 'approved', supplierAccountId: null });
  });

  it('leaves the job with a supplier who accepted another offer for it meanwhile', () => {
    const request = job('plombex');
    const offers = [offer('old', 'plombex', 'expired'), offer('new', 'plombex', 'accepted')];
    expect(settleOffers(request, offers, ended('offer_expired'), NOW)).toBe(false);
    expect(request).toMatchObject({ status: 'offered', supplierAccountId: 'plombex' });
  });

  it('leaves the job with another supplier who has accepted it', () => {
    const request = job('rival');
    const offers = [offer('old', 'plombex', 'expired'), offer('new', 'rival', 'accepted')];
    expect(settleOffers(request, offers, ended('offer_expired'), NOW)).toBe(false);
    expect(request).toMatchObject({ status: 'offered', supplierAccountId: 'rival' });
  });
});
