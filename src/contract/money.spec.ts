import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { add, basisPoints, cents, max, min, MoneyError, negate, portion, subtract, sum, ZERO } from './money.js';

// The largest amount times the largest share is still a safe integer. Beyond it `portion` refuses.
const amounts = fc.integer({ min: -50_000_000_000, max: 50_000_000_000 }).map(cents);
const shares = fc.integer({ min: 0, max: 100_000 });

describe('cents', () => {
  it.each([1.5, NaN, Infinity, '100', null, undefined, 2 ** 53, {}, 10n])('TN-014 PY-006 refuses %p', (value) => {
    expect(() => cents(value)).toThrow(new MoneyError(`Not an amount in integer minor units: ${String(value)}`));
  });

  it('AP-034 takes safe integers, and has one zero', () => {
    expect(cents(165_000)).toBe(165_000);
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(Object.is(negate(ZERO), 0)).toBe(true);
  });

  it('refuses a sum that integers no longer hold', () => {
    const huge = cents(Number.MAX_SAFE_INTEGER);
    expect(() => add(huge, cents(1))).toThrow(MoneyError);
    expect(() => subtract(negate(huge), cents(1))).toThrow(MoneyError);
    expect(() => portion(huge, 2, 1)).toThrow(MoneyError);
  });

  it('adds, subtracts and compares', () => {
    expect(sum([cents(1), cents(2), cents(-5)])).toBe(-2);
    expect(sum([])).toBe(0);
    expect([min(cents(1), cents(2)), min(cents(2), cents(1)), min(cents(2), cents(2))]).toEqual([1, 1, 2]);
    expect([max(cents(1), cents(2)), max(cents(2), cents(1)), max(cents(2), cents(2))]).toEqual([2, 2, 2]);
  });
});

describe('portion', () => {
  it.each([
    [100, 1, 3, 33],
    [100, 2, 3, 67],
    [1, 1, 2, 1],
    [3, 1, 2, 2],
    [-1, 1, 2, -1],
    [-3, 1, 2, -2],
    [-100, 2, 3, -67],
    [165_000, 16, 31, 85_161],
    [165_000, 0, 31, 0],
    [9_007_199_254_740_991, 1, 1, 9_007_199_254_740_991],
  ])('PY-016 %d × %d ÷ %d = %d', (amount, numerator, denominator, expected) => {
    expect(portion(cents(amount), numerator, denominator)).toBe(expected);
  });

  it.each([
    [1, 0],
    [1.5, 2],
    [-1, 2],
    [1, -2],
    [1, NaN],
  ])('refuses %d/%d', (numerator, denominator) => {
    expect(() => portion(cents(100), numerator, denominator)).toThrow(
      new MoneyError(`Not a portion: ${numerator}/${denominator}`),
    );
  });

  it('PY-016 is never more than half a cent off, and exactly half goes up', () => {
    fc.assert(
      fc.property(amounts, shares, fc.integer({ min: 1, max: 100_000 }), (amount, numerator, denominator) => {
        const error =
          2n *
          (BigInt(portion(amount, numerator, denominator)) * BigInt(denominator) - BigInt(amount) * BigInt(numerator));
        const away = amount < 0 ? -error : error;
        expect(away > -BigInt(denominator) && away <= BigInt(denominator)).toBe(true);
      }),
    );
  });

  it('takes back with the opposite sign exactly what it gave', () => {
    fc.assert(
      fc.property(amounts, shares, fc.integer({ min: 1, max: 100_000 }), (amount, numerator, denominator) => {
        expect(portion(negate(amount), numerator, denominator)).toBe(negate(portion(amount, numerator, denominator)));
      }),
    );
  });
});

describe('basisPoints', () => {
  it.each([
    [165_000, 290, 4785],
    [165_000, 150, 2475],
    [1, 290, 0],
    [17, 290, 0],
    [18, 290, 1],
    [50, 100, 1],
    [49, 100, 0],
  ])('PY-016 %d at %d basis points is %d', (amount, rate, expected) => {
    expect(basisPoints(cents(amount), rate)).toBe(expected);
  });
});
