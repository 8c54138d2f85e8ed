import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, day, type Day } from '../../contract/days.js';
import { EXPENSE_FREQUENCIES, FREQUENCY_MONTHS } from '../../contract/recurring.js';
import { dayAfter, dayOnOrAfter, daysDue } from './recurring-days.js';

const MONTHLY = { anchorOn: day('2026-01-31'), frequency: 'monthly' } as const;

describe('the days of a recurring expense', () => {
  it('count from the first one, so that the 31st comes back after a shorter month', () => {
    expect(daysDue(MONTHLY, day('2026-01-31'), day('2026-04-30'), null)).toEqual({
      due: ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
      nextOn: '2026-05-31',
      over: false,
    });
  });

  it('come each quarter and each year', () => {
    const from = (frequency: 'quarterly' | 'yearly') =>
      dayAfter({ anchorOn: day('2024-02-29'), frequency }, day('2024-02-29'));
    expect([from('quarterly'), from('yearly')]).toEqual(['2024-05-29', '2025-02-28']);
    expect(dayOnOrAfter({ anchorOn: day('2026-01-15'), frequency: 'quarterly' }, day('2026-11-23'))).toBe('2027-01-15');
  });

  it('end after the last one, which is still booked', () => {
    expect(daysDue(MONTHLY, day('2026-02-28'), day('2026-12-31'), day('2026-03-31'))).toEqual({
      due: ['2026-02-28', '2026-03-31'],
      nextOn: '2026-04-30',
      over: true,
    });
  });
});

it('over random beginnings, frequencies and runs: no day is booked twice and none is missing', () => {
  const someDay = fc.integer({ min: 0, max: 2500 }).map((days) => addDays(day('2024-01-01'), days));
  const given = fc.record({
    anchorOn: someDay,
    frequency: fc.constantFrom(...EXPENSE_FREQUENCIES),
    runs: fc.array(someDay, { maxLength: 40 }),
    endsOn: fc.option(someDay),
  });
  fc.assert(
    fc.property(given, ({ anchorOn, frequency, runs, endsOn }) => {
      const booked: Day[] = [];
      let next = anchorOn;
      for (const today of runs.toSorted()) {
        const step = daysDue({ anchorOn, frequency }, next, today, endsOn);
        booked.push(...step.due);
        next = step.nextOn;
      }
      const last = runs.toSorted().at(-1) ?? day('2000-01-01');
      const until = endsOn !== null && endsOn < last ? endsOn : last;
      const expected = Array.from({ length: 120 }, (_, n) => addMonths(anchorOn, n * FREQUENCY_MONTHS[frequency]));
      expect(booked).toEqual(expected.filter((on) => on <= until));
    }),
    { numRuns: 300 },
  );
});
