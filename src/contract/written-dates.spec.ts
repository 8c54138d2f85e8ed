import { expect, it } from '@jest/globals';
import { writtenDate, writtenDay, writtenRange } from './written-dates.js';

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
