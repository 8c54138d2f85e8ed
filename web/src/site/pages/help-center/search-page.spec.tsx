import { readFileSync } from 'node:fs';
import type { Language } from '@contract/languages';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { remember } from '@i18n/remember';
import { expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { CATEGORIES, type CategoryId } from './categories';

const read = (file: string) => JSON.parse(readFileSync(`web/src/${file}`, 'utf8'));
const articlesIn = (category: CategoryId, language: Language) =>
  (read(`site/pages/help-center/articles/${category}.${language}.json`) as object[]).map((article) => ({
    ...article,
    category,
  }));
// The bundler finds the files of the articles; here they are read from the disk.
jest.unstable_mockModule('./articles', () => ({
  articlesOf: (category: CategoryId, language: Language) => remember(async () => articlesIn(category, language)),
  allArticles: rememberAll(),
}));
const { default: HelpCenterPage } = await import('./page');

function rememberAll() {
  const all = new Map(
    (['en', 'fr'] as const).map((language) => [
      language,
      remember(async () => CATEGORIES.flatMap(({ id }) => articlesIn(id, language))),
    ]),
  );
  return (language: 'en' | 'fr') => all.get(language);
}

function Address() {
  const navigate = useNavigate();
  return (
    <button data-testid="address" onClick={() => void navigate('/help-center')}>
      {useLocation().search}
    </button>
  );
}

const page = (language: Language) => (
  <MemoryRouter initialEntries={['/help-center']}>
    <LanguageContext value={{ language, setLanguage: () => undefined }}>
      <MessagesProvider
        language={language}
        messages={{ ...read(`app/messages/${language}.json`), ...read(`site/pages/help-center/${language}.json`) }}
      >
        <HelpCenterPage />
        <Address />
      </MessagesProvider>
    </LanguageContext>
  </MemoryRouter>
);

it('CP-007 the help center answers while someone types, leads to the articles, and says so when there is none', async () => {
  render(page('en'));
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the articles' });
  await userEvent.type(field, 'deposit');
  // The articles load with the first letter: no letter is lost meanwhile.
  expect(field.value).toBe('deposit');
  const found = within(await screen.findByRole('region', { name: 'Search results' }));
  expect(found.getByRole('status').textContent).toMatch(/^\d+ articles for “deposit”$/);
  expect(found.getAllByRole('listitem')[0]?.querySelector('a')?.getAttribute('href')).toBe(
    '/help-center?article=deposits',
  );
  expect(screen.getByTestId('address').textContent).toBe('?q=deposit');
  await userEvent.type(field, ' xqzvbnm');
  expect(screen.getByRole('status').textContent).toBe('No article for “deposit xqzvbnm”');
  await userEvent.clear(field);
  expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
  await userEvent.type(field, 'lease');
  await userEvent.click(screen.getByTestId('address'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('CP-007 searches in the reader’s language, without accents too', async () => {
  render(page('fr'));
  await userEvent.type(screen.getByRole('searchbox'), 'RECU');
  const first = (await screen.findAllByRole('status'))[0]?.parentElement?.querySelector('li a');
  expect(first?.getAttribute('href')).toContain('article=receipts');
});
