import { describe, expect, it } from '@jest/globals';
import { addMoney, currency, CURRENCY_CODES, isCurrency, totalByCurrency } from './currencies.js';
import { cents, MoneyError } from './money.js';

const cad = (amount: number) => ({ cents: cents(amount), currency: 'CAD' as const });
const usd = (amount: number) => ({ cents: cents(amount), currency: 'USD' as const });

describe('currencies', () => {
  it('are ISO codes whose minor unit is the one that Intl knows', () => {
    for (const code of CURRENCY_CODES) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions();
      expect([code, maximumFractionDigits]).toEqual([code, code === 'JPY' ? 0 : 2]);
    }
  });

  it.each(['cad', 'XXX', '', 'toString', null, 1])('refuses %p', (value) => {
    expect(isCurrency(value)).toBe(false);
    expect(() => currency(value)).toThrow(MoneyError);
  });

  it('PY-009 are never added across', () => {
    expect(addMoney(cad(1), cad(2))).toEqual(cad(3));
    expect(() => addMoney(cad(1), usd(2))).toThrow(MoneyError);
    expect(totalByCurrency([cad(1), usd(5), cad(2)])).toEqual([cad(3), usd(5)]);
  });
});
