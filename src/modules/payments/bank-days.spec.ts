import { expect, it } from '@jest/globals';
import { day } from '../../contract/days.js';
import { afterBankDays } from './bank-days.js';

it.each([
  ['2026-11-23', 0, '2026-11-23', 'no day later is the same day'],
  ['2026-11-23', 1, '2026-11-24', 'Monday to Tuesday'],
  ['2026-11-23', 4, '2026-11-27', 'Monday to Friday'],
  ['2026-11-27', 1, '2026-11-30', 'Friday to Monday'],
  ['2026-11-28', 1, '2026-11-30', 'Saturday to Monday'],
  ['2026-11-29', 1, '2026-11-30', 'Sunday to Monday'],
  ['2026-11-26', 3, '2026-12-01', 'over a weekend and into the next month'],
  ['2026-11-23', 10, '2026-12-07', 'two weeks'],
])('PY-015 %s and %d bank days is %s: %s', (from, days, expected) => {
  expect(afterBankDays(day(from), days)).toBe(expected);
});
