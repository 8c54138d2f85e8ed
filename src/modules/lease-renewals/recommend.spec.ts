import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tableFaults } from '../../contract/state-machine-checks.js';
import { recommend, type RenewalInputs } from './recommend.js';
import { OFFER_TABLE, RENEWAL_TABLE } from './renewal.states.js';

const LAW = {
  capCents: null,
  capStatus: 'automatic',
  guidelineCents: null,
  noticeFrom: null,
  noticeBy: '2026-12-31',
  noticeStatus: 'automatic',
  earliestOn: null,
};

function inputs(more: Partial<RenewalInputs> = {}, law: Partial<RenewalInputs['law']> = {}): RenewalInputs {
  return {
    today: '2026-11-21',
    leaseStartsOn: '2026-04-01',
    term: { startsOn: '2026-04-01', endsOn: '2027-03-31' },
    rentCents: 165_000,
    marketRentCents: 180_000,
    rentsDue: 8,
    rentsOnTime: 7,
    overdueCents: 0,
    repairsWaiting: 0,
    tenantIntent: null,
    maxIncreaseBasisPoints: 500,
    law: { ...LAW, ...law },
    ...more,
  };
}
const codes = (of: RenewalInputs) => recommend(of).reasons.map(({ code }) => code);

describe('lease renewal recommendations', () => {
  it('LR-006 propose a rent between the present and the highest, with reasons and a confidence', () => {
    // 5 % of 1,650.00 is 82.50; in steps of 5.00 the highest is 1,730.00, three quarters of the way 1,710.00.
    expect(recommend(inputs())).toMatchObject({
      action: 'increase',
      startsOn: '2027-04-01',
      endsOn: '2028-03-31',
      lowCents: 165_000,
      targetCents: 171_000,
      highCents: 173_000,
      confidence: 100,
    });
    expect(codes(inputs())).toEqual(['below_market', 'notice_open', 'own_cap', 'vacancy']);
  });

  it('LR-009 propose no increase once the notice window is missed, and on its last day they do', () => {
    expect(recommend(inputs({ today: '2027-01-01' }))).toMatchObject({
      action: 'keep',
      targetCents: 165_000,
      highCents: 165_000,
    });
    expect(codes(inputs({ today: '2027-01-01' }))[0]).toBe('notice_missed');
    expect(recommend(inputs({ today: '2026-12-31' })).targetCents).toBe(171_000);
  });

  it.each(['expired', 'unknown', 'manual'])('propose no increase where the cap is %s', (capStatus) => {
    expect(recommend(inputs({}, { capStatus }))).toMatchObject({ action: 'keep', targetCents: 165_000 });
    expect(codes(inputs({}, { capStatus }))).toContain('cap_unknown');
  });

  it('respect the interval since the last increase', () => {
    expect(recommend(inputs({}, { earliestOn: '2027-04-02' })).targetCents).toBe(165_000);
    expect(recommend(inputs({}, { earliestOn: '2027-04-01' })).targetCents).toBe(171_000);
  });

  it('ask less of those who pay on time and stay long, and never ask more because of reported repairs', () => {
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
    expect(recommend(inputs({ term: { startsOn: '2026-10-01', endsOn: '2027-03-31' } }))).toMatchObject({
      startsOn: '2027-04-01',
      endsOn: '2027-09-30',
    });
    expect(recommend(inputs({ term: { startsOn: '2024-01-31', endsOn: '2024-02-29' } }))).toMatchObject({
      startsOn: '2024-03-01',
      endsOn: '2025-02-28',
    });
  });

  it('never pass the region’s cap, the landlord’s own or the present rent, and are the same for the same inputs', () => {
    const rent = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(
        rent,
        fc.integer({ min: 0, max: 3000 }),
        fc.option(fc.integer({ min: 0, max: 100_000 })),
        fc.option(rent),
        fc.nat(12),
        (rentCents, own, rise, market, onTime) => {
          const given = inputs(
            { rentCents, maxIncreaseBasisPoints: own, marketRentCents: market, rentsDue: 12, rentsOnTime: onTime },
            { capCents: rise === null ? null : rentCents + rise },
          );
          const made = recommend(given);
          expect(made).toEqual(recommend(given));
          expect(made.lowCents).toBe(rentCents);
          expect(made.targetCents).toBeGreaterThanOrEqual(rentCents);
          expect(made.targetCents).toBeLessThanOrEqual(made.highCents);
          expect(made.highCents).toBeLessThanOrEqual(
            rentCents + Math.min(rise ?? Infinity, Math.round((rentCents * own) / 10_000)),
          );
        },
      ),
    );
  });

  it('weigh punctuality from three rents on: nine in ten on time count for the tenant, fewer than three in four against', () => {
    const said = (rentsOnTime: number, rentsDue: number) =>
      codes(inputs({ rentsOnTime, rentsDue })).filter((code) => code.startsWith('pays'));
    expect([
      said(2, 2),
      said(0, 2),
      said(3, 3),
      said(9, 10),
      said(8, 10),
      said(3, 4),
      said(2, 3),
      said(0, 3),
      said(8, 9),
    ]).toEqual([[], [], ['pays_on_time'], ['pays_on_time'], [], [], ['pays_late'], ['pays_late'], []]);
    expect(recommend(inputs({ rentsOnTime: 0 })).reasons.find(({ code }) => code === 'pays_late')).toEqual({
      code: 'pays_late',
      weight: 15,
      values: { onTime: 0, of: 8 },
    });
  });

  it('call a tenure long from three years on, and say how many', () => {
    const tenure = (leaseStartsOn: string) =>
      recommend(inputs({ leaseStartsOn })).reasons.find(({ code }) => code === 'long_tenure');
    expect(tenure('2024-03-31')?.values).toEqual({ years: 3 });
    expect(tenure('2024-04-01')).toBeUndefined();
    expect(tenure('2020-04-01')?.values).toEqual({ years: 6 });
    expect(tenure('2020-03-31')?.values).toEqual({ years: 7 });
  });

  it.each([
    ['unsure', true],
    ['leave', true],
    ['stay', false],
    [null, false],
  ] as const)('count a tenant who says %s as one who may leave: %s', (tenantIntent, may) => {
    expect(codes(inputs({ tenantIntent })).includes('may_leave')).toBe(may);
  });

  it('say which limit is felt, the law’s before the landlord’s own', () => {
    const limits = (law: Partial<RenewalInputs['law']>, more: Partial<RenewalInputs> = {}) =>
      codes(inputs(more, law)).filter((code) => ['cap', 'guideline', 'own_cap'].includes(code));
    expect(limits({ capCents: 170_000 })).toEqual(['cap']);
    expect(limits({ guidelineCents: 170_000 })).toEqual(['guideline']);
    expect(limits({ capCents: 170_000, guidelineCents: 168_000 })).toEqual(['cap']);
    // The landlord's own is 1,732.50.
    expect(limits({ capCents: 173_250 })).toEqual(['cap']);
    expect(limits({ capCents: 173_251 })).toEqual(['cap', 'own_cap']);
    expect([limits({}, { marketRentCents: 173_250 }), limits({}, { marketRentCents: 173_251 })]).toEqual([
      [],
      ['own_cap'],
    ]);
    expect(recommend(inputs({ marketRentCents: 180_000 }, { guidelineCents: 170_000 })).highCents).toBe(170_000);
    expect(
      recommend(inputs({ marketRentCents: 180_000 }, { capCents: 171_000, guidelineCents: 169_000 })).highCents,
    ).toBe(171_000);
  });

  it('without a market rent go by the law alone, and without a law by the present rent', () => {
    expect(recommend(inputs({ marketRentCents: null }))).toMatchObject({
      highCents: 165_000,
      action: 'keep',
      confidence: 80,
    });
    expect(recommend(inputs({ marketRentCents: null }, { capCents: 170_000 }))).toMatchObject({ highCents: 170_000 });
    expect(codes(inputs({ marketRentCents: null }))).toContain('no_market');
  });

  it('compare with the market to the cent', () => {
    const market = (marketRentCents: number) =>
      codes(inputs({ marketRentCents })).filter((code) => ['below_market', 'at_market', 'vacancy'].includes(code));
    expect([market(165_000), market(165_001), market(164_999)]).toEqual([
      ['at_market'],
      ['below_market', 'vacancy'],
      ['at_market'],
    ]);
    expect(recommend(inputs({ marketRentCents: 165_001 })).reasons[0]).toEqual({
      code: 'below_market',
      weight: 50,
      values: { cents: 1, market: 165_001 },
    });
  });

  it('go at least a quarter of the way, and never beyond the highest', () => {
    const quiet = {
      rentsOnTime: 8,
      leaseStartsOn: '2020-04-01',
      repairsWaiting: 1,
      tenantIntent: 'leave',
      overdueCents: 0,
    } as const;
    // 75 less 25, 15, 20 and 20 is below the quarter: of 80.00 it is 20.00.
    expect(recommend(inputs(quiet)).targetCents).toBe(167_000);
    // 75, 15 for late rents and 10 for what is owed make the whole of it.
    expect(recommend(inputs({ rentsOnTime: 0, overdueCents: 1 })).targetCents).toBe(173_000);
    expect(recommend(inputs({ overdueCents: 1 })).targetCents).toBe(171_500);
  });

  it('count what is known', () => {
    const of = (more: Partial<RenewalInputs>, law: Partial<RenewalInputs['law']> = {}) =>
      recommend(inputs(more, law)).confidence;
    expect([
      of({}),
      of({ rentsDue: 6 }),
      of({ rentsDue: 5, rentsOnTime: 5 }),
      of({}, { noticeBy: null }),
      of({}, { capStatus: 'unknown' }),
      of({ marketRentCents: null, rentsDue: 0, rentsOnTime: 0 }, { noticeBy: null, capStatus: 'unknown' }),
    ]).toEqual([100, 100, 80, 80, 80, 20]);
    expect(codes(inputs({}, { noticeBy: null }))).toContain('notice_unknown');
  });

  it('continue month to month, and for a year where the last term was not in whole months', () => {
    expect(recommend(inputs({ monthly: true }))).toMatchObject({ startsOn: '2027-04-01', endsOn: null });
    expect(recommend(inputs({ term: { startsOn: '2026-04-02', endsOn: '2027-03-31' } }))).toMatchObject({
      endsOn: '2028-03-31',
    });
    expect(recommend(inputs({ term: { startsOn: '2024-04-01', endsOn: '2027-03-31' } }))).toMatchObject({
      endsOn: '2030-03-31',
    });
    expect(recommend(inputs({ term: { startsOn: '2027-03-01', endsOn: '2027-03-31' } }))).toMatchObject({
      endsOn: '2027-04-30',
    });
  });

  it('give the direction, the weight and the values of each reason', () => {
    const said = (more: Partial<RenewalInputs>, law: Partial<RenewalInputs['law']> = {}) =>
      recommend(inputs(more, law)).reasons.map(({ code, weight, values }) => [code, weight, values]);
    expect(said({}, { capCents: 180_000 })).toEqual([
      ['below_market', 50, { cents: 15_000, market: 180_000 }],
      ['cap', -40, { cents: 180_000 }],
      ['notice_open', 35, { day: '2026-12-31' }],
      ['own_cap', -20, { cents: 173_250 }],
      ['vacancy', -10, { cents: 165_000 }],
    ]);
    expect(said({ marketRentCents: 160_000 }, { guidelineCents: 170_000, noticeBy: null })).toEqual([
      ['at_market', -50, { market: 160_000 }],
      ['guideline', -30, { cents: 170_000 }],
      ['notice_unknown', -15, {}],
    ]);
    expect(said({ marketRentCents: null }).at(-1)).toEqual(['no_market', -5, {}]);
    expect(
      said({ overdueCents: 7, leaseStartsOn: '2020-04-01', repairsWaiting: 2, tenantIntent: 'leave' }).slice(2),
    ).toEqual([
      ['own_cap', -20, { cents: 173_250 }],
      ['repairs_waiting', -20, { count: 2 }],
      ['may_leave', -20, { intent: 'leave' }],
      ['long_tenure', -15, { years: 6 }],
      ['vacancy', -10, { cents: 165_000 }],
      ['owes', 10, { cents: 7 }],
    ]);
  });

  it('say what forbids an increase, and not that its notice is still open', () => {
    const { reasons } = recommend(inputs({ today: '2027-01-01' }, { earliestOn: '2027-06-01', capStatus: 'expired' }));
    expect(reasons.slice(0, 3)).toEqual([
      { code: 'notice_missed', weight: -100, values: { day: '2026-12-31' } },
      { code: 'too_soon', weight: -100, values: { day: '2027-06-01' } },
      { code: 'cap_unknown', weight: -100, values: { status: 'expired' } },
    ]);
    expect(reasons.map(({ code }) => code)).not.toContain('notice_open');
    expect(codes(inputs({ today: '2026-12-31' }))).toContain('notice_open');
  });

  it('have states that hang together', () => {
    expect([...tableFaults(RENEWAL_TABLE), ...tableFaults(OFFER_TABLE)]).toEqual([]);
  });
});
