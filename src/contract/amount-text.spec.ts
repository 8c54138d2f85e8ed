import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimalOf, formatAmount } from './amount-format.js';
import { parseAmount } from './amount-text.js';
import { CURRENCY_CODES } from './currencies.js';
import { cents } from './money.js';

const nbsp = '\u00a0';
const narrow = '\u202f';

describe('parseAmount', () => {
  it.each([
    ['1,650.00', 'en-CA', 165_000],
    ['1650', 'en-CA', 165_000],
    ['$1,650.5', 'en-CA', 165_050],
    ['USD 12', 'en-CA', 1200],
    ['1 650.00', 'en-CA', 165_000],
    ['1,234,567.89', 'es-MX', 123_456_789],
    ['1 650,00', 'fr-CA', 165_000],
    [`1${nbsp}650,00${nbsp}$`, 'fr-CA', 165_000],
    [`1${narrow}650,5`, 'fr-CA', 165_050],
    ['1650.00', 'fr-CA', 165_000],
    ['1 650 CAD', 'fr-CA', 165_000],
    ['0', 'en-CA', 0],
    ['2400,50', 'en-CA', 240_050],
    ['$2400,5', 'es-MX', 240_050],
  ])('reads %p in %s', (text, locale, expected) => {
    expect(parseAmount(text, locale, 'CAD')).toEqual({ ok: true, cents: expected });
  });

  it.each([
    ['', 'en-CA', 'empty'],
    [' $ ', 'en-CA', 'empty'],
    ['-5', 'en-CA', 'negative'],
    ['−5', 'en-CA', 'negative'],
    ['165,00', 'en-CA', 'not_an_amount'],
    ['1,650,00', 'en-CA', 'not_an_amount'],
    ['1,65', 'es-MX', 'not_an_amount'],
    ['1.650,00', 'fr-CA', 'not_an_amount'],
    ['1,650', 'fr-CA', 'too_many_decimals'],
    ['1.650', 'en-CA', 'too_many_decimals'],
    ['1.2.3', 'en-CA', 'not_an_amount'],
    ['1,650 000', 'en-CA', 'not_an_amount'],
    ['1e5', 'en-CA', 'not_an_amount'],
    ['12.', 'en-CA', 'not_an_amount'],
    ['.5', 'en-CA', 'not_an_amount'],
    ['twelve', 'en-CA', 'not_an_amount'],
    ['١٢', 'en-CA', 'not_an_amount'],
    ['99999999999999999999', 'en-CA', 'too_large'],
  ])('says what is wrong with %p in %s: %s', (text, locale, problem) => {
    expect(parseAmount(text, locale, 'CAD')).toEqual({ ok: false, problem });
  });

  it('LN-013 reads back what a locale writes, for every currency', () => {
    const locales = fc.constantFrom('en-CA', 'fr-CA', 'es-MX');
    const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(cents);
    fc.assert(fc.property(amounts, locales, fc.constantFrom(...CURRENCY_CODES), fc.boolean(), (amount, locale, code, withCode) => {
      const text = formatAmount(amount, code, locale, { code: withCode });
      expect(parseAmount(text, locale, code)).toEqual({ ok: true, cents: amount });
    }), { numRuns: 1000 });
  });
});

describe('formatAmount', () => {
  it('LN-013 writes an amount as each language does', () => {
    expect(formatAmount(cents(165_000), 'CAD', 'en-CA')).toBe('$1,650.00');
    expect(formatAmount(cents(165_000), 'CAD', 'fr-CA')).toBe(`1${nbsp}650,00${nbsp}$`);
    expect(formatAmount(cents(165_000), 'MXN', 'es-MX')).toBe('$1,650.00');
    expect(formatAmount(cents(165_000), 'CAD', 'en-CA', { minorUnits: false })).toBe('$1,650');
    expect(formatAmount(cents(-5), 'USD', 'en-CA', { code: true })).toBe(`\u2212$0.05${nbsp}USD`);
    expect(formatAmount(cents(5), 'USD', 'en-CA', { signed: true })).toBe('+$0.05');
  });

  it('loses nothing where floating point would', () => {
    expect(decimalOf(cents(Number.MAX_SAFE_INTEGER), 'CAD')).toBe('90071992547409.91');
    expect(formatAmount(cents(Number.MAX_SAFE_INTEGER), 'CAD', 'en-CA')).toBe('$90,071,992,547,409.91');
    expect(decimalOf(cents(-7), 'CAD')).toBe('-0.07');
    expect(decimalOf(cents(7), 'JPY')).toBe('7');
  });
});
