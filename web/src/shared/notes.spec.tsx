import { globSync, readFileSync } from 'node:fs';
import { Problem } from '@api/problem';
import { LANGUAGES, type Language } from '@contract/languages';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { dismissToast, toast } from '@ui/overlay/toastStore';

const CODES = LANGUAGES.map(({ code }) => code);
const wordsOf = (folder: string, language: string) =>
  JSON.parse(readFileSync(`web/src/${folder}/messages/${language}.json`, 'utf8')) as Record<string, string>;
const leads = Object.fromEntries(CODES.map((code) => [code, async () => ({ default: wordsOf('features/crm', code) })]));

jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { crm: leads } }), { virtual: true });
const { useNote } = await import('./notes');

const LOST = new Problem({ code: 'network', status: 0, message: 'lost' });

function Page() {
  const note = useNote('crm');
  const fail = () =>
    toast({
      kind: 'error',
      title: note((t) => t('crm.saved', { name: 'Kim Larsen' })),
      message: note((_t, textOf) => textOf(LOST)),
    });
  return <button onClick={fail}>Save</button>;
}

/** A page in its frame, or what remains after someone has left the page. */
function client(language: Language, page: boolean) {
  const base = wordsOf('api', language);
  return (
    <LanguageContext value={{ language, setLanguage: () => undefined }}>
      <MessagesProvider language={language} messages={base}>
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
        {page && (
          <MessagesProvider language={language} messages={wordsOf('features/crm', language)}>
            <Page />
          </MessagesProvider>
        )}
      </MessagesProvider>
    </LanguageContext>
  );
}

const said = (language: Language) => [
  wordsOf('features/crm', language)['crm.saved']?.replace('{name}', 'Kim Larsen') ?? '',
  wordsOf('api', language)['errors.network'] ?? '',
];

afterEach(() => act(() => dismissToast()));

it('LN-015 a note follows the reader’s language, with its values, and when its page was left', async () => {
  const { rerender } = render(client('en', true));
  fireEvent.click(screen.getByText('Save'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Kim Larsen: changes savedConnection issue. Please check your internet connection and try again.',
  );
  for (const [language, page] of [
    ['fr', true],
    ['es', false],
    ['en', false],
    ['fr', false],
  ] as const) {
    await act(async () => rerender(client(language, page)));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(said(language).join('')));
  }
});

it('LN-015 the same words are one note, which is shown once', () => {
  render(client('en', true));
  fireEvent.click(screen.getByText('Save'));
  fireEvent.click(screen.getByText('Save'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('alert').textContent).toBe('');
});

/** Catalogues that are part of another: frames behind sign-in share `app`, pages behind emailed links share `auth`. */
const PARTS: Record<string, string> = { frame: 'app', links: 'auth' };
/** The prefix of the ids of a catalogue. */
const prefixOf = (group: string) => PARTS[group] ?? group.replace(/^page\//, '');

it('a note names messages of its own catalogue', () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const file of globSync('web/src/**/*.{ts,tsx}').filter((name) => !/\.spec\.tsx?$|shared\/notes/.test(name))) {
    const text = readFileSync(file, 'utf8');
    const groups = [...text.matchAll(/useNote\('([^']+)'\)/g)].map(([, group = '']) => prefixOf(group));
    for (const [note] of text.matchAll(
      /\b(?:note|say)\((?=\()(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g,
    )) {
      for (const [, prefix = ''] of note.matchAll(/['`](\w[\w-]*)\.[\w.$-]/g)) {
        seen += 1;
        if (!groups.includes(prefix)) wrong.push(`${file}: ${note}`);
      }
    }
  }
  expect(seen).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});
