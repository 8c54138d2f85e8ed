import { describe, expect, it } from '@jest/globals';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { writeLetter } from './welcome-letter.js';

const homeOf = (language: 'en' | 'fr' | 'es', unit: string) =>
  writeLetter(new Catalogues(), {
    language,
    landlord: 'Nadia Tremblay',
    firstName: 'Kim',
    lastName: 'Larsen',
    street: '87 Laurier',
    unit,
    city: 'Montréal',
    address: 'https://example.com',
    writtenAt: new Date('2026-01-15T12:00:00Z'),
    expiresAt: new Date('2026-02-15T12:00:00Z'),
    timeZone: 'America/Toronto',
    settled: false,
  }).home;

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
