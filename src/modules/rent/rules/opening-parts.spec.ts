import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { day } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import { openingParts } from './opening-parts.js';

const parts = (owed: number, since: string | null, until = '2026-11-27', dueDay = 1) =>
  openingParts(cents(owed), { rentCents: cents(1000), dueDay }, since === null ? null : day(since), day(until)).map(
    (part) => `${part.dueOn} ${part.cents}`,
  );

describe('a balance by the days on which it was due', () => {
  it('is one amount where no one says since when', () => {
    expect(parts(3000, null)).toEqual(['2026-11-27 3000']);
    expect(parts(3000, '2026-11-27')).toEqual(['2026-11-27 3000']);
    expect(parts(3000, '2026-12-24')).toEqual(['2026-11-27 3000']);
  });

  it('is the latest rents, and the rest on the oldest day', () => {
    expect(parts(3000, '2026-09-01')).toEqual(['2026-09-01 1000', '2026-10-01 1000', '2026-11-01 1000']);
    expect(parts(2500, '2026-09-01')).toEqual(['2026-09-01 500', '2026-10-01 1000', '2026-11-01 1000']);
    expect(parts(9000, '2026-10-15')).toEqual(['2026-10-15 8000', '2026-11-01 1000']);
    expect(parts(2500, '2026-08-31', '2026-11-27', 31)).toEqual([
      '2026-08-31 500',
      '2026-09-30 1000',
      '2026-10-31 1000',
    ]);
  });

  it('is the rents from its day on if the later ones would cover it alone', () => {
    expect(parts(1500, '2026-06-01')).toEqual(['2026-06-01 1000', '2026-07-01 500']);
    expect(parts(2000, '2026-09-01')).toEqual(['2026-09-01 1000', '2026-10-01 1000']);
  });

  it('keeps the sum, the order and the days for every amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 5_000_00 }),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1990, max: 2027 }),
        (owed, rent, dueDay, year) => {
          const since = day(`${year}-02-28`);
          const until = day('2026-11-27');
          const made = openingParts(cents(owed), { rentCents: cents(rent), dueDay }, since, until);
          expect(made.reduce((sum, part) => sum + part.cents, 0)).toBe(owed);
          expect(made.length).toBeLessThanOrEqual(24);
          expect(made.every((part) => part.cents > 0 && part.dueOn <= until)).toBe(true);
          const days = made.map(({ dueOn }) => dueOn);
          expect(days).toEqual([...new Set(days)].toSorted());
          expect(days[0]).toBe(since < until ? since : until);
        },
      ),
    );
  });
});
