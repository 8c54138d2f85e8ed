import { expect, it } from '@jest/globals';
import { addDays, day } from '../../../contract/days.js';
import { lastDayAfterNotice, noticeWindow } from './notice-window.js';

const window = (notice: Parameters<typeof noticeWindow>[0], effectiveOn = '2026-07-01') => {
  const found = noticeWindow(notice, day(effectiveOn));
  return found && [found.earliest, found.latest];
};

it('counts days and months back from the day on which it takes effect', () => {
  expect(window({ days: 30 })).toEqual([null, '2026-06-01']);
  expect(window({ months: 3 })).toEqual([null, '2026-04-01']);
  expect(window({ months: 2, days: 5 })).toEqual([null, '2026-04-26']);
  expect(window({ months: 1 }, '2026-03-31')).toEqual([null, '2026-02-28']);
  expect(window({ days: 0 })).toEqual([null, '2026-07-01']);
});

it('full months leave out the day of notice', () => {
  expect(window({ months: 3, fullMonths: true })).toEqual([null, '2026-03-31']);
  expect(window({ months: 3, fullMonths: false })).toEqual([null, '2026-04-01']);
});

it('may have a first day as well', () => {
  expect(window({ months: 3, atMostMonths: 6 })).toEqual(['2026-01-01', '2026-04-01']);
});

it('is none where no period is known', () => {
  expect(window({})).toBeNull();
  expect(window({ fullMonths: true, atMostMonths: 6 })).toBeNull();
});

it('FIRST-4 the earliest last day is the first on which the notice is not too late', () => {
  const notices = [{ days: 30 }, { months: 1 }, { months: 2, fullMonths: true }, { months: 3, days: 5 }, { days: 0 }];
  for (const notice of notices)
    for (const givenOn of ['2026-01-28', '2026-01-31', '2026-02-28', '2026-08-31', '2027-12-01'].map(day)) {
      const last = lastDayAfterNotice(notice, givenOn);
      expect(last).not.toBeNull();
      if (!last) continue;
      expect((noticeWindow(notice, addDays(last, 1))?.latest ?? '') >= givenOn).toBe(true);
      const before = noticeWindow(notice, last)?.latest ?? '';
      expect([notice, givenOn, last, last === givenOn || before < givenOn]).toEqual([notice, givenOn, last, true]);
    }
  expect(lastDayAfterNotice({ months: 2, fullMonths: true }, day('2026-11-22'))).toBe('2027-01-22');
  expect(lastDayAfterNotice({}, day('2026-11-22'))).toBeNull();
});
