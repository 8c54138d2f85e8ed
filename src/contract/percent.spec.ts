import { describe, expect, it } from '@jest/globals';
import { parsePercent, typedPercent } from './percent-text.js';
import { percentOf, pointsOf, wholePercent } from './percent.js';

describe('percentages', () => {
  it('is kept in basis points', () => {
    expect([percentOf(290), pointsOf(2.9), pointsOf(2.904), wholePercent(0.456), wholePercent(1)]).toEqual([
      2.9, 290, 290, 4600, 10_000,
    ]);
  });

  it('is read as it is written in a field, independent of the decimals of a currency', () => {
    for (const locale of ['en-CA', 'fr-CA', 'es-MX']) expect(parsePercent(typedPercent(250, locale), locale)).toBe(250);
    expect([typedPercent(250, 'fr-CA'), typedPercent(500, 'en-CA')]).toEqual(['2,50', '5.00']);
    expect([parsePercent('2.5 %', 'en-CA'), parsePercent('3', 'fr-CA'), parsePercent('2,5', 'fr-CA')]).toEqual([
      250, 300, 250,
    ]);
    expect([parsePercent('', 'en-CA'), parsePercent('2.555', 'en-CA'), parsePercent('-1', 'en-CA')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
