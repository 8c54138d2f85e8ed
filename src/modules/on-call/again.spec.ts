import { describe, expect, it } from '@jest/globals';
import { againAt, QUIET_MINUTES } from './again.js';

const timeZone = 'America/Toronto';
const after = (now: string, tries: number) => againAt(new Date(now), { tries, timeZone }).toISOString();

describe('when the list is gone through again', () => {
  it('waits longer each time', () => {
    expect(QUIET_MINUTES.map((_, at) => after('2026-11-24T15:00:00Z', at + 1))).toEqual([
      '2026-11-24T15:30:00.000Z',
      '2026-11-24T16:00:00.000Z',
      '2026-11-24T17:00:00.000Z',
      '2026-11-24T19:00:00.000Z',
    ]);
  });

  it('begins at eight in the morning there at the latest', () => {
    expect(after('2026-11-24T12:50:40Z', 2)).toBe('2026-11-24T13:00:00.000Z');
    expect(after('2026-11-24T10:30:00Z', 4)).toBe('2026-11-24T13:00:00.000Z');
  });

  it('is every morning once the pauses are used up', () => {
    expect(after('2026-11-24T20:00:00Z', 5)).toBe('2026-11-25T13:00:00.000Z');
    expect(after('2026-11-24T13:00:00Z', 99)).toBe('2026-11-25T13:00:00.000Z');
  });

  it('is eight by the clock there when the clock changes in the night', () => {
    expect(after('2026-11-01T03:00:00Z', 9)).toBe('2026-11-01T13:00:00.000Z');
    expect(after('2027-03-14T03:00:00Z', 9)).toBe('2027-03-14T12:00:00.000Z');
  });
});
