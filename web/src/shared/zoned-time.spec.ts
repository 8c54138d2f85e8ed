import { expect, it } from '@jest/globals';
import { suggestedStart, toInstant, toLocal } from './zoned-time';

it.each([
  ['2026-01-15', '09:30', 'America/Toronto', '2026-01-15T14:30:00.000Z'],
  ['2026-07-15', '09:30', 'America/Toronto', '2026-07-15T13:30:00.000Z'],
  ['2026-03-08', '12:00', 'America/Toronto', '2026-03-08T16:00:00.000Z'],
  ['2026-03-08', '00:30', 'America/Toronto', '2026-03-08T05:30:00.000Z'],
  ['2026-11-01', '23:00', 'America/Toronto', '2026-11-02T04:00:00.000Z'],
  ['2026-06-01', '08:00', 'America/St_Johns', '2026-06-01T10:30:00.000Z'],
  ['2026-06-01', '00:15', 'Europe/Paris', '2026-05-31T22:15:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, instant) => {
  expect(toInstant(date, time, zone).toISOString()).toBe(instant);
  expect(toLocal(instant, zone)).toEqual({ date, time });
});

it.each([
  ['in the day the next full hour but one', '2026-11-21T14:25', '2026-11-21', '16:00'],
  [
    'late in the evening the next morning, so that no window crosses midnight',
    '2026-11-21T21:30',
    '2026-11-22',
    '07:00',
  ],
  ['at night the same morning', '2026-11-21T02:10', '2026-11-21', '07:00'],
  ['before the clocks change the morning after it', '2026-10-31T22:00', '2026-11-01', '07:00'],
])('an appointment begins %s', (_case, now, date, time) => {
  const [today = '', clock = ''] = now.split('T');
  expect(
    toLocal(suggestedStart(toInstant(today, clock, 'America/Toronto'), 'America/Toronto'), 'America/Toronto'),
  ).toEqual({ date, time });
});
