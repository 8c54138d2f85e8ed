import { globSync, readFileSync } from 'node:fs';
import type { Language } from '@contract/languages';
import { LANGUAGES } from '@contract/languages';
import type { SiteSettings } from '@contract/site-settings';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';

const settings = jest.fn<() => Partial<SiteSettings>>();
jest.unstable_mockModule('@nav/site-settings', () => ({
  useSiteSettings: settings,
  useMailWord: () => ({ mail: 'kept' }),
  usePasswordMin: (own: number) => own,
}));
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: {} }), { virtual: true });
const { Around } = await import('@nav/testing/Around');
const { MessagesProvider } = await import('@i18n/messages');

/** Pages with invented people, projects and partners, each with the messages that say so. */
const INVENTED: readonly [page: string, ...notes: string[]][] = [
  ['home', 'home.quotes.sample'],
  ['landlords', 'landlords.quotes.sample'],
  ['protection-plan', 'protection-plan.quotes.sample'],
  ['reviews', 'reviews.list.samples', 'reviews.list.sample'],
  ['community-impact', 'community-impact.projects.sample', 'community-impact.partners.sample'],
  ['philanthropy', 'philanthropy.sample'],
];

const wordsOf = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...globSync([`web/src/site/**/${language}.json`, `web/src/i18n/messages/${language}.json`]).map(
      (file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
    ),
  ) as Record<string, string>;
const words = Object.fromEntries(LANGUAGES.map(({ code }) => [code, wordsOf(code)])) as Record<
  Language,
  Record<string, string>
>;

async function shown(page: string, language: Language): Promise<HTMLElement> {
  const { default: Page } = (await import(`../site/pages/${page}/page.tsx`)) as { default: ComponentType };
  return render(
    <Around features={['forms']} language={language}>
      <MessagesProvider language={language} messages={words[language]}>
        <Page />
      </MessagesProvider>
    </Around>,
  ).container;
}

describe('what is invented', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  describe.each(LANGUAGES.map(({ code }) => code))('in %s', (language) => {
    it.each(INVENTED)(
      'LP-009 CP-008 says so on /%s, also when the figures are the operator’s own',
      async (page, ...notes) => {
        for (const figures of ['own', 'sample'] as const) {
          settings.mockReturnValue({ figures, social: {}, mail: 'smtp' });
          const text = (await shown(page, language)).textContent;
          for (const note of notes) expect(text).toContain(words[language][note]);
        }
      },
    );
  });

  it('CP-008 each of the six reviews says so itself, and no one is called a verified customer', async () => {
    settings.mockReturnValue({ figures: 'own', social: {}, mail: 'smtp' });
    const writers = [...(await shown('reviews', 'en')).querySelectorAll('figcaption')].map((one) => one.textContent);
    expect(writers).toHaveLength(6);
    for (const writer of writers) expect(writer).toContain('Sample review');
    expect(writers.join(' ')).not.toMatch(/verified/i);
  });

  it('the note about figures goes when they are the operator’s own', async () => {
    settings.mockReturnValue({ figures: 'own', social: {}, mail: 'smtp' });
    expect((await shown('reviews', 'en')).textContent).not.toContain('Sample figures');
  });
});
