import { afterEach, describe, expect, it } from '@jest/globals';
import { storeLanguage } from './language-storage';
import { offeredLanguage } from './offered-language';

describe('offeredLanguage', () => {
  afterEach(() => {
    localStorage.clear();
    document.cookie = 'language=; max-age=0; path=/';
  });

  it('is what the browser asks for first, if we have it and it is not English', () => {
    const offered = [['fr-CA', 'en'], ['es-MX'], ['en-CA', 'fr'], ['de-DE', 'fr'], []].map((tags) =>
      offeredLanguage('', tags),
    );
    expect(offered).toEqual(['fr', 'es', null, null, null]);
  });

  it('is nothing once the reader has chosen, in the address or before', () => {
    expect(offeredLanguage('?lang=en', ['fr-CA'])).toBeNull();
    storeLanguage('en');
    expect(offeredLanguage('', ['fr-CA'])).toBeNull();
  });
});
