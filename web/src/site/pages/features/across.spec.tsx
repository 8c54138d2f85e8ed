import { readFileSync } from 'node:fs';
import type { Language } from '@contract/languages';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';

const settings = jest.fn<() => object>();
jest.unstable_mockModule('@nav/site-settings', () => ({ useSiteSettings: settings }));
const { Across } = await import('./Across');

function items(language: Language): string[] {
  const messages = JSON.parse(readFileSync(`web/src/site/pages/features/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;
  const { container } = render(
    <LanguageContext value={{ language, setLanguage: () => undefined }}>
      <MessagesProvider language={language} messages={messages}>
        <Across />
      </MessagesProvider>
    </LanguageContext>,
  );
  return [...container.querySelectorAll('dt')].map((item) => item.textContent ?? '');
}

describe('what every part has', () => {
  afterEach(cleanup);

  it('translated messages are named only where something translates them', () => {
    settings.mockReturnValue({});
    expect(items('en')).toHaveLength(10);
    expect(items('en').join()).not.toMatch(/language/);
    cleanup();
    settings.mockReturnValue({ translation: 'deepl' });
    expect(items('en')).toContain('Messages in your language');
    expect(items('fr')).toContain('Messages dans votre langue');
    expect(items('es')).toContain('Mensajes en su idioma');
  });
});
