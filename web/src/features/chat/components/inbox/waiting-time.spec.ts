import { expect, it } from '@jest/globals';
import { waitedFor } from './waiting-time';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const ago = (minutes: number) => waitedFor(new Date(NOW - minutes * 60_000).toISOString(), NOW);

it.each([
  [0, 1, 'minute'],
  [1.9, 1, 'minute'],
  [59.9, 59, 'minute'],
  [60, 1, 'hour'],
  [23 * 60 + 59, 23, 'hour'],
  [24 * 60, 1, 'day'],
  [-5, 1, 'minute'],
])('INBOX-08 %s minutes ago reads as %s %s', (minutes, value, unit) => {
  expect(ago(minutes)).toEqual({ value, unit });
});
