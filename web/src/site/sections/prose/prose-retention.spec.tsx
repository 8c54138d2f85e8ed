import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@contract/languages';
import { RETENTION_MONTHS } from '@contract/site-settings';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

const settings = jest.fn<() => object>();
jest.unstable_mockModule('@nav/site-settings', () => ({ useSiteSettings: settings }));
const { Paragraphs } = await import('./Paragraphs');
const languages = LANGUAGES.map(({ code }) => code);

function text(language: Language, id: string): string {
  const messages = JSON.parse(readFileSync(`web/src/site/pages/privacy/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;
  const page = render(
    <MemoryRouter>
      <LanguageContext value={{ language, setLanguage: () => undefined }}>
        <MessagesProvider language={language} messages={messages}>
          <Paragraphs id={id} />
        </MessagesProvider>
      </LanguageContext>
    </MemoryRouter>,
  );
  return page.container.textContent ?? '';
}

describe.each(languages)('SEC-15 the privacy page in %s', (language) => {
  afterEach(() => void settings.mockReset());

  it('says the months that the jobs go by', () => {
    settings.mockReturnValue({});
    const shown = text(language, 'privacy.long.text');
    const months = [...shown.matchAll(/(\d+) (?:months|mois|meses)/g)].map(([, count]) => Number(count));
    expect(months).toEqual([24, 12, RETENTION_MONTHS.forms, RETENTION_MONTHS.chat, RETENTION_MONTHS.outbox]);
    expect(shown).not.toContain('{');
  });

  it('says what an installation has set', () => {
    settings.mockReturnValue({ retention: { outbox: 3, chat: 5, forms: 7, audit: 36 } });
    for (const months of [3, 5, 7, 36])
      expect(text(language, 'privacy.long.text')).toMatch(new RegExp(` ${months} (months|mois|meses)`));
    settings.mockReturnValue({ retention: { outbox: 0, chat: 0, forms: 0, audit: 0 } });
    expect(
      [...text(language, 'privacy.long.text').matchAll(/(\d+) (?:months|mois|meses)/g)].map(([, count]) => count),
    ).toEqual(['24', '12']);
  });

  it('says that messages leave the installation where they are translated, and otherwise doesn’t mention it', () => {
    const service = { en: 'translation', fr: 'traduction', es: 'traducción' }[language];
    settings.mockReturnValue({});
    expect(text(language, 'privacy.who.text')).not.toContain(service);
    settings.mockReturnValue({ translation: 'deepl' });
    expect(text(language, 'privacy.who.text')).toMatch(new RegExp(`DeepL.*${service}.* 30 (days|jours|días)`));
    settings.mockReturnValue({ translation: 'libretranslate' });
    expect(text(language, 'privacy.who.text')).toMatch(new RegExp(`${service}.* 30 (days|jours|días)`));
  });
});
