import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, day, dayOfMonth, daysInMonth, lastDayOf, month, monthOf, type Day } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import { prorate } from './proration.js';
import { rentChanges, type PostedRent } from './rent-changes.js';
import { rentPeriodsDue, type RentTerms } from './rent-schedule.js';

const TERMS: RentTerms = {
  startsOn: day('2026-09-01'),
  termEndsOn: null,
  endsForGood: false,
  endsOn: null,
  rentCents: cents(120_000),
  dueDay: 1,
  chargeFrom: day('2026-09-01'),
};
const TODAY = day('2026-11-22');
const postedBy = (terms: RentTerms, today: Day = TODAY): PostedRent[] =>
  rentPeriodsDue(terms, today).map(({ month: period, dueOn, cents: amount }) => ({
    period,
    chargeId: `c-${period}`,
    dueOn,
    cents: amount,
    state: 'posted',
  }));
/** The months as they are after the changes. */
const applied = (posted: PostedRent[], changes: ReturnType<typeof rentChanges>) => {
  const months = new Map(
    posted
      .filter(({ state }) => state === 'posted')
      .map(({ period, dueOn, cents: amount }) => [period as string, { dueOn, cents: amount }]),
  );
  for (const { period, after } of changes) {
    if (after) months.set(period, after);
    else months.delete(period);
  }
  return [...months].sort(([a], [b]) => (a < b ? -1 : 1));
};

describe('posted rents when the terms change', () => {
  it('the last month is charged for the days that the tenant lives there', () => {
    expect(rentChanges(TERMS, { ...TERMS, endsOn: day('2026-11-19') }, postedBy(TERMS), TODAY)).toEqual([
      {
        period: '2026-11',
        chargeId: 'c-2026-11',
        before: { dueOn: '2026-11-01', cents: 120_000 },
        after: { dueOn: '2026-11-01', cents: 76_000 },
      },
    ]);
  });

  it('months after the end go, and come back when the notice is withdrawn', () => {
    const ended = { ...TERMS, endsOn: day('2026-10-15') };
    const changes = rentChanges(TERMS, ended, postedBy(TERMS), TODAY);
    expect(changes.map(({ period, after }) => [period, after?.cents ?? null])).toEqual([
      ['2026-10', 58_065],
      ['2026-11', null],
    ]);
    const left: PostedRent[] = postedBy(TERMS).map((rent) =>
      rent.period === '2026-10'
        ? { ...rent, cents: cents(58_065) }
        : rent.period === '2026-11'
          ? { ...rent, state: 'superseded' }
          : rent,
    );
    expect(
      rentChanges(ended, TERMS, left, TODAY).map(({ period, chargeId, after }) => [period, chargeId, after?.cents]),
    ).toEqual([
      ['2026-10', 'c-2026-10', 120_000],
      ['2026-11', null, 120_000],
    ]);
  });

  it('a month that the landlord took back by hand stays taken back', () => {
    const posted = postedBy(TERMS).map((rent) =>
      rent.period === '2026-10' ? { ...rent, state: 'by_hand' as const } : rent,
    );
    expect(
      rentChanges(TERMS, { ...TERMS, rentCents: cents(110_000) }, posted, TODAY).map(({ period }) => period),
    ).toEqual(['2026-09', '2026-11']);
  });

  it('a later due day moves the posted month instead of dropping it, an earlier start brings the months before', () => {
    expect(rentChanges(TERMS, { ...TERMS, dueDay: 28 }, postedBy(TERMS), TODAY).at(-1)).toMatchObject({
      period: '2026-11',
      after: { dueOn: '2026-11-28', cents: 120_000 },
    });
    const earlier = { ...TERMS, startsOn: day('2026-08-16'), chargeFrom: day('2026-08-16') };
    expect(rentChanges(TERMS, earlier, postedBy(TERMS), TODAY)).toEqual([
      { period: '2026-08', chargeId: null, before: null, after: { dueOn: '2026-08-16', cents: 61_935 } },
    ]);
  });

  it('a month whose amount was agreed otherwise stays as it is while both terms give it the same rent', () => {
    const posted = postedBy(TERMS).map((rent) =>
      rent.period === '2026-09' ? { ...rent, cents: cents(60_000) } : rent,
    );
    expect(
      rentChanges(TERMS, { ...TERMS, endsOn: day('2026-11-19') }, posted, TODAY).map(({ period }) => period),
    ).toEqual(['2026-11']);
  });

  it('changes come month by month, those before what is posted first', () => {
    const earlier = { ...TERMS, startsOn: day('2026-08-01'), chargeFrom: day('2026-08-01'), rentCents: cents(110_000) };
    expect(rentChanges(TERMS, earlier, postedBy(TERMS), TODAY).map(({ period }) => period)).toEqual([
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ]);
  });

  it('a rent of zero reverses the posted months and leaves no charge of zero', () => {
    const free = { ...TERMS, rentCents: cents(0) };
    expect(rentChanges(TERMS, free, postedBy(TERMS), TODAY).map(({ period, after }) => [period, after])).toEqual([
      ['2026-09', null],
      ['2026-10', null],
      ['2026-11', null],
    ]);
  });

  it('from the month of the last day on, what a run posted meanwhile is put right although the terms are the same', () => {
    const ended = { ...TERMS, endsOn: day('2026-10-15') };
    expect(
      rentChanges(ended, ended, postedBy(TERMS), TODAY).map(({ period, after }) => [period, after?.cents ?? null]),
    ).toEqual([
      ['2026-10', 58_065],
      ['2026-11', null],
    ]);
  });

  it('a month that was taken back and is still not owed stays as it is', () => {
    const ended = { ...TERMS, endsOn: day('2026-10-31') };
    const posted = postedBy(TERMS).map((rent) =>
      rent.period === '2026-11' ? { ...rent, state: 'superseded' as const } : rent,
    );
    expect(rentChanges(ended, ended, posted, TODAY)).toEqual([]);
  });

  const days = fc.integer({ min: 0, max: 400 }).map((count) => addDays(day('2026-01-01'), count));
  const terms = fc.record({
    rentCents: fc.integer({ min: 1, max: 900_000 }).map(cents),
    dueDay: fc.integer({ min: 1, max: 31 }),
    startsOn: days,
  });
  const lease = (one: { rentCents: ReturnType<typeof cents>; dueDay: number; startsOn: Day }): RentTerms => ({
    ...TERMS,
    ...one,
    chargeFrom: one.startsOn,
  });

  it('the last month costs its exact share, and nothing is owed after it, for any rent and day', () => {
    fc.assert(
      fc.property(terms, days, fc.integer({ min: 0, max: 400 }), (one, today, length) => {
        const running = lease(one);
        const posted = postedBy(running, today);
        const last = addDays(running.startsOn, length);
        const months = new Map(applied(posted, rentChanges(running, { ...running, endsOn: last }, posted, today)));
        for (const [period, { cents: amount }] of months) {
          const whole = month(period);
          const from = monthOf(running.startsOn) === whole ? dayOfMonth(running.startsOn) : 1;
          const to = monthOf(last) === whole ? dayOfMonth(last) : daysInMonth(whole);
          expect(period <= monthOf(last)).toBe(true);
          expect(amount).toBe(prorate(running.rentCents, whole, to - from + 1));
        }
        // A tenant who moves in the day after pays the rest of that month, give or take a cent of rounding.
        const split =
          last < lastDayOf(monthOf(last)) && monthOf(last) !== monthOf(running.startsOn)
            ? months.get(monthOf(last))
            : undefined;
        const rest = prorate(running.rentCents, monthOf(last), daysInMonth(monthOf(last)) - dayOfMonth(last));
        expect([0, 1]).toContain(split ? split.cents + rest - running.rentCents : 0);
      }),
    );
  });

  it('undoing a change restores every month', () => {
    fc.assert(
      fc.property(terms, days, days, (one, today, last) => {
        const running = lease(one);
        const ended = { ...running, endsOn: last > running.startsOn ? last : running.startsOn };
        const posted = postedBy(running, today);
        const months = new Map(applied(posted, rentChanges(running, ended, posted, today)));
        const then = posted.map((rent): PostedRent =>
          months.has(rent.period) ? { ...rent, ...months.get(rent.period) } : { ...rent, state: 'superseded' },
        );
        expect(applied(then, rentChanges(ended, running, then, today))).toEqual(applied(posted, []));
        expect(rentChanges(running, running, posted, today)).toEqual([]);
      }),
    );
  });
});
