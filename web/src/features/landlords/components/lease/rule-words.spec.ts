import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const catalogue = (language: string) =>
  JSON.parse(readFileSync(`web/src/features/landlords/messages/${language}.json`, 'utf8')) as Record<string, string>;
const en = catalogue('en');

describe('the words of a region’s rule', () => {
  it('LR-009 a late notice names no last day: the rule counts for rent increases too', () => {
    const words = en['landlords.region.notice_too_late'];
    expect(words).toContain('{day}');
    expect(words).not.toContain('last day');
  });

  it.each(['en', 'fr', 'es'])(
    'LR-009 a notice that is too early says from which day it is allowed, in %s',
    (language) => {
      expect(catalogue(language)['landlords.region.notice_too_early']).toContain('{day}');
    },
  );
});
