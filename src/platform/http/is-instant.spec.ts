import { expect, it } from '@jest/globals';
import { isInstant } from './is-instant.js';

it.each([
  '2026-12-01T15:00:00Z',
  '2026-12-01T15:00:00.123Z',
  '2026-12-01T15:00+01:00',
  '2026-12-01T15:00',
  '2026-12-01',
  '2024-02-29T00:00:00-14:00',
])('SEC-16 %s is an instant', (value) => {
  expect([isInstant(value), Number.isNaN(Date.parse(value))]).toEqual([true, false]);
});

it.each([
  '2026-W48-1',
  '2026-326',
  '20261122T120000Z',
  '2024-02-30T00:00:00Z',
  '2026-12-31T23:59:60Z',
  '2026-11-22T24:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-22T12:00:00+99:99',
  'now',
  'infinity',
  '',
  ' 2026-12-01',
  null,
  5,
  ['2026-12-01'],
])('SEC-16 %p is none', (value) => expect(isInstant(value)).toBe(false));
