import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysInMonth, month, shiftMonth } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import { prorate, PRORATION_POLICIES, type ProrationPolicy } from './proration.js';

const months = fc.integer({ min: 0, max: 1200 }).map((count) => shiftMonth(month('1990-01'), count));
const rents = fc.integer({ min: 0, max: 10_000_000 }).map(cents);
const policies = fc.constantFrom(...PRORATION_POLICIES);

describe('proration', () => {
  it.each<[string, number, ProrationPolicy, number]>([
    ['2026-04', 15, 'actual_days', 82_500],
    ['2026-01', 16, 'actual_days', 85_161],
    ['2026-02', 1, 'actual_days', 5893],
    ['2024-02', 1, 'actual_days', 5690],
    ['2026-01', 30, 'actual_days', 159_677],
    ['2026-01', 30, 'thirty_days', 165_000],
    ['2026-02', 27, 'thirty_days', 148_500],
    ['2026-02', 28, 'thirty_days', 165_000],
    ['2026-01', 16, 'year_of_365', 86_795],
    ['2026-01', 16, 'none', 165_000],
  ])('PY-010 of $1,650.00 in %s, %d days by %s cost %d', (text, days, policy, expected) => {
    expect(prorate(cents(165_000), month(text), days, policy)).toBe(expected);
  });

  it('PY-010 rounds half a cent up', () => {
    expect(prorate(cents(100_001), month('2026-04'), 15)).toBe(50_001);
  });

  it('PY-010 a part costs between nothing and the rent, more days never cost less, the whole month is the rent', () => {
    fc.assert(
      fc.property(rents, months, policies, fc.integer({ min: 1, max: 30 }), (rent, inMonth, policy, days) => {
        const part = prorate(rent, inMonth, days, policy);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(rent);
        expect(prorate(rent, inMonth, days + 1, policy)).toBeGreaterThanOrEqual(part);
        expect(prorate(rent, inMonth, daysInMonth(inMonth), policy)).toBe(rent);
      }),
    );
  });

  it('PY-010 two tenants who share a month pay its rent, to within the cent that rounding gives', () => {
    fc.assert(
      fc.property(rents, months, fc.integer({ min: 1, max: 27 }), (rent, inMonth, days) => {
        const both = prorate(rent, inMonth, days) + prorate(rent, inMonth, daysInMonth(inMonth) - days);
        expect([0, 1]).toContain(both - rent);
      }),
    );
  });
});
