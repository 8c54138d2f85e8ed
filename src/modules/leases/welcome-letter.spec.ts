import { describe, expect, it } from '@jest/globals';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { writeLetter, type LetterFacts } from './welcome-letter.js';

const letterOf = (language: 'en' | 'fr' | 'es', facts: Partial<LetterFacts> = {}) =>
  writeLetter(new Catalogues(), {
    language,
    landlord: 'Nadia Tremblay',
    landlordAddress: null,
    emergencyPhone: null,
    country: 'CA',
    firstName: 'Kim',
    lastName: 'Larsen',
    street: '87 Laurier',
    unit: '12',
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H2J 3T6',
    address: 'https://example.com',
    writtenAt: new Date('2026-01-15T12:00:00Z'),
    expiresAt: new Date('2026-02-15T12:00:00Z'),
    timeZone: 'America/Toronto',
    accessEndsAt: null,
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
  it('TA-029 mentions an email address only where there is one', () => {
    for (const [language, has, hasNot] of [
      ['en', 'with your email address', 'We don’t have one for you yet'],
      ['fr', 'avec votre adresse courriel', 'n’en contient pas encore'],
      ['es', 'con su correo electrónico', 'no hay ninguno registrado'],
    ] as const) {
      expect(letterOf(language).steps[2]).toContain(has);
      const step = letterOf(language, { hasEmail: false }).steps[2];
      expect([step?.includes(has), step?.includes(hasNot)]).toEqual([false, true]);
    }
  });

  it('TA-029 says to someone without an email address that everything comes by letter', () => {
    for (const [language, words] of [
      ['en', 'can print notices, receipts and letters'],
      ['fr', 'imprimer pour vous les avis, les reçus'],
      ['es', 'imprimirle los avisos, los recibos'],
    ] as const) {
      expect(letterOf(language, { hasEmail: false }).steps[2]).toContain(words);
      expect(letterOf(language).steps[2]).not.toContain(words);
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

  it('TA-029 is addressed with the postal code, and names the number for emergencies where there is one', () => {
    expect(letterOf('en').homeLines).toEqual(['87 Laurier, Unit 12', 'Montréal, QC H2J 3T6']);
    expect(letterOf('en').emergency).toBeNull();
    for (const language of ['en', 'fr', 'es'] as const)
      expect(letterOf(language, { emergencyPhone: '+1 514 555 0100' }).emergency).toContain('+1 514 555 0100');
  });

  it('TA-038 tells a past tenant what they can still see and until when, without welcoming them', () => {
    const former = { accessEndsAt: new Date('2028-02-01T05:00:00Z'), emergencyPhone: '+1 514 555 0100' };
    for (const [language, ended, until] of [
      ['en', 'has ended', 'until January 31, 2028'],
      ['fr', 'a pris fin', 'jusqu’au 31 janvier 2028'],
      ['es', 'terminó', 'hasta el 31 de enero de 2028'],
    ] as const) {
      const letter = letterOf(language, former);
      expect([letter.intro.includes(ended), letter.intro.includes(until), letter.emergency]).toEqual([
        true,
        true,
        null,
      ]);
      expect(letter.title).not.toBe(letterOf(language).title);
      expect(letter.validity).not.toBe(letterOf(language).validity);
      expect(letter.closing).not.toBe(letterOf(language).closing);
    }
  });

  it.each([
    ['en', 'Your home is now on'],
    ['fr', 'Votre logement est maintenant'],
    ['es', 'Su vivienda ya está'],
  ] as const)('doesn’t welcome in %s who has lived there for long', (language, title) => {
    const letter = letterOf(language, { settled: true });
    expect(letter.title).toContain(title);
    expect(letter.closing).not.toBe(letterOf(language).closing);
  });

  it('is written for a company as well as for one person', () => {
    for (const settled of [true, false]) expect(letterOf('en', { settled }).closing).not.toMatch(/\b(we|us)\b/i);
  });
});
