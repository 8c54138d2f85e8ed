import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { entitledUntil, graceEnd, nextAttempt } from './dunning.js';
import { periodEnd } from './periods.js';

const on = (text: string) => new Date(`${text}T10:20:30.400Z`);

describe('periods', () => {
  it('a month that begins on the 31st ends on the last day of shorter months and on the 31st again', () => {
    const anchor = on('2026-01-31');
    const ends: Date[] = [anchor];
    for (let month = 0; month < 4; month += 1) ends.push(periodEnd(anchor, ends.at(-1) ?? anchor, 'month') ?? anchor);
    expect(ends.slice(1)).toEqual([on('2026-02-28'), on('2026-03-31'), on('2026-04-30'), on('2026-05-31')]);
  });

  it('a year that begins on February 29 ends on the 28th, and on the 29th in the next leap year', () => {
    const anchor = on('2028-02-29');
    expect(periodEnd(anchor, anchor, 'year')).toEqual(on('2029-02-28'));
    expect(periodEnd(anchor, on('2031-02-28'), 'year')).toEqual(on('2032-02-29'));
    expect(periodEnd(anchor, anchor, 'once')).toBeNull();
  });

  it('periods follow each other without a gap, and each is a month or a year long', () => {
    const anchors = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anchors, fc.constantFrom('month' as const, 'year' as const), fc.nat(24), (anchor, period, count) => {
        let start = anchor;
        for (let i = 0; i <= count; i += 1) {
          const end = periodEnd(anchor, start, period) ?? start;
          const days = (end.getTime() - start.getTime()) / 86_400_000;
          expect(days).toBeGreaterThanOrEqual(period === 'month' ? 28 : 365);
          expect(days).toBeLessThanOrEqual(period === 'month' ? 31 : 366);
          start = end;
        }
        const months =
          (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + start.getUTCMonth() - anchor.getUTCMonth();
        expect(months).toBe((count + 1) * (period === 'month' ? 1 : 12));
      }),
    );
  });
});

describe('a renewal that fails', () => {
  const failedAt = on('2026-03-01');
  it('is tried again after 3, 7 and 12 days, and then not by itself', () => {
    expect(nextAttempt(failedAt, failedAt)).toEqual(on('2026-03-04'));
    expect(nextAttempt(failedAt, on('2026-03-04'))).toEqual(on('2026-03-08'));
    expect(nextAttempt(failedAt, on('2026-03-09'))).toEqual(on('2026-03-13'));
    expect(nextAttempt(failedAt, on('2026-03-13'))).toBeNull();
    expect(graceEnd(failedAt)).toEqual(on('2026-03-15'));
  });

  it('rights last as long as what was paid, the days of grace while it renews, and not a moment after the end', () => {
    const endsAt = on('2026-03-01');
    const running = { state: 'active' as const, endsAt, cancelAtEnd: false };
    expect(entitledUntil(running)).toEqual(on('2026-03-15'));
    expect(entitledUntil({ ...running, cancelAtEnd: true })).toEqual(endsAt);
    expect(entitledUntil({ ...running, endsAt: null })).toBeNull();
    expect(entitledUntil({ ...running, state: 'past_due', failedAt: on('2026-03-02') })).toEqual(on('2026-03-16'));
    expect(entitledUntil({ ...running, state: 'ended', endedAt: on('2026-02-02') })).toEqual(on('2026-02-02'));
  });
});
