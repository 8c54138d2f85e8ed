import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const en = JSON.parse(readFileSync('web/src/features/landlords/messages/en.json', 'utf8')) as Record<string, string>;

describe('the words of a region’s rule', () => {
  it('LR-009 a late notice names no last day: the rule counts for rent increases too', () => {
    const words = en['landlords.region.notice_too_late'];
    expect(words).toContain('{day}');
    expect(words).not.toContain('last day');
  });
});
