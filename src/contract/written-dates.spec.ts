import { expect, it } from '@jest/globals';
import { writtenSourceDate } from './source-date.js';
import { writtenDate, writtenDay, writtenRange } from './written-dates.js';
import { writtenZone } from './written-zone.js';

it.each([
  ['fr-CA', '2026-12-01', '1er décembre 2026'],
  ['fr-CA', '2026-12-11', '11 décembre 2026'],
  ['es-419', '2026-12-01', '1 de diciembre de 2026'],
  ['en-CA', '2026-12-01', 'December 1, 2026'],
])('in %s %s is written %s', (locale, day, text) => {
  expect(writtenDay(locale, day)).toBe(text);
});

it('the ordinal is also used next to weekdays, hours and short months', () => {
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  } as const;
  const [from, until] = [new Date('2026-12-01T13:00:00Z'), new Date('2026-12-01T14:00:00Z')];
  expect(writtenDate('fr-CA', from, options)).toMatch(/^mardi 1er déc/);
  expect(writtenRange('fr-CA', from, until, options)).toMatch(/^mardi 1er déc/);
});

it('Spanish has no comma between a weekday and its day, which follow an article in our texts', () => {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const [from, until] = [new Date('2026-12-01T13:00:00Z'), new Date('2026-12-02T14:00:00Z')];
  expect(writtenDate('es-MX', from, options)).toBe('martes 1 de diciembre');
  expect(writtenRange('es-MX', from, until, { ...options, hour: 'numeric' })).toMatch(
    /^martes 1 de diciembre, .*miércoles 2 de diciembre, /,
  );
});

it.each([
  ['fr-CA', '2026-11-30T02:55:00Z', '2 h 55'],
  ['fr-CA', '2026-11-30T00:05:00Z', '0 h 05'],
  ['fr-CA', '2026-11-30T20:00:00Z', '20 h 00'],
  ['en-CA', '2026-11-30T02:55:00Z', '2:55 a.m.'],
  ['es-MX', '2026-11-30T02:55:00Z', '2:55 a.m.'],
])('in %s the time of %s is %s, with or without a date', (locale, at, text) => {
  const plain = (options: Intl.DateTimeFormatOptions) =>
    writtenDate(locale, new Date(at), { ...options, timeZone: 'UTC' }).replaceAll(/\s/g, ' ');
  expect(plain({ timeStyle: 'short' })).toBe(text);
  expect(plain({ dateStyle: 'medium', timeStyle: 'short' })).toMatch(
    new RegExp(`^\\D*30\\D.* ${text.replaceAll('.', '\\.')}$`),
  );
});

it.each([
  ['en-CA', '2020', '2020'],
  ['en-CA', '2020-07', 'July 2020'],
  ['fr-CA', '2020-07', 'juillet 2020'],
  ['es-MX', '2020-07', 'julio de 2020'],
  ['en-CA', '2026-06-05', 'Jun 5, 2026'],
  ['fr-CA', '2026-06-01', '1er juin 2026'],
  ['en-CA', '2020-13', '2020-13'],
])('in %s a source of %s is dated %s', (locale, date, text) => {
  expect(writtenSourceDate(locale, date)).toBe(text);
});

it.each([
  ['America/Toronto', 'fr-CA', '2026-07-01', 'heure de l’Est'],
  ['America/Toronto', 'fr-CA', '2026-12-20', 'heure de l’Est'],
  ['America/Edmonton', 'fr-CA', '2025-07-01', 'heure des Rocheuses'],
  ['America/Edmonton', 'en-CA', '2025-07-01', 'Mountain Time'],
  ['Europe/Paris', 'fr-CA', '2025-07-01', 'heure de l’Europe centrale'],
  ['America/Toronto', 'es-MX', '2026-07-01', 'hora del Este'],
  ['America/Cancun', 'es-MX', '2026-07-01', 'hora estándar del Este'],
  ['America/Phoenix', 'en-US', '2025-07-01', 'Mountain Standard Time'],
])('the time of %s in %s on %s is called %s', (zone, locale, at, name) => {
  expect(writtenZone(locale, zone, new Date(`${at}T12:00:00Z`))).toBe(name);
});
