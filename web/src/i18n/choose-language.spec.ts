import { describe, expect, it } from '@jest/globals';
import { chooseLanguage } from './choose-language';

describe('the language of a visit', () => {
  it('LN-001 is English by default', () => {
    expect(chooseLanguage({ search: '' })).toBe('en');
  });

  it('LN-006 follows the address before the stored preference', () => {
    expect(chooseLanguage({ search: '?lang=fr', stored: 'es', cookie: 'es' })).toBe('fr');
  });

  it('LN-005 follows the stored preference, then the cookie', () => {
    expect(chooseLanguage({ search: '?a=1', stored: 'es', cookie: 'fr' })).toBe('es');
    expect(chooseLanguage({ search: '', stored: null, cookie: 'fr' })).toBe('fr');
  });

  it('LN-009 skips codes of unsupported languages', () => {
    expect(chooseLanguage({ search: '?lang=xx', stored: 'fr' })).toBe('fr');
    expect(chooseLanguage({ search: '?lang=FR', stored: 'de', cookie: '' })).toBe('en');
  });
});
