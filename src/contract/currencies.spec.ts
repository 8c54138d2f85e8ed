import { describe, expect, it } from '@jest/globals';
import { currency, CURRENCY_CODES, hasSeveralCurrencies, isCurrency } from './currencies.js';
import { MoneyError } from './money.js';

describe('currencies', () => {
  it('are ISO codes whose minor unit is the one that Intl knows', () => {
    for (const code of CURRENCY_CODES) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency: code,
      }).resolvedOptions();
      expect([code, maximumFractionDigits]).toEqual([code, code === 'JPY' ? 0 : 2]);
    }
  });

  it.each(['cad', 'XXX', '', 'toString', null, 1])('refuses %p', (value) => {
    expect(isCurrency(value)).toBe(false);
    expect(() => currency(value)).toThrow(MoneyError);
  });

  it.each([
    [undefined, false],
    [[], false],
    [['CAD'], false],
    [['CAD', 'CAD'], false],
    [['CAD', 'CAD', 'USD'], true],
  ])('of rows are several: %j, %p', (codes, several) => {
    expect(hasSeveralCurrencies(codes?.map((code) => ({ currency: code })))).toBe(several);
  });
});
