import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { digitsOf } from '../../../contract/amount-format.js';
import { CURRENCY_CODES } from '../../../contract/currencies.js';
import { add, cents, ZERO } from '../../../contract/money.js';
import { planPrice } from '../../../contract/plans.js';
import { changeTerms, SMALLEST_CHARGE, unusedPart } from './change.js';

const HOUR = 3600_000;
const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);
const period = fc.record({
  priceCents: fc.integer({ min: 1, max: 10_000_000 }).map((value) => cents(value)),
  startsAt: fc.constant(at(0)),
  endsAt: fc.integer({ min: 1, max: 366 * 24 * HOUR }).map(at),
});
const moment = fc.integer({ min: -HOUR, max: 400 * 24 * HOUR }).map(at);
const money = fc.integer({ min: 0, max: 10_000_000 }).map((value) => cents(value));
const price = fc.integer({ min: 1, max: 10_000_000 }).map((value) => cents(value));
/** Amounts are whole minor units, so the digits of a currency change nothing about the sum. */
const currency = fc.constantFrom(...CURRENCY_CODES).filter((code) => digitsOf(code) >= 0);

describe('what a change of plan costs', () => {
  it('loses no money and makes none up, in any currency', () => {
    fc.assert(
      fc.property(currency, price, fc.option(period), money, moment, (_, to, present, balance, now) => {
        const { unusedCents, totalCents, balanceAfterCents } = changeTerms(to, present, balance, now);
        expect(add(add(unusedCents, balance), totalCents)).toBe(add(to, balanceAfterCents));
        expect(Math.min(totalCents, balanceAfterCents)).toBe(0);
        for (const value of [unusedCents, totalCents, balanceAfterCents]) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
        }
        expect(totalCents === 0 || totalCents >= SMALLEST_CHARGE).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('what is unused is never more than was paid, never grows, and is whole at the beginning and nothing at the end', () => {
    fc.assert(
      fc.property(period, moment, fc.integer({ min: 0, max: 30 * 24 * HOUR }), (present, now, later) => {
        const first = unusedPart(present, now);
        expect(first).toBeLessThanOrEqual(present.priceCents);
        expect(unusedPart(present, new Date(now.getTime() + later))).toBeLessThanOrEqual(first);
        expect(unusedPart(present, present.startsAt)).toBe(present.priceCents);
        expect(unusedPart(present, present.endsAt)).toBe(ZERO);
      }),
    );
  });

  it('changing back and forth at the same moment costs one period, whatever the plans', () => {
    fc.assert(
      fc.property(price, price, moment, (one, other, now) => {
        const begun = { priceCents: one, startsAt: now, endsAt: new Date(now.getTime() + 30 * 24 * HOUR) };
        const there = changeTerms(other, begun, ZERO, now);
        const back = changeTerms(one, { ...begun, priceCents: other }, there.balanceAfterCents, now);
        const worth = one + there.totalCents + back.totalCents - back.balanceAfterCents;
        expect(worth).toBeGreaterThanOrEqual(one - 2 * SMALLEST_CHARGE);
        expect(worth).toBeLessThanOrEqual(one);
      }),
    );
  });

  it('half a month of Starter pays for a part of Professional; a downgrade leaves a credit', () => {
    const month = { priceCents: planPrice('starter', 'month'), startsAt: at(0), endsAt: at(30 * 24 * HOUR) };
    const half = at(15 * 24 * HOUR);
    expect(changeTerms(planPrice('professional', 'month'), month, ZERO, half)).toEqual({
      unusedCents: 1450,
      totalCents: 6450,
      balanceAfterCents: 0,
    });
    const dear = { ...month, priceCents: planPrice('professional', 'month') };
    expect(changeTerms(planPrice('starter', 'month'), dear, cents(100), half)).toEqual({
      unusedCents: 3950,
      totalCents: 0,
      balanceAfterCents: 1150,
    });
    expect(changeTerms(cents(29_900), { ...month, endsAt: null }, ZERO, half).unusedCents).toBe(0);
  });
});

it('the prices are those of the price list: 30 % less when paid for a year', () => {
  expect(planPrice('starter', 'month')).toBe(2900);
  expect(planPrice('professional', 'month')).toBe(7900);
  expect(planPrice('starter', 'year')).toBe(24_360);
  expect(planPrice('professional', 'year')).toBe(66_360);
});
