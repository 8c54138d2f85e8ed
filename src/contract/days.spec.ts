import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  compareDays,
  day,
  dayIn,
  DayError,
  dayOfMonth,
  daysBetween,
  daysInMonth,
  earlier,
  firstDayOf,
  isDay,
  lastDayOf,
  later,
  month,
  monthOf,
  shiftMonth,
} from './days.js';

const days = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2300-12-31'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)));

describe('days', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00',
    '2026-01-00',
    '2026-01-32',
    '12026-01-01',
    '0999-12-31',
    '',
    null,
    5,
  ])('refuses %p', (value) => {
    expect(isDay(value)).toBe(false);
    expect(() => day(value)).toThrow(new DayError(`Not a calendar day: ${String(value)}`));
  });

  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '1000-01-01', '9999-12-31'])('takes %p', (value) => {
    expect(day(value)).toBe(value);
  });

  it.each(['1900-01-01', '2199-12-31'])('SEC-16 people may enter %p', (value) => expect(isDay(value)).toBe(true));
  it.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    'SEC-16 no one may enter %p, so that no arithmetic leaves the calendar',
    (value) => expect(isDay(value)).toBe(false),
  );

  it.each([['2026-1'], ['2026-13'], ['2026-00'], ['2026-01-01'], ['12026-01'], ['0800-01'], [202_601]])(
    'refuses the month %p',
    (value) => {
      expect(() => month(value)).toThrow(new DayError(`Not a calendar month: ${String(value)}`));
    },
  );

  it('takes the first and the last month of the calendar, and reaches both', () => {
    expect([month('1000-01'), month('9999-12')]).toEqual(['1000-01', '9999-12']);
    expect([shiftMonth(month('1000-02'), -1), shiftMonth(month('9999-11'), 1)]).toEqual(['1000-01', '9999-12']);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s and %d months is %s', (from, months, expected) => {
    expect(addMonths(day(from), months)).toBe(expected);
  });

  it('counts over leap days, years and daylight-saving changes', () => {
    expect(daysBetween(day('2024-02-28'), day('2024-03-01'))).toBe(2);
    expect(daysBetween(day('2026-02-28'), day('2026-03-01'))).toBe(1);
    expect(daysBetween(day('2026-03-01'), day('2026-11-30'))).toBe(274);
    expect(addDays(day('2026-03-07'), 1)).toBe('2026-03-08');
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
  });

  it('knows months', () => {
    expect(monthOf(day('2026-02-11'))).toBe('2026-02');
    expect(dayOfMonth(day('2026-02-09'))).toBe(9);
    expect([daysInMonth(month('2024-02')), daysInMonth(month('1900-02')), daysInMonth(month('2026-04'))]).toEqual([
      29, 28, 30,
    ]);
    expect([firstDayOf(month('2026-02')), lastDayOf(month('2026-02')), dayIn(month('2026-04'), 31)]).toEqual([
      '2026-02-01',
      '2026-02-28',
      '2026-04-30',
    ]);
    expect([shiftMonth(month('2026-09'), 1), dayIn(month('2026-10'), 10), dayIn(month('2026-10'), 9)]).toEqual([
      '2026-10',
      '2026-10-10',
      '2026-10-09',
    ]);
    expect([shiftMonth(month('2026-12'), 1), shiftMonth(month('2026-01'), -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('converts in both directions, and sorts in the order of the calendar', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), days, (from, count, other) => {
        fc.pre(count > 0 || from > '2011');
        const there = addDays(from, count);
        expect(daysBetween(from, there)).toBe(count);
        expect(addDays(there, -count)).toBe(from);
        expect(Math.sign(daysBetween(other, from))).toBe(compareDays(from, other));
        expect([earlier(from, other), later(from, other)].sort()).toEqual([from, other].sort());
      }),
    );
  });

  it('knows the length of every month as the machine’s calendar does', () => {
    for (let from = month('1900-01'); from < '2400-01'; from = shiftMonth(from, 1)) {
      const [year, index] = from.split('-').map(Number);
      expect([from, daysInMonth(from)]).toEqual([from, new Date(Date.UTC(year ?? 0, index ?? 0, 0)).getUTCDate()]);
    }
  });

  it('refuses to leave the calendar', () => {
    expect(() => shiftMonth(month('9999-12'), 1)).toThrow(new DayError('Beyond the calendar'));
    expect(() => shiftMonth(month('2026-12'), NaN)).toThrow(DayError);
    expect(() => dayIn(month('2026-12'), 0)).toThrow(new DayError('Not a day of a month: 0'));
    expect(() => dayIn(month('2026-12'), 1.5)).toThrow(DayError);
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(DayError);
    expect(() => addDays(day('2026-01-01'), Infinity)).toThrow(new DayError('Beyond the calendar'));
    expect(() => addMonths(day('1000-01-31'), -1)).toThrow(DayError);
  });
});
