import { describe, expect, it } from '@jest/globals';
import { DayError } from './days.js';
import { isTimeZone } from './time-zone-names.js';
import { dayOfInstant, todayIn } from './time-zones.js';

describe('the day in a time zone', () => {
  it.each([
    ['America/Toronto', '2026-03-08T04:59:59Z', '2026-03-07', 'the night in which clocks go forward'],
    ['America/Toronto', '2026-03-08T05:00:00Z', '2026-03-08', 'the day of 23 hours'],
    ['America/Toronto', '2026-03-09T03:59:59Z', '2026-03-08', 'its last second'],
    ['America/Toronto', '2026-03-09T04:00:00Z', '2026-03-09', 'the day after'],
    ['America/Toronto', '2026-11-01T03:59:59Z', '2026-10-31', 'the last second before the day of 25 hours'],
    ['America/Toronto', '2026-11-01T04:00:00Z', '2026-11-01', 'the day of 25 hours, on which rent posts'],
    ['America/Toronto', '2026-11-02T04:59:59Z', '2026-11-01', 'its last second'],
    ['America/Toronto', '2026-11-02T05:00:00Z', '2026-11-02', 'the day after'],
    ['America/Phoenix', '2026-07-01T06:59:59Z', '2026-06-30', 'without daylight-saving time'],
    ['America/St_Johns', '2026-07-01T02:30:00Z', '2026-07-01', 'half an hour off'],
    ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06', 'midnight does not exist that day'],
    ['America/Toronto', '2028-03-01T04:59:59Z', '2028-02-29', 'a leap day'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01', 'the new year, earlier'],
  ])('PY-010 %s at %s is %s (%s)', (zone, instant, expected) => {
    expect(dayOfInstant(new Date(instant), zone)).toBe(expected);
  });

  it('is today for the clock that it is given, and for the machine’s own', () => {
    expect(todayIn('America/Toronto', new Date('2026-01-01T04:00:00Z'))).toBe('2025-12-31');
    expect(todayIn('UTC')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('refuses what is no time zone', () => {
    expect(['America/Toronto', 'UTC'].every(isTimeZone)).toBe(true);
    expect(
      ['Mars/Olympus', '', null, 7, 'IST', 'US/Pacific', 'constructor', 'toString', 'america/toronto'].some(isTimeZone),
    ).toBe(false);
    expect(() => dayOfInstant(new Date(), 'Mars/Olympus')).toThrow(new DayError('Not a time zone: Mars/Olympus'));
  });
});
