import { expect, it } from '@jest/globals';
import { pathOf } from './logger.js';

const SECRET = 'xpH4pJw4l9-2d3qcUhozQbIalyKJbrirO6ZYM87VJl8';

it.each([
  `/api/calendar/${SECRET}.ics`,
  `/api/calendar/${SECRET}`,
  `/api/calendar/${SECRET}.ics?x=1`,
  `/api/%63alendar/${SECRET}.ics`,
  `/%61pi/calendar/${SECRET}.ics`,
  `/api/calendar/${SECRET}/more`,
  `//api/calendar/${SECRET}.ics`,
  `/api//calendar/${SECRET}.ics`,
  `http://lodgewell.example/api/calendar/${SECRET}.ics`,
  `/API/Calendar/${SECRET}.ics`,
  `/x/api/calendar/${SECRET}.ics`,
])('CF-009 the log leaves the secret of a calendar out of %s', (url) => {
  expect(pathOf(url)).not.toContain(SECRET.slice(0, 12));
  expect(pathOf(url)).toMatch(/\/\[redacted\]$/);
});

it.each(['/api/calendar-feed', '/api/landlords/properties', '/fr/prix', '/'])('%s is logged as it is', (url) => {
  expect(pathOf(url)).toBe(url);
});

it('queries are left out, and keys in a path', () => {
  expect(pathOf('/api/x?token=abc')).toBe('/api/x');
  expect(pathOf(`/api/x/lw_${'a'.repeat(43)}`)).toBe('/api/x/lw_[redacted]');
});
