import { readFileSync } from 'node:fs';
import type { Language } from '@contract/languages';
import { LanguageContext } from '@i18n/language-context';
import { storeLanguage } from '@i18n/language-storage';
import { offeredLanguage } from '@i18n/offered-language';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { withNext } from '@nav/next';
import { Around } from '@nav/testing/Around';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { languageOfBrowser, languageOfMail } from './language-of-mail';

const words = async () => ({
  default: JSON.parse(readFileSync('web/src/features/announcements/messages/fr.json', 'utf8')) as Record<
    string,
    string
  >,
});
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { announcements: { fr: words } } }), {
  virtual: true,
});
const { AuthFrame } = await import('./AuthFrame');

const MAILED = withNext('/tenant-access', '/dashboards/tenant/payments?lease=1&mail-lang=fr#due');
const searchOf = (address: string) => address.slice(address.indexOf('?'));
const choose = jest.fn<(language: Language) => void>();

async function open(at: string, tags: string[], language: Language = 'en') {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  await act(
    async () =>
      void render(
        <Around features={['auth', '../app']} at={at}>
          <LanguageContext value={{ language, setLanguage: choose }}>
            <AuthFrame>form</AuthFrame>
          </LanguageContext>
        </Around>,
      ),
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  choose.mockReset();
  localStorage.clear();
  document.cookie = 'language=; max-age=0; path=/';
});

describe('the language of a page that someone signs in on', () => {
  it('LN-002 is that of the message whose link asked for the sign-in', async () => {
    await open(MAILED, ['en-CA']);
    expect(choose.mock.calls).toEqual([['fr']]);
    expect(screen.queryByRole('button', { name: 'Lire en français' })).toBeNull();
  });

  it('LN-005 LN-006 stays what the reader chose, in the address or before', () => {
    expect(languageOfMail(`${searchOf(MAILED)}&lang=es`)).toBeNull();
    storeLanguage('en');
    expect(languageOfMail(searchOf(MAILED))).toBeNull();
  });

  it('LN-009 ignores languages that we do not have, and addresses of other sites', () => {
    for (const next of ['/dashboards/tenant?mail-lang=de', '//evil.example/?mail-lang=fr', '/dashboards/tenant', '//'])
      expect(languageOfMail(searchOf(withNext('/login', next)))).toBeNull();
  });

  it('LN-001 is offered to a browser that prefers it, and only the reader chooses it', async () => {
    await open('/register', ['fr-CA', 'en']);
    expect(choose).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: 'Lire en français' }));
    expect(choose.mock.calls).toEqual([['fr']]);
    expect(screen.queryByRole('button', { name: 'Lire en français' })).toBeNull();
  });

  it('is not offered to a browser in English, or once it was chosen', async () => {
    await open('/login', ['en-CA', 'fr']);
    expect(screen.queryByRole('button', { name: 'Lire en français' })).toBeNull();
  });

  it('is offered by the same rule as on the public pages', () => {
    const visits = ['', '?lang=en', '?lang=xx'].flatMap((search) =>
      [['fr-CA', 'en'], ['ES'], ['en-CA', 'fr'], ['de-DE'], []].map((tags) => [search, tags] as const),
    );
    const first = visits.map((visit) => languageOfBrowser(...visit));
    expect(first).toEqual(visits.map((visit) => offeredLanguage(...visit)));
    expect(first).toContain('fr');
    storeLanguage('en');
    expect(visits.map((visit) => languageOfBrowser(...visit)).filter(Boolean)).toEqual([]);
  });
});
