import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, day, daysBetween, type Day } from '../../contract/days.js';
import { monthOfSeason, SEASONS } from '../../contract/maintenance.js';
import { todayIn } from '../../contract/time-zones.js';
import { dueAfter, dueBetween, dueOnOrAfter, monthsApart, raiseNow, type DueDays } from './due-days.js';

const every = (everyMonths: number, startsOn: string): DueDays => ({
  rhythm: 'months',
  everyMonths,
  startsOn: day(startsOn),
  seasons: [],
  country: 'CA',
});
const yearly = (startsOn: string): DueDays => ({ ...every(1, startsOn), rhythm: 'yearly', everyMonths: null });
const inSeasons = (seasons: DueDays['seasons'], country = 'CA', startsOn = '2026-01-01'): DueDays => ({
  ...every(1, startsOn),
  rhythm: 'seasons',
  everyMonths: null,
  seasons,
  country,
});

describe('due days of a maintenance schedule', () => {
  it('are counted from the first one, so that the 31st comes back after a shorter month', () => {
    expect(dueBetween(every(1, '2026-01-31'), day('2026-01-01'), day('2026-05-31'))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
  });

  it('of each year on February 29 fall on the 28th in other years', () => {
    expect(dueBetween(yearly('2024-02-29'), day('2024-01-01'), day('2028-12-31'))).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  it('go on from a day in the past, such as the last service', () => {
    expect(dueOnOrAfter(every(6, '2019-03-10'), day('2026-11-23'))).toBe('2027-03-10');
    expect(dueOnOrAfter(yearly('2025-11-23'), day('2026-11-23'))).toBe('2026-11-23');
  });

  it('of a season are in the middle of it, half a year apart on the two halves of the earth', () => {
    const year = (country: string) =>
      dueBetween(inSeasons(['spring', 'autumn'], country), day('2026-01-01'), day('2026-12-31'));
    expect([year('CA'), year('AU')]).toEqual([
      ['2026-04-15', '2026-10-15'],
      ['2026-04-15', '2026-10-15'],
    ]);
    expect(monthOfSeason('spring', 'CA')).toBe(4);
    expect(monthOfSeason('spring', 'AU')).toBe(10);
    expect(SEASONS.map((season) => monthOfSeason(season, 'NZ'))).toEqual([10, 1, 4, 7]);
    expect(dueOnOrAfter(inSeasons(['winter']), day('2026-01-16'))).toBe('2027-01-15');
    expect(dueOnOrAfter(inSeasons(['winter'], 'ZA'), day('2026-01-16'))).toBe('2026-07-15');
  });

  it('of seasons don’t come before the first day of the schedule', () => {
    expect(dueOnOrAfter(inSeasons(['spring'], 'US', '2027-05-01'), day('2026-01-01'))).toBe('2028-04-15');
  });
});

describe('the request of a due day', () => {
  const asOf = (today: string, nextOn: string, leadDays = 14) =>
    raiseNow(every(3, '2026-01-15'), { nextOn: day(nextOn), leadDays, today: day(today) });

  it('is made the lead days before, and not a day sooner', () => {
    expect(asOf('2026-03-31', '2026-04-15')).toEqual({ dueOn: null, nextOn: '2026-04-15' });
    expect(asOf('2026-04-01', '2026-04-15')).toEqual({ dueOn: '2026-04-15', nextOn: '2026-07-15' });
    expect(asOf('2026-04-14', '2026-04-15', 0).dueOn).toBeNull();
  });

  it('after a stop is the latest that was missed', () => {
    expect(asOf('2028-02-01', '2026-04-15')).toEqual({ dueOn: '2028-01-15', nextOn: '2028-04-15' });
  });

  it('has the day of the property’s time zone, also on the day on which clocks change', () => {
    const before = new Date('2026-03-08T04:59:59Z');
    const after = new Date('2026-03-08T05:00:00Z');
    expect([todayIn('America/Toronto', before), todayIn('America/Toronto', after)]).toEqual([
      '2026-03-07',
      '2026-03-08',
    ]);
    const once = (now: Date) =>
      raiseNow(every(12, '2026-03-08'), {
        nextOn: day('2026-03-08'),
        leadDays: 0,
        today: todayIn('America/Toronto', now),
      });
    expect([once(before).dueOn, once(after).dueOn]).toEqual([null, '2026-03-08']);
  });
});

const someDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(day('2023-01-01'), days));
const someDays: fc.Arbitrary<DueDays> = fc.record({
  rhythm: fc.constantFrom('months', 'yearly', 'seasons'),
  everyMonths: fc.integer({ min: 1, max: 120 }),
  startsOn: someDay,
  seasons: fc.subarray([...SEASONS], { minLength: 1 }),
  country: fc.constantFrom('CA', 'US', 'AU', 'NZ', 'FR', 'MX'),
});

describe('over random schedules', () => {
  it('a due day is one itself, none lies between it and the day before, and they are as far apart as the schedule says', () => {
    fc.assert(
      fc.property(someDays, someDay, (days, from) => {
        const due = dueOnOrAfter(days, from);
        expect(due >= from && due >= days.startsOn).toBe(true);
        expect(dueOnOrAfter(days, due)).toBe(due);
        const next = dueAfter(days, due);
        expect(next > due).toBe(true);
        expect(daysBetween(due, next)).toBeGreaterThanOrEqual(monthsApart(days) * 28);
      }),
      { numRuns: 300 },
    );
  });

  it('of months and years are those counted from the first day', () => {
    fc.assert(
      fc.property(
        someDays.filter(({ rhythm }) => rhythm !== 'seasons'),
        (days) => {
          const counted = [0, 1, 2, 3].map((step) => addMonths(days.startsOn, step * monthsApart(days)));
          expect(dueBetween(days, days.startsOn, counted[3] as Day)).toEqual(counted);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('whenever the scheduler runs, and back and forth in time: no due day twice, each in its time, and after a stop only the latest', () => {
    const runs = fc.array(fc.tuple(someDay, fc.integer({ min: -2, max: 2 })), { maxLength: 40 });
    fc.assert(
      fc.property(someDays, fc.integer({ min: 0, max: 27 }), runs, (days, leadDays, times) => {
        const raised: Day[] = [];
        let nextOn = days.startsOn;
        nextOn = dueOnOrAfter(days, nextOn);
        for (const [on, jump] of times.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
          const today = addDays(on, jump);
          const step = raiseNow(days, { nextOn, leadDays, today });
          if (step.dueOn) raised.push(step.dueOn);
          expect(daysBetween(today, step.dueOn ?? today)).toBeLessThanOrEqual(leadDays);
          expect(daysBetween(today, step.nextOn)).toBeGreaterThan(leadDays);
          expect(step.nextOn >= nextOn).toBe(true);
          nextOn = step.nextOn;
        }
        expect(new Set(raised).size).toBe(raised.length);
        expect(raised).toEqual(raised.toSorted());
        expect(raised.every((due) => dueOnOrAfter(days, due) === due)).toBe(true);
        expect(raised.length).toBeLessThanOrEqual(times.length);
      }),
      { numRuns: 300 },
    );
  });
});
