import { describe, expect, it } from '@jest/globals';
import { isLanguage, LANGUAGES, localeOf } from './languages.js';

describe('languages', () => {
  it('LN-003 the languages are English, French and Spanish by their native names', () => {
    expect(LANGUAGES.map(({ code, nativeName }) => [code, nativeName, localeOf(code)])).toEqual([
      ['en', 'English', 'en-CA'],
      ['fr', 'Français', 'fr-CA'],
      ['es', 'Español', 'es-MX'],
    ]);
    expect([isLanguage('fr'), isLanguage('de')]).toEqual([true, false]);
  });
});
