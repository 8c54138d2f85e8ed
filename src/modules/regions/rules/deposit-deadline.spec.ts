import { expect, it } from '@jest/globals';
import { day } from '../../../contract/days.js';
import { depositDeadline } from './deposit-deadline.js';

it('counts days from the last day of the lease', () => {
  expect(depositDeadline({ days: 15 }, day('2026-11-30'))).toBe('2026-12-15');
  expect(depositDeadline({ days: 0 }, day('2026-11-30'))).toBe('2026-11-30');
});

it('leaves out Saturdays and Sundays where business days count', () => {
  // 2026-11-30 is a Monday, 2026-11-27 a Friday.
  expect(depositDeadline({ days: 7, businessDays: true }, day('2026-11-30'))).toBe('2026-12-09');
  expect(depositDeadline({ days: 1, businessDays: true }, day('2026-11-27'))).toBe('2026-11-30');
  expect(depositDeadline({ days: 1, businessDays: true }, day('2026-11-28'))).toBe('2026-11-30');
  expect(depositDeadline({ days: 14, businessDays: true }, day('2026-11-30'))).toBe('2026-12-18');
  expect(depositDeadline({ days: 5, businessDays: true }, day('2023-12-29'))).toBe('2024-01-05');
});
