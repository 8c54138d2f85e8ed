import { describe, expect, it } from '@jest/globals';
import { day } from '../../../contract/days.js';
import { lateFeeFrom, lateFeeFromUndoing, NEVER_LATE } from './late-fee-from.js';

const TODAY = day('2026-11-10');
const rent = (dueOn: string, openCents = 0, from: string | null = null) => ({
  dueOn: day(dueOn),
  openCents,
  lateFeeFrom: from === null ? null : day(from),
});

describe('from when a rent that is posted again can be late', () => {
  it.each([
    ['a rent that is not due yet: its due day', '2026-11-10', rent('2026-11-01', 100), null],
    ['a month that had no rent: the day on which it is posted', '2026-11-01', null, TODAY],
    [
      'one that was not due yet: the day that the tenants had been given',
      '2026-11-01',
      rent('2026-11-18', 100),
      '2026-11-18',
    ],
    ['one that was late already: its day, as before', '2026-11-05', rent('2026-11-01', 1), '2026-11-01'],
    [
      'one whose days had been counted from later on: that day',
      '2026-11-05',
      rent('2026-11-01', 1, '2026-11-08'),
      '2026-11-08',
    ],
    ['one that was paid, or taken back before: never automatically', '2026-11-01', rent('2026-11-01'), NEVER_LATE],
    ['and not when it is corrected once more', '2026-11-01', rent('2026-11-01', 5, NEVER_LATE), NEVER_LATE],
  ])('%s', (_, dueOn, before, expected) => {
    expect(lateFeeFrom({ dueOn: day(dueOn) }, before, TODAY)).toBe(expected);
  });
});

describe('from when a rent can be late that is charged again because an end was undone', () => {
  it.each([
    ['one that is not due yet: its due day', '2026-11-10', null, null],
    ['a month that had no rent: today', '2026-11-01', null, TODAY],
    ['one that the end took back: today', '2026-11-01', rent('2026-11-01'), TODAY],
    ['one that was late before: today as well', '2026-11-01', rent('2026-11-01', 100), TODAY],
    ['what was paid once: never automatically', '2026-11-01', rent('2026-11-01', 5, NEVER_LATE), NEVER_LATE],
  ])('%s', (_, dueOn, before, expected) => {
    expect(lateFeeFromUndoing({ dueOn: day(dueOn) }, before, TODAY)).toBe(expected);
  });
});
