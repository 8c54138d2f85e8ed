import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, day, daysBetween, daysInMonth, month, monthOf, type Day } from '../../../contract/days.js';
import { firstRentDay } from '../../../contract/first-rent.js';
import { cents } from '../../../contract/money.js';
import { todayIn } from '../../../contract/time-zones.js';
import { nextScheduledRent, rentPeriod, rentPeriodsDue, type RentTerms } from './rent-schedule.js';

function lease(startsOn: string, rent: number, dueDay: number, more: Partial<RentTerms> = {}): RentTerms {
  const start = day(startsOn);
  return {
    startsOn: start,
    termEndsOn: null,
    endsForGood: false,
    endsOn: null,
    rentCents: cents(rent),
    dueDay,
    chargeFrom: start,
    ...more,
  };
}

const rows = (terms: RentTerms, today: string) =>
  rentPeriodsDue(terms, day(today)).map(
    ({ from, to, dueOn, cents: amount }) => `${from}..${to} due ${dueOn} ${amount}`,
  );

describe('the first rent that a form shows', () => {
  it('PY-010 is the first one of the schedule, even for a short month', () => {
    const from = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(
        from,
        from,
        fc.integer({ min: 1, max: 31 }),
        fc.option(fc.integer({ min: 0, max: 150 })),
        (start, charge, dueDay, lasts) => {
          const startsOn = addDays(day('2024-01-01'), start);
          const chargeFrom = addDays(day('2024-01-01'), charge);
          const lastDay = lasts === null ? null : addDays(startsOn, lasts);
          const terms = lease(startsOn, 100_000, dueDay, { chargeFrom, termEndsOn: lastDay, endsForGood: true });
          expect(firstRentDay({ startsOn, lastDay, dueDay, chargeFrom })).toBe(nextScheduledRent(terms)?.dueOn ?? null);
        },
      ),
    );
    const [startsOn, chargeFrom] = [day('2026-01-01'), day('2026-10-15')];
    expect(firstRentDay({ startsOn, lastDay: null, dueDay: 1, chargeFrom })).toBe('2026-11-01');
  });
});

describe('a year of rent, worked out by hand', () => {
  it('PY-010 due day 31, mid-month start, leap February, notice in the middle of a month', () => {
    expect(rows(lease('2023-11-15', 165_000, 31, { endsOn: day('2024-11-10') }), '2025-06-30')).toEqual([
      '2023-11-15..2023-11-30 due 2023-11-30 88000', // 16 of 30 days
      '2023-12-01..2023-12-31 due 2023-12-31 165000',
      '2024-01-01..2024-01-31 due 2024-01-31 165000',
      '2024-02-01..2024-02-29 due 2024-02-29 165000',
      '2024-03-01..2024-03-31 due 2024-03-31 165000',
      '2024-04-01..2024-04-30 due 2024-04-30 165000',
      '2024-05-01..2024-05-31 due 2024-05-31 165000',
      '2024-06-01..2024-06-30 due 2024-06-30 165000',
      '2024-07-01..2024-07-31 due 2024-07-31 165000',
      '2024-08-01..2024-08-31 due 2024-08-31 165000',
      '2024-09-01..2024-09-30 due 2024-09-30 165000',
      '2024-10-01..2024-10-31 due 2024-10-31 165000',
      '2024-11-01..2024-11-10 due 2024-11-30 55000', // 10 of 30 days, posts after the end
    ]);
  });

  it('PY-010 one day in January, then from the first; the last month has 28 days', () => {
    expect(rows(lease('2024-01-31', 100_001, 1, { endsOn: day('2025-02-13') }), '2025-12-31')).toEqual([
      '2024-01-31..2024-01-31 due 2024-01-31 3226', // 100001 / 31 = 3225.84
      '2024-02-01..2024-02-29 due 2024-02-01 100001',
      '2024-03-01..2024-03-31 due 2024-03-01 100001',
      '2024-04-01..2024-04-30 due 2024-04-01 100001',
      '2024-05-01..2024-05-31 due 2024-05-01 100001',
      '2024-06-01..2024-06-30 due 2024-06-01 100001',
      '2024-07-01..2024-07-31 due 2024-07-01 100001',
      '2024-08-01..2024-08-31 due 2024-08-01 100001',
      '2024-09-01..2024-09-30 due 2024-09-01 100001',
      '2024-10-01..2024-10-31 due 2024-10-01 100001',
      '2024-11-01..2024-11-30 due 2024-11-01 100001',
      '2024-12-01..2024-12-31 due 2024-12-01 100001',
      '2025-01-01..2025-01-31 due 2025-01-01 100001',
      '2025-02-01..2025-02-13 due 2025-02-01 46429', // 100001 × 13 / 28 = 46429.04
    ]);
  });

  it('PY-010 from a leap day, month to month, due on the 29th: February 2025 ends before it', () => {
    expect(rows(lease('2024-02-29', 120_050, 29), '2025-03-28')).toEqual([
      '2024-02-29..2024-02-29 due 2024-02-29 4140', // 120050 / 29 = 4139.66
      ...[
        '2024-03',
        '2024-04',
        '2024-05',
        '2024-06',
        '2024-07',
        '2024-08',
        '2024-09',
        '2024-10',
        '2024-11',
        '2024-12',
        '2025-01',
      ].map((text) => `${text}-01..${text}-${daysInMonth(month(text))} due ${text}-29 120050`),
      '2025-02-01..2025-02-28 due 2025-02-28 120050',
    ]);
  });

  it('PY-010 starts and ends on the days on which clocks change; the term ends for good', () => {
    const terms = lease('2026-03-08', 124_999, 8, { termEndsOn: day('2026-11-01'), endsForGood: true });
    expect(rows(terms, '2027-12-31')).toEqual([
      '2026-03-08..2026-03-31 due 2026-03-08 96773', // 124999 × 24 / 31 = 96773.42
      '2026-04-01..2026-04-30 due 2026-04-08 124999',
      '2026-05-01..2026-05-31 due 2026-05-08 124999',
      '2026-06-01..2026-06-30 due 2026-06-08 124999',
      '2026-07-01..2026-07-31 due 2026-07-08 124999',
      '2026-08-01..2026-08-31 due 2026-08-08 124999',
      '2026-09-01..2026-09-30 due 2026-09-08 124999',
      '2026-10-01..2026-10-31 due 2026-10-08 124999',
      '2026-11-01..2026-11-01 due 2026-11-08 4167', // 124999 / 30 = 4166.63
    ]);
  });

  it('PY-010 starts after its due day: the first rent is due on the start day', () => {
    expect(rows(lease('2026-11-21', 165_000, 1), '2026-12-01')).toEqual([
      '2026-11-21..2026-11-30 due 2026-11-21 55000',
      '2026-12-01..2026-12-31 due 2026-12-01 165000',
    ]);
  });

  it('PY-010 a term that ends without notice continues month to month at the same rent', () => {
    expect(rows(lease('2026-01-01', 90_000, 1, { termEndsOn: day('2026-02-15') }), '2026-04-01')).toEqual([
      '2026-01-01..2026-01-31 due 2026-01-01 90000',
      '2026-02-01..2026-02-28 due 2026-02-01 90000',
      '2026-03-01..2026-03-31 due 2026-03-01 90000',
      '2026-04-01..2026-04-30 due 2026-04-01 90000',
    ]);
  });

  it('PY-010 nothing that would have posted before chargeFrom is charged', () => {
    expect(rows(lease('2025-01-01', 165_000, 1, { chargeFrom: day('2026-11-21') }), '2026-12-31')).toEqual([
      '2026-12-01..2026-12-31 due 2026-12-01 165000',
    ]);
    expect(rows(lease('2025-01-01', 165_000, 21, { chargeFrom: day('2026-11-21') }), '2026-12-01')).toEqual([
      '2026-11-01..2026-11-30 due 2026-11-21 165000',
    ]);
  });

  it('a renewal’s rent applies from its month on, or from the next if it begins within one', () => {
    const steps = [
      { from: day('2026-03-15'), rentCents: cents(110_000) },
      { from: day('2026-02-01'), rentCents: cents(105_000) },
    ];
    expect(
      rows(lease('2026-01-01', 100_000, 1, { rentSteps: steps }), '2026-04-01').map((row) => row.split(' ').at(-1)),
    ).toEqual(['100000', '105000', '105000', '110000']);
  });

  it('a lease that ends before it starts owes nothing', () => {
    expect(rows(lease('2026-05-01', 100_000, 1, { endsOn: day('2026-04-30') }), '2027-01-01')).toEqual([]);
  });
});

describe('the moment at which rent posts', () => {
  it.each([
    ['America/Toronto', '2026-11-01T03:59:59Z', 0, 'a second before the day of 25 hours'],
    ['America/Toronto', '2026-11-01T04:00:00Z', 1, 'the day of 25 hours begins'],
    ['America/Los_Angeles', '2026-11-01T06:59:59Z', 0, 'three hours later in California'],
    ['America/Los_Angeles', '2026-11-01T07:00:00Z', 1, 'midnight in California'],
    ['America/St_Johns', '2026-11-01T02:30:00Z', 1, 'half an hour earlier in Newfoundland'],
  ])('PY-010 %s at %s: %d charges (%s)', (zone, now, count) => {
    expect(rentPeriodsDue(lease('2026-11-01', 165_000, 1), todayIn(zone, new Date(now)))).toHaveLength(count);
  });
});

describe('next scheduled rent', () => {
  const terms = lease('2026-01-15', 165_000, 1);

  it('is that of the month after those that were charged', () => {
    expect(nextScheduledRent(terms, month('2026-03'))).toMatchObject({ dueOn: '2026-04-01', cents: 165_000 });
    expect(nextScheduledRent(terms)).toMatchObject({ dueOn: '2026-01-15', cents: 90_484 });
    expect(nextScheduledRent(lease('2025-01-01', 165_000, 1, { chargeFrom: day('2026-11-21') }))?.dueOn).toBe(
      '2026-12-01',
    );
  });

  it('is none after the last month, and for a lease without rent; a later rent is found', () => {
    expect(nextScheduledRent({ ...terms, endsOn: day('2026-03-10') }, month('2026-03'))).toBeNull();
    expect(nextScheduledRent(lease('2026-01-01', 0, 1))).toBeNull();
    expect(
      nextScheduledRent(lease('2026-01-01', 0, 1, { rentSteps: [{ from: day('2027-06-15'), rentCents: cents(5) }] }))
        ?.dueOn,
    ).toBe('2027-07-01');
  });
});

describe('steps and ends of the calendar', () => {
  it('a rent agreed for the first day replaces that of the lease', () => {
    const from = day('2026-01-01');
    const terms = lease('2026-01-01', 100_000, 1, { rentSteps: [{ from, rentCents: cents(120_000) }] });
    expect(rentPeriod(terms, month('2026-01'))?.cents).toBe(120_000);
  });

  it('after a month before the lease the schedule begins with the lease', () => {
    const terms = lease('2026-03-01', 100_000, 1);
    expect(nextScheduledRent(terms, month('2025-01'))?.month).toBe('2026-03');
    expect(rentPeriodsDue(terms, day('2026-04-10'), month('2025-01')).map((one) => one.month)).toEqual([
      '2026-03',
      '2026-04',
    ]);
  });

  it('the first rent above zero is found in whichever order the steps come', () => {
    const steps = [
      { from: day('2028-06-01'), rentCents: cents(90_000) },
      { from: day('2027-01-01'), rentCents: cents(0) },
    ];
    for (const rentSteps of [steps, steps.toReversed()])
      expect(nextScheduledRent(lease('2026-01-01', 0, 1, { rentSteps }))).toMatchObject({
        month: '2028-06',
        cents: 90_000,
      });
  });

  it('a lease at the end of the calendar has no next rent instead of an error', () => {
    expect(nextScheduledRent(lease('9999-09-01', 100_000, 1))?.month).toBe('9999-09');
    expect(nextScheduledRent(lease('9999-10-01', 100_000, 1))).toBeNull();
  });
});

describe('any lease', () => {
  const someDay = (from: Day, span: number) => fc.integer({ min: 0, max: span }).map((count) => addDays(from, count));
  const terms = fc
    .record({
      start: someDay(day('2023-01-01'), 1500),
      length: fc.option(fc.integer({ min: 0, max: 1200 })),
      dueDay: fc.integer({ min: 1, max: 31 }),
      rent: fc.integer({ min: 100, max: 1_000_000 }),
      lateBy: fc.integer({ min: 0, max: 400 }),
    })
    .map(({ start, length, dueDay, rent, lateBy }) =>
      lease(start, rent, dueDay, {
        endsOn: length === null ? null : addDays(start, length),
        chargeFrom: addDays(start, lateBy),
      }),
    );

  it('PY-010 charges each occupied day once: periods follow one another without gap from the first charged one', () => {
    fc.assert(
      fc.property(terms, someDay(day('2023-01-01'), 3000), (any, today) => {
        const periods = rentPeriodsDue(any, today);
        periods
          .slice(1)
          .forEach((period, index) => expect(daysBetween(periods[index]?.to ?? today, period.from)).toBe(1));
        for (const period of periods) {
          expect(monthOf(period.from)).toBe(period.month);
          expect(monthOf(period.dueOn)).toBe(period.month);
          expect(period.dueOn >= period.from && period.dueOn >= any.chargeFrom && period.dueOn <= today).toBe(true);
          expect(period.cents <= any.rentCents).toBe(true);
          expect(period).toEqual(rentPeriod(any, period.month));
        }
      }),
    );
  });

  it('PY-010 a run on any later day, or after any month, only adds what is new', () => {
    fc.assert(
      fc.property(terms, someDay(day('2023-01-01'), 2000), fc.integer({ min: 0, max: 500 }), (any, today, later) => {
        const before = rentPeriodsDue(any, today);
        const after = rentPeriodsDue(any, addDays(today, later));
        expect(after.slice(0, before.length)).toEqual(before);
        expect(rentPeriodsDue(any, addDays(today, later), before.at(-1)?.month)).toEqual(after.slice(before.length));
      }),
    );
  });

  it('PY-010 what is scheduled next is what a run charges next', () => {
    fc.assert(
      fc.property(terms, someDay(day('2023-01-01'), 2000), (any, today) => {
        const upTo = rentPeriodsDue(any, today).at(-1)?.month ?? null;
        const next = nextScheduledRent(any, upTo);
        const until = next?.dueOn ?? addDays(today, 500);
        expect(rentPeriodsDue(any, until, upTo)).toEqual(next ? [next] : []);
      }),
    );
  });
});
