import { describe, expect, it } from '@jest/globals';
import { day } from './days.js';
import { backOn, closedWeekdays, outsideHours } from './supplier-hours.js';

const WEEK = [{ days: [1, 2, 3, 4, 5], from: '08:00', until: '17:00' }];
const TORONTO = 'America/Toronto';
const HOLIDAYS = { from: '2026-12-24', until: '2026-12-26' };

describe('hours that a supplier states', () => {
  it('leave out the weekdays without hours, and none while nothing is stated', () => {
    expect(closedWeekdays({ hours: WEEK })).toEqual([6, 7]);
    expect(closedWeekdays({ hours: [] })).toEqual([]);
  });

  // 28 November 2026 is a Saturday, 30 November a Monday.
  it.each([
    ['2026-11-30T13:00:00Z', null],
    ['2026-11-30T12:59:00Z', 'time'],
    ['2026-11-30T22:00:00Z', 'time'],
    ['2026-11-28T15:00:00Z', 'weekday'],
    ['2026-12-24T15:00:00Z', 'off'],
    // Late on the 23rd in Toronto, the 24th in Greenwich.
    ['2026-12-24T03:00:00Z', 'time'],
    // The clocks have changed: 8 in the morning is 12 in Greenwich.
    ['2026-07-06T12:00:00Z', null],
  ])('judge an appointment at %s as %s, where the supplier is', (start, expected) => {
    expect(outsideHours({ hours: WEEK, daysOff: [HOLIDAYS], timeZone: TORONTO }, new Date(start))).toBe(expected);
  });

  it('take any time while no hours are stated, but no day off', () => {
    const off = { hours: [], daysOff: [HOLIDAYS], timeZone: TORONTO };
    expect(outsideHours(off, new Date('2026-11-29T08:00:00Z'))).toBeNull();
    expect(outsideHours(off, new Date('2026-12-25T15:00:00Z'))).toBe('off');
  });

  it('continue past midnight', () => {
    const nights = { hours: [{ days: [5], from: '22:00', until: '06:00' }], daysOff: [], timeZone: TORONTO };
    expect(outsideHours(nights, new Date('2026-11-28T10:00:00Z'))).toBeNull();
    expect(outsideHours(nights, new Date('2026-11-28T12:00:00Z'))).toBe('weekday');
  });

  it('say when someone is back, over ranges that follow one another, and nothing of what is far away or over', () => {
    const daysOff = [{ from: '2026-12-27', until: '2027-01-03' }, HOLIDAYS];
    expect(backOn({ daysOff }, day('2026-12-20'))).toEqual({ from: '2026-12-24', back: '2027-01-04' });
    expect(backOn({ daysOff }, day('2026-12-30'))).toEqual({ from: '2026-12-27', back: '2027-01-04' });
    expect(backOn({ daysOff }, day('2026-12-16'))).toBeNull();
    expect(backOn({ daysOff }, day('2027-01-04'))).toBeNull();
  });
});
