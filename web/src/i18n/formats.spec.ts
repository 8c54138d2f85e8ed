import { describe, expect, it } from '@jest/globals';
import { formatsFor } from './formats';

/** `Intl` uses several kinds of no-break spaces, which look the same to readers. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('amounts and days', () => {
  it('LN-013 have the format of each language', () => {
    const shown = (['en', 'fr', 'es'] as const).map((language) => plain(formatsFor(language).money(165_000, 'USD')));
    expect(shown).toEqual(['$1,650.00', '1 650,00 $', '$1,650.00']);
  });

  it('lose their cents in headlines and gain the code where currencies mix', () => {
    const { money } = formatsFor('en');
    expect(plain(money(2900, 'USD', { fraction: 'hide' }))).toBe('$29');
    expect(plain(money(2900, 'CAD', { code: true }))).toBe('$29.00 CAD');
  });

  it('are yen without decimals, in every language', () => {
    const shown = (['en', 'fr', 'es'] as const).map((language) => plain(formatsFor(language).money(150_000, 'JPY')));
    expect(shown).toEqual(['¥150,000', '150 000 ¥', '¥150,000']);
  });

  it('have a true minus, and a plus when asked', () => {
    expect(plain(formatsFor('en').money(-500, 'CAD'))).toBe('\u2212$5.00');
    expect(plain(formatsFor('fr').money(-500, 'CAD'))).toBe('\u22125,00 $');
    expect(formatsFor('en').money(500, 'CAD', { signed: true })).toBe('+$5.00');
  });

  it('are short at an axis, and no two marks of it look the same', () => {
    const marks = [0, 550, 1100, 1650];
    const at = (language: 'en' | 'fr' | 'es') => marks.map((value) => plain(formatsFor(language).short(value)));
    expect([at('en'), at('fr'), at('es')]).toEqual([
      ['0', '550', '1.1K', '1.65K'],
      ['0', '550', '1,1 k', '1,65 k'],
      ['0', '550', '1.1 k', '1.65 k'],
    ]);
    expect(formatsFor('en').short(1_650_000)).toBe('1.65M');
  });

  it('a day is the same day wherever it is read', () => {
    const shown = (['en', 'fr', 'es'] as const).map((language) => formatsFor(language).day('2025-11-04'));
    expect(shown).toEqual(['Nov 4, 2025', '4 nov. 2025', '4 nov 2025']);
  });

  it('rates come in basis points', () => {
    expect([plain(formatsFor('en').percent(290)), plain(formatsFor('fr').percent(150))]).toEqual(['2.9%', '1,5 %']);
  });
});
