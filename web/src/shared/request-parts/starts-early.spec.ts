import { expect, it } from '@jest/globals';
import { startsEarly } from './starts-early';

const ZONE = 'America/Denver';
const EVENING = new Date('2026-12-01T05:00:00Z');

it.each([
  ['no appointment', null, false],
  ['one that has begun', '2026-12-01T04:30:00Z', false],
  ['one later on the same day there, which is the next in UTC', '2026-12-01T06:30:00Z', false],
  ['one of the next day', '2026-12-01T16:00:00Z', true],
  ['one of the next year', '2027-01-02T16:00:00Z', true],
  ['one of an earlier day', '2026-11-29T16:00:00Z', false],
])('with %s, starting early is %s: %s', (_, scheduledFor, early) => {
  expect(startsEarly(scheduledFor, ZONE, EVENING)).toBe(early);
});
