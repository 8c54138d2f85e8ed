import { expect, it } from '@jest/globals';
import { toInstant, toLocal } from './zoned-time';

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
