import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tableFaults } from '../../contract/state-machine-checks.js';
import { recommend, type RenewalInputs } from './recommend.js';
import { OFFER_TABLE, RENEWAL_TABLE } from './renewal.states.js';

const LAW = { capCents: null, capStatus: 'automatic', guidelineCents: null, noticeFrom: null, noticeBy: '2026-12-31', noticeStatus: 'automatic', earliestOn: null };

function inputs(more: Partial<RenewalInputs> = {}, law: Partial<RenewalInputs['law']> = {}): RenewalInputs {
  return {
    today: '2026-11-21', leaseStartsOn: '2026-04-01', term: { startsOn: '2026-04-01', endsOn: '2027-03-31' }, rentCents: 165_000,
    marketRentCents: 180_000, rentsDue: 8, rentsOnTime: 7, overdueCents: 0, repairsWaiting: 0, tenantIntent: null, maxIncreaseBasisPoints: 500, law: { ...LAW, ...law }, ...more,
  };
}
const codes = (of: RenewalInputs) => recommend(of).reasons.map(({ code }) => code);

describe('lease renewal recommendations', () => {
  it('LR-006 propose a rent between the present and the highest, with reasons and a confidence', () => {
    // 5 % of 1,650.00 is 82.50; in steps of 5.00 the highest is 1,730.00, three quarters of the way 1,710.00.
    expect(recommend(inputs())).toMatchObject({ action: 'increase', startsOn: '2027-04-01', endsOn: '2028-03-31', lowCents: 165_000, targetCents: 171_000, highCents: 173_000, confidence: 100 });
    expect(codes(inputs())).toEqual(['below_market', 'notice_open', 'own_cap', 'vacancy']);
  });

  it('LR-009 propose no increase once the notice window is missed, and on its last day they do', () => {
    expect(recommend(inputs({ today: '2027-01-01' }))).toMatchObject({ action: 'keep', targetCents: 165_000, highCents: 165_000 });
    expect(codes(inputs({ today: '2027-01-01' }))[0]).toBe('notice_missed');
    expect(recommend(inputs({ today: '2026-12-31' })).targetCents).toBe(171_000);
  });

  it.each(['expired', 'unknown', 'manual'])('propose no increase where the cap is %s', (capStatus) => {
    expect(recommend(inputs({}, { capStatus }))).toMatchObject({ action: 'keep', targetCents: 165_000 });
    expect(codes(inputs({}, { capStatus }))).toContain('cap_unknown');
  });

  it('wait for the interval since the last increase', () => {
    expect(recommend(inputs({}, { earliestOn: '2027-04-02' })).targetCents).toBe(165_000);
    expect(recommend(inputs({}, { earliestOn: '2027-04-01' })).targetCents).toBe(171_000);
  });

  it('ask less of those who pay on time and stay long, and more of nobody for having reported repairs', () => {
    const plain = recommend(inputs()).targetCents;
    expect(recommend(inputs({ rentsOnTime: 8 })).targetCents).toBeLessThan(plain);
    expect(recommend(inputs({ leaseStartsOn: '2020-04-01' })).targetCents).toBeLessThan(plain);
    expect(recommend(inputs({ repairsWaiting: 2 })).targetCents).toBeLessThan(plain);
    expect(recommend(inputs({ tenantIntent: 'leave' })).targetCents).toBeLessThan(plain);
    expect(recommend(inputs({ tenantIntent: 'stay' })).targetCents).toBe(plain);
  });

  it('want a person to look when something is owed, or at the market rent the same rent again', () => {
    expect(recommend(inputs({ overdueCents: 5 })).action).toBe('review');
    expect(recommend(inputs({ marketRentCents: 160_000 }))).toMatchObject({ action: 'keep', targetCents: 165_000 });
  });

  it('follow without overlap, for as long as the last term', () => {
    expect(recommend(inputs({ term: { startsOn: '2026-10-01', endsOn: '2027-03-31' } }))).toMatchObject({ startsOn: '2027-04-01', endsOn: '2027-09-30' });
    expect(recommend(inputs({ term: { startsOn: '2024-01-31', endsOn: '2024-02-29' } }))).toMatchObject({ startsOn: '2024-03-01', endsOn: '2025-02-28' });
  });

  it('never pass the region’s cap, the landlord’s own or the present rent, and are the same for the same inputs', () => {
    const rent = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(fc.property(rent, fc.integer({ min: 0, max: 3000 }), fc.option(fc.integer({ min: 0, max: 100_000 })), fc.option(rent), fc.nat(12), (rentCents, own, rise, market, onTime) => {
      const given = inputs({ rentCents, maxIncreaseBasisPoints: own, marketRentCents: market, rentsDue: 12, rentsOnTime: onTime }, { capCents: rise === null ? null : rentCents + rise });
      const made = recommend(given);
      expect(made).toEqual(recommend(given));
      expect(made.lowCents).toBe(rentCents);
      expect(made.targetCents).toBeGreaterThanOrEqual(rentCents);
      expect(made.targetCents).toBeLessThanOrEqual(made.highCents);
      expect(made.highCents).toBeLessThanOrEqual(rentCents + Math.min(rise ?? Infinity, Math.round((rentCents * own) / 10_000)));
    }));
  });

  it('have states that hang together', () => {
    expect([...tableFaults(RENEWAL_TABLE), ...tableFaults(OFFER_TABLE)]).toEqual([]);
  });
});
