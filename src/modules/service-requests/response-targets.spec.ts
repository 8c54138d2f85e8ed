import { describe, expect, it } from '@jest/globals';
import type { Priority } from '../../contract/priorities.js';
import { offerExpiry, pausedMs, respondBy } from './response-targets.js';

const at = (time: string) => new Date(`2026-03-08T${time}Z`);
const HOUR = 3_600_000;

describe('response targets', () => {
  it.each<[Priority, string]>([
    ['emergency', '2026-03-08T07:30:00.000Z'],
    ['high', '2026-03-08T14:30:00.000Z'],
    ['medium', '2026-03-10T06:30:00.000Z'],
    ['low', '2026-03-13T06:30:00.000Z'],
  ])('SR-010 %s: the first answer is due at %s, whatever the clocks do that night', (priority, expected) => {
    expect(respondBy(priority, at('06:30:00')).toISOString()).toBe(expected);
    expect(offerExpiry(priority, at('06:30:00')).toISOString()).toBe(expected);
  });

  it('the clock stands still while it waits for others, and counts what overlaps once', () => {
    const pauses = [{ from: at('10:00:00'), to: at('12:00:00') }, { from: at('11:00:00'), to: at('11:30:00') }, { from: at('11:30:00'), to: null }];
    expect(pausedMs(pauses, at('13:00:00'))).toBe(3 * HOUR);
    expect(pausedMs([], at('13:00:00'))).toBe(0);
    expect(respondBy('high', at('06:00:00'), 3 * HOUR).toISOString()).toBe('2026-03-08T17:00:00.000Z');
  });
});
