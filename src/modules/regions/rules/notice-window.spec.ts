import { expect, it } from '@jest/globals';
import { day } from '../../../contract/days.js';
import { noticeWindow } from './notice-window.js';

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
