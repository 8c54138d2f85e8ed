import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimalOf, digitsOf, formatAmount, majorOf, unitOf } from './amount-format.js';
import { centsOf, parseAmount, signPlacedFor, typedAmount } from './amount-text.js';
import { CURRENCY_CODES } from './currencies.js';
import { LANGUAGES } from './languages.js';
import { cents } from './money.js';

const nbsp = '\u00a0';
const narrow = '\u202f';

const signOf = (currency: string, locale: string) => Object.values(signPlacedFor(currency, locale)).join('');

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
    ['2 400,50', 'en-CA', 240_050],
    ['2 400,50', 'es-MX', 240_050],
    ['2,400.50', 'fr-CA', 240_050],
    ['2.400,50', 'en-CA', 240_050],
    ['1.650,00', 'fr-CA', 165_000],
    ['12.345.678,90', 'es-MX', 1_234_567_890],
    ['12,345,678.90', 'fr-CA', 1_234_567_890],
    ['US$ 12', 'en-CA', 1200],
    ['CA$12.00', 'en-CA', 1200],
    ['C$12', 'en-CA', 1200],
    ['USD $1,650', 'en-CA', 165_000],
    ['12,00 $ US', 'fr-CA', 1200],
    ['12,00 $CA', 'fr-CA', 1200],
    ['£2,400.50', 'en-CA', 240_050],
    ['2 400,50 €', 'fr-CA', 240_050],
    ['  1  650.00  ', 'en-CA', 165_000],
    ['USD\t1\t650.00', 'en-CA', 165_000],
    ['MX $12', 'es-MX', 1200],
    ['CAD1650', 'en-CA', 165_000],
    ['USD$12', 'en-CA', 1200],
    ['12,5', 'fr-CA', 1250],
    ['90071992547409.91', 'en-CA', Number.MAX_SAFE_INTEGER],
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
    ['1.65,00', 'fr-CA', 'not_an_amount'],
    ['1.650,000.00', 'fr-CA', 'not_an_amount'],
    ['2 40,50', 'en-CA', 'not_an_amount'],
    ['5 %', 'en-CA', 'not_an_amount'],
    ['1,650', 'fr-CA', 'too_many_decimals'],
    ['1.650', 'en-CA', 'too_many_decimals'],
    ['1.2.3', 'en-CA', 'not_an_amount'],
    ['1,650 000', 'en-CA', 'not_an_amount'],
    ['1e5', 'en-CA', 'not_an_amount'],
    ['12.', 'en-CA', 'not_an_amount'],
    ['.5', 'en-CA', 'not_an_amount'],
    ['twelve', 'en-CA', 'not_an_amount'],
    ['12-5', 'en-CA', 'not_an_amount'],
    ['12 $ 5', 'en-CA', 'not_an_amount'],
    ['a2400,50', 'en-CA', 'not_an_amount'],
    ['2400,505', 'en-CA', 'not_an_amount'],
    [',5', 'fr-CA', 'not_an_amount'],
    ['90071992547409.92', 'en-CA', 'too_large'],
    ['١٢', 'en-CA', 'not_an_amount'],
    ['99999999999999999999', 'en-CA', 'too_large'],
  ])('says what is wrong with %p in %s: %s', (text, locale, problem) => {
    expect(parseAmount(text, locale, 'CAD')).toEqual({ ok: false, problem });
  });

  it.each([
    ['¥150,000', 'en-CA'],
    ['150 000 ¥', 'fr-CA'],
    ['150000 JPY', 'es-MX'],
    ['￥150,000', 'en-CA'],
  ])('reads yen, which have no decimals: %p in %s', (text, locale) => {
    expect(parseAmount(text, locale, 'JPY')).toEqual({ ok: true, cents: 150_000 });
    expect(parseAmount('1500.00', locale, 'JPY')).toEqual({ ok: false, problem: 'too_many_decimals' });
  });

  it('LN-013 reads back what is shown and what fields contain, for every currency in every language', () => {
    const locales = fc.constantFrom(...LANGUAGES.map(({ locale }) => locale));
    const amounts = fc
      .oneof(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.integer({ min: 0, max: 2_000_000 }))
      .map(cents);
    fc.assert(
      fc.property(
        amounts,
        locales,
        fc.constantFrom(...CURRENCY_CODES),
        fc.boolean(),
        (amount, locale, code, withCode) => {
          for (const text of [
            formatAmount(amount, code, locale, { code: withCode, fraction: 'auto' }),
            formatAmount(amount, code, locale),
            typedAmount(amount, code, locale),
            decimalOf(amount, code),
          ]) {
            expect([text, parseAmount(text, locale, code)]).toEqual([text, { ok: true, cents: amount }]);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('LN-013 reads what people type in another language’s way, for every currency in every language', () => {
    const locales = fc.constantFrom(...LANGUAGES.map(({ locale }) => locale));
    const ways = fc.constantFrom(['', ','], ['\u00a0', ','], [' ', '.'], [',', '.'], ['.', ',']);
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 10_000_000_000 }),
        locales,
        locales,
        fc.constantFrom(...CURRENCY_CODES),
        ways,
        (amount, locale, other, code, [group = '', mark = '.']) => {
          const [whole = '', fraction] = decimalOf(amount, code).split('.');
          const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
          const text = fraction === undefined ? whole : `${grouped}${mark}${fraction}`;
          for (const typed of [
            text,
            `${signOf(code, other)} ${text}`,
            `${text} ${signOf(code, other)}`,
            `${text} ${code}`,
          ]) {
            expect([typed, centsOf(typed, locale, code)]).toEqual([typed, amount]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('digitsOf', () => {
  it('knows the minor units of every currency that is offered', () => {
    expect(Object.fromEntries(CURRENCY_CODES.map((code) => [code, digitsOf(code)]))).toEqual({
      CAD: 2,
      USD: 2,
      EUR: 2,
      MXN: 2,
      GBP: 2,
      AUD: 2,
      NZD: 2,
      AED: 2,
      JPY: 0,
    });
    expect([unitOf('CAD'), unitOf('JPY')]).toEqual([100, 1]);
    expect([majorOf(165_050, 'CAD'), majorOf(165_050, 'JPY')]).toEqual([1650.5, 165_050]);
  });
});

describe('typedAmount', () => {
  it('has the decimals of its currency in a field', () => {
    expect(typedAmount(165_000, 'CAD', 'en-CA')).toBe('1,650.00');
    expect(typedAmount(165_000, 'CAD', 'fr-CA')).toBe(`1${nbsp}650,00`);
    expect(typedAmount(150_000, 'JPY', 'es-MX')).toBe('150,000');
    expect(typedAmount(0, 'CAD', 'en-CA')).toBe('0.00');
    expect(typedAmount(null, 'CAD', 'en-CA')).toBe('');
  });

  it('has the sign of its currency where the language has it', () => {
    expect(signPlacedFor('CAD', 'fr-CA')).toEqual({ suffix: '$' });
    expect(signPlacedFor('CAD', 'es-MX')).toEqual({ prefix: '$' });
    expect(signPlacedFor('JPY', 'en-CA')).toEqual({ prefix: '¥' });
    expect(signPlacedFor('AED', 'en-CA')).toEqual({ prefix: 'AED' });
  });
});

describe('formatAmount', () => {
  it('LN-013 writes an amount as each language does', () => {
    expect(formatAmount(cents(165_000), 'CAD', 'en-CA')).toBe('$1,650.00');
    expect(formatAmount(cents(165_000), 'CAD', 'fr-CA')).toBe(`1${nbsp}650,00${nbsp}$`);
    expect(formatAmount(cents(165_000), 'MXN', 'es-MX')).toBe('$1,650.00');
    expect(formatAmount(cents(165_000), 'CAD', 'en-CA', { fraction: 'hide' })).toBe('$1,650');
    expect(formatAmount(2900, 'USD', 'en-CA', { fraction: 'auto' })).toBe('$29');
    expect(formatAmount(2030, 'USD', 'en-CA', { fraction: 'auto' })).toBe('$20.30');
    expect(formatAmount(150_030, 'JPY', 'en-CA', { fraction: 'auto' })).toBe('¥150,030');
    expect(formatAmount(cents(-5), 'USD', 'en-CA', { code: true })).toBe(`\u2212$0.05${nbsp}USD`);
    expect(formatAmount(cents(5), 'USD', 'en-CA', { signed: true })).toBe('+$0.05');
    expect(formatAmount(cents(0), 'USD', 'en-CA', { signed: true })).toBe('$0.00');
    expect(formatAmount(cents(5), 'USD', 'en-CA')).toBe('$0.05');
    expect(formatAmount(cents(-165_000), 'CAD', 'fr-CA')).toBe(`\u22121${nbsp}650,00${nbsp}$`);
    expect(formatAmount(cents(-2900), 'USD', 'en-CA', { fraction: 'auto' })).toBe('\u2212$29');
  });

  it('LN-013 writes amounts that are too large to be written out in short', () => {
    expect(formatAmount(cents(210_000_000_000), 'USD', 'en-CA', { compact: true })).toBe('$2.1B');
    expect(formatAmount(cents(210_000_000_000), 'USD', 'en-CA', { compact: true, code: true })).toBe(`$2.1B${nbsp}USD`);
    expect(formatAmount(cents(210_000_000_000), 'USD', 'es-MX', { compact: true })).toBe(`$2,100${nbsp}M`);
  });

  it('loses nothing where floating point would', () => {
    expect(decimalOf(cents(Number.MAX_SAFE_INTEGER), 'CAD')).toBe('90071992547409.91');
    expect(formatAmount(cents(Number.MAX_SAFE_INTEGER), 'CAD', 'en-CA')).toBe('$90,071,992,547,409.91');
    expect(decimalOf(cents(-7), 'CAD')).toBe('-0.07');
    expect(decimalOf(cents(7), 'JPY')).toBe('7');
  });
});
