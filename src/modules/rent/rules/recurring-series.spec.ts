import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, day, daysInMonth, lastDayOf, monthOf, type Day, type Month } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import { prorate } from './proration.js';
import { nextOfSeries, rateOn, seriesDue, type RecurringSeries } from './recurring-series.js';
import type { RentPeriod, RentTerms } from './rent-schedule.js';

const LEASE: RentTerms = {
  startsOn: day('2026-01-01'),
  termEndsOn: null,
  endsForGood: false,
  endsOn: null,
  rentCents: cents(165_000),
  dueDay: 1,
  chargeFrom: day('2026-01-01'),
};
const PARKING: RecurringSeries = {
  id: 'parking',
  label: 'Parking',
  dueDay: 1,
  startsOn: day('2026-03-01'),
  endsOn: null,
  rates: [{ from: day('2026-03-01'), rentCents: cents(7500) }],
};
const due = (today: string, more: Partial<RecurringSeries> = {}, lease: Partial<RentTerms> = {}) =>
  seriesDue({ ...LEASE, ...lease }, { ...PARKING, ...more }, day(today), null).map(
    ({ month, dueOn, cents: amount }) => [month, dueOn, amount] as const,
  );

describe('a recurring charge', () => {
  it('is due each month from its first day on, on its own due day', () => {
    expect(due('2026-05-09', { dueDay: 10 })).toEqual([
      ['2026-03', '2026-03-10', 7500],
      ['2026-04', '2026-04-10', 7500],
    ]);
    expect(due('2026-02-28')).toEqual([]);
  });

  it('is prorated like rent in a month that it covers in part', () => {
    expect(due('2026-05-31', { startsOn: day('2026-04-16'), endsOn: day('2026-05-10') })).toEqual([
      ['2026-04', '2026-04-16', 3750],
      ['2026-05', '2026-05-01', 2419],
    ]);
  });

  it('ends with the lease, whether that ends by notice or with its term', () => {
    const months = (lease: Partial<RentTerms>) => due('2026-12-31', {}, lease).map(([month]) => month);
    expect(months({ endsOn: day('2026-04-30') })).toEqual(['2026-03', '2026-04']);
    expect(months({ termEndsOn: day('2026-04-30'), endsForGood: true })).toEqual(['2026-03', '2026-04']);
    expect(months({ termEndsOn: day('2026-04-30') })).toHaveLength(10);
    expect(months({ endsOn: day('2026-02-10') })).toEqual([]);
  });

  it('costs the new amount from its day on, and from the next month if that day is within one', () => {
    const rates = [...PARKING.rates, { from: day('2026-04-15'), rentCents: cents(9000) }];
    expect(due('2026-05-01', { rates }).map(([, , amount]) => amount)).toEqual([7500, 7500, 9000]);
    expect(rateOn({ rates }, day('2026-04-14')).rentCents).toBe(7500);
    expect(rateOn({ rates }, day('2026-04-15')).rentCents).toBe(9000);
    expect(nextOfSeries(LEASE, { ...PARKING, rates }, '2026-04' as Month)).toMatchObject({
      month: '2026-05',
      cents: 9000,
    });
  });

  it('is not charged for the time before the lease is charged', () => {
    expect(due('2026-05-31', {}, { chargeFrom: day('2026-04-20') }).map(([month]) => month)).toEqual(['2026-05']);
  });
});

const someDay = fc.integer({ min: 0, max: 900 }).map((days) => addDays(day('2026-01-01'), days));
const world = fc.record({
  leaseStart: someDay,
  leaseLength: fc.option(fc.integer({ min: 0, max: 700 })),
  start: someDay,
  length: fc.option(fc.integer({ min: 0, max: 700 })),
  dueDay: fc.integer({ min: 1, max: 31 }),
  raises: fc.array(fc.record({ from: someDay, rentCents: fc.integer({ min: 1, max: 50_000 }).map(cents) }), {
    maxLength: 3,
  }),
  runs: fc.array(someDay, { maxLength: 30 }),
});

it('over random leases, charges and runs: no month is charged twice, none is missing, and each costs what its days cost', () => {
  fc.assert(
    fc.property(world, ({ leaseStart, leaseLength, start, length, dueDay, raises, runs }) => {
      const lease: RentTerms = {
        ...LEASE,
        startsOn: leaseStart,
        chargeFrom: leaseStart,
        endsOn: leaseLength === null ? null : addDays(leaseStart, leaseLength),
      };
      const rates = [
        { from: start, rentCents: cents(7500) },
        ...raises.filter(({ from }) => from > start).sort((a, b) => (a.from < b.from ? -1 : 1)),
      ].filter((rate, at, all) => all.findIndex(({ from }) => from === rate.from) === at);
      const series = {
        ...PARKING,
        startsOn: start,
        endsOn: length === null ? null : addDays(start, length),
        dueDay,
        rates,
      };
      const posted: RentPeriod[] = [];
      const last = day('2029-01-01');
      for (const today of [...runs.sort(), last])
        posted.push(...seriesDue(lease, series, today, posted.at(-1)?.month ?? null));
      expect(posted.map(({ month, from, dueOn, cents: amount }) => ({ month, from, dueOn, cents: amount }))).toEqual(
        byHand(lease, series, last),
      );
    }),
    { numRuns: 300 },
  );
});

/** The same from first principles: counts the days of each month that both the lease and the charge cover. */
function byHand(lease: RentTerms, series: RecurringSeries, until: Day) {
  const covered = new Map<Month, Day[]>();
  for (let on = day('2026-01-01'); on <= lastDayOf(monthOf(until)); on = addDays(on, 1)) {
    const within = (from: Day, to: Day | null) => from <= on && (to === null || on <= to);
    if (within(lease.startsOn, lease.endsOn) && within(series.startsOn, series.endsOn))
      covered.set(monthOf(on), [...(covered.get(monthOf(on)) ?? []), on]);
  }
  return [...covered].flatMap(([month, days]) => {
    const first = days[0] as Day;
    const regular = addDays(day(`${month}-01`), Math.min(series.dueDay, daysInMonth(month)) - 1);
    const dueOn = regular < first ? first : regular;
    if (dueOn > until) return [];
    const amount = prorate(rateOn(series, first).rentCents, month, days.length);
    return amount > 0 ? [{ month, from: first, dueOn, cents: amount }] : [];
  });
}
