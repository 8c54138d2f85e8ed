import { describe, expect, it } from '@jest/globals';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { writeLetter, type LetterFacts } from './welcome-letter.js';

const letterOf = (language: 'en' | 'fr' | 'es', facts: Partial<LetterFacts> = {}) =>
  writeLetter(new Catalogues(), {
    language,
    landlord: 'Nadia Tremblay',
    landlordAddress: null,
    country: 'CA',
    firstName: 'Kim',
    lastName: 'Larsen',
    street: '87 Laurier',
    unit: '12',
    city: 'Montréal',
    address: 'https://example.com',
    writtenAt: new Date('2026-01-15T12:00:00Z'),
    expiresAt: new Date('2026-02-15T12:00:00Z'),
    timeZone: 'America/Toronto',
    settled: false,
    hasEmail: true,
    paysOnline: true,
    ways: null,
    ...facts,
  });
const homeOf = (language: 'en' | 'fr' | 'es', unit: string) => letterOf(language, { unit }).home;

describe('the home in a letter', () => {
  it('says “Unit” only before a name that does not say what it is', () => {
    expect([homeOf('en', '12'), homeOf('en', 'Apt 12')]).toEqual([
      '87 Laurier, Unit 12, Montréal',
      '87 Laurier, Apt 12, Montréal',
    ]);
    expect([homeOf('fr', '12'), homeOf('fr', 'App. 12')]).toEqual([
      '87 Laurier, logement 12, Montréal',
      '87 Laurier, App. 12, Montréal',
    ]);
    expect([homeOf('es', '12'), homeOf('es', '#12')]).toEqual([
      '87 Laurier, unidad 12, Montréal',
      '87 Laurier, #12, Montréal',
    ]);
  });
});

describe('what a letter says', () => {
  it('TA-029 takes an email address for given only where there is one', () => {
    for (const [language, has, hasNot] of [
      ['en', 'with your email address', 'None is on file for you yet'],
      ['fr', 'avec votre adresse courriel', 'n’en contient pas encore'],
      ['es', 'con su correo electrónico', 'no hay ninguno registrado'],
    ] as const) {
      expect(letterOf(language).steps[2]).toContain(has);
      const step = letterOf(language, { hasEmail: false }).steps[2];
      expect([step?.includes(has), step?.includes(hasNot)]).toEqual([false, true]);
    }
  });

  it('TA-029 offers to pay rent only where the landlord takes it online', () => {
    for (const [language, words] of [
      ['en', 'pay your rent'],
      ['fr', 'payer votre loyer'],
      ['es', 'pagar la renta'],
    ] as const)
      expect([true, false].map((paysOnline) => letterOf(language, { paysOnline }).intro.includes(words))).toEqual([
        true,
        false,
      ]);
  });

  it('speaks for a company and for one person alike', () => {
    for (const settled of [true, false]) expect(letterOf('en', { settled }).closing).not.toMatch(/\b(we|us)\b/i);
  });
});
