import { describe, expect, it } from '@jest/globals';
import type { Priority } from '../../contract/priorities.js';
import { offerExpiry, respondBy } from './response-targets.js';

const at = (time: string) => new Date(`2026-03-08T${time}Z`);

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
});
