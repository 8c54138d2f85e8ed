import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@contract/languages';
import type { SiteSettings } from '@contract/site-settings';
import { describe, expect, it, jest } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';

const settings = jest.fn<() => Partial<SiteSettings>>();
jest.unstable_mockModule('@nav/site-settings', () => ({ useSiteSettings: settings }));
const { Around } = await import('@nav/testing/Around');
const { MessagesProvider } = await import('@i18n/messages');
const { Plans } = await import('./Plans');

const PAGES = [
  ['pricing', 'pricing.plans', 'pricing.plans.professional', 'chat'],
  ['home', 'home.plans', 'home.plans.premium', 'support'],
] as const;
const textsOf = (page: string, language: Language) =>
  JSON.parse(readFileSync(`web/src/site/pages/${page}/${language}.json`, 'utf8')) as Record<string, string>;

describe.each(PAGES)('the plans of /%s', (page, id, plan, feature) => {
  const shown = async (given: Partial<SiteSettings>, language: Language): Promise<string> => {
    settings.mockReturnValue({ social: {}, ...given });
    const { container } = render(
      <Around features={[]} language={language}>
        <MessagesProvider language={language} messages={textsOf(page, language)}>
          <Plans
            id={id}
            plans={[{ id: plan, windows: 3, href: '/pricing', features: [feature], aroundTheClock: feature }]}
            planned
          />
        </MessagesProvider>
      </Around>,
    );
    // The drawing of a plan comes later.
    await waitFor(() => expect(container.textContent).not.toBe(''));
    return container.textContent ?? '';
  };

  it.each(LANGUAGES.map(({ code }) => code))(
    'sold, promise no 24/7 where people answer in set hours, in %s',
    async (language) => {
      const texts = textsOf(page, language);
      const promise = texts[`${plan}.feature.${feature}`] ?? '';
      const unsold = await shown({}, language);
      expect(unsold).toContain(promise);
      expect(unsold).toContain(texts[`${id}.planned`]);
      const sold = await shown({ billing: true }, language);
      expect(sold).not.toContain(promise);
      expect(sold).toContain(texts[`${id}.booked`]);
      expect(await shown({ billing: true, office: { hours: 'always', timeZone: 'UTC' } }, language)).toContain(promise);
    },
  );
});
