import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cookieLanguage, onLanguageStored, storedLanguage, storeLanguage } from './language-storage';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'language=; Max-Age=0';
});

const fromOtherTab = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('the kept language', () => {
  it('LN-005 is in the storage and, for the server, in a cookie', () => {
    storeLanguage('fr');
    expect([storedLanguage(), cookieLanguage()]).toEqual(['fr', 'fr']);
  });

  it('is found among other cookies, and only under its own name', () => {
    expect(cookieLanguage('a=1; language=es; b=2')).toBe('es');
    expect(cookieLanguage('xlanguage=es')).toBeNull();
  });

  it('LN-007 is received from another tab, until no one listens', () => {
    const hear = jest.fn();
    const stop = onLanguageStored(hear);
    fromOtherTab('language', 'es');
    fromOtherTab('theme', 'fr');
    fromOtherTab('language', 'xx');
    stop();
    fromOtherTab('language', 'fr');
    expect(hear.mock.calls).toEqual([['es']]);
  });
});
