import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@contract/languages';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { LinkProvider } from '@ui/link/LinkProvider';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { KnownPagesContext, LocalLink } from '../LocalLink';

const everywhere = { exists: () => true, carriesLanguage: () => true };

/**
 * Everything around a component in the client: router, links, language, and the words of the named features. `at` is
 * the address, with what a page left in the history.
 */
export function Around({
  features,
  language = 'en',
  at = '/',
  children,
}: {
  features: string[];
  language?: Language;
  at?: string | { pathname: string; state: unknown };
  children: ReactNode;
}) {
  const files = features.map((feature) => join('web/src/features', feature, 'messages', `${language}.json`));
  const messages = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );
  return (
    <MemoryRouter initialEntries={[at]}>
      <KnownPagesContext value={everywhere}>
        <LinkProvider component={LocalLink}>
          <LanguageContext value={{ language, setLanguage: () => undefined }}>
            <MessagesProvider language={language} messages={messages}>
              {children}
            </MessagesProvider>
          </LanguageContext>
        </LinkProvider>
      </KnownPagesContext>
    </MemoryRouter>
  );
}
