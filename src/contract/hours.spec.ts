import { describe, expect, it } from '@jest/globals';
import { day } from './days.js';
import { isOff } from './hours.js';

describe('days off', () => {
  it.each([
    ['2026-12-24', false],
    ['2026-12-25', true],
    ['2026-12-26', true],
    ['2027-12-25', false],
  ])('by date are off once: %s is %s', (on, off) => {
    expect(isOff([{ from: '2026-12-25', until: '2026-12-26' }], day(on))).toBe(off);
  });

  it.each([
    ['2020-12-24', false],
    ['2026-12-25', true],
    ['2027-12-26', true],
    ['2031-12-27', false],
  ])('of every year come back, before and after the year in which they were entered: %s is %s', (on, off) => {
    expect(isOff([{ from: '2026-12-25', until: '2026-12-26', yearly: true }], day(on))).toBe(off);
  });

  it.each([
    ['2028-12-23', false],
    ['2028-12-24', true],
    ['2028-12-31', true],
    ['2029-01-01', true],
    ['2029-01-02', true],
    ['2029-01-03', false],
    ['2029-06-01', false],
  ])('of every year go on past New Year: %s is %s', (on, off) => {
    expect(isOff([{ from: '2026-12-24', until: '2027-01-02', yearly: true }], day(on))).toBe(off);
  });

  it.each([
    ['2026-06-30', false],
    ['2026-07-01', true],
    ['2027-08-01', true],
    ['2027-08-02', false],
    ['2028-01-15', false],
  ])('of every year are never the whole year, whatever years were entered: %s is %s', (on, off) => {
    expect(isOff([{ from: '2026-07-01', until: '2027-08-01', yearly: true }], day(on))).toBe(off);
  });

  it('February 29 comes in leap years only', () => {
    const leap = [{ from: '2024-02-29', until: '2024-02-29', yearly: true }];
    expect(['2027-02-28', '2027-03-01', '2028-02-29'].map((on) => isOff(leap, day(on)))).toEqual([false, false, true]);
  });
});
