import { readFileSync } from 'node:fs';
import type { Language } from '@contract/languages';
import { LANGUAGES } from '@contract/languages';
import type { SiteSettings } from '@contract/site-settings';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';

const settings = jest.fn<() => Partial<SiteSettings>>();
jest.unstable_mockModule('@nav/site-settings', () => ({
  useSiteSettings: settings,
  usePasswordMin: (own: number) => own,
  useMailWord: () => ({ mail: 'sent' }),
}));
const { Around } = await import('@nav/testing/Around');
const { MessagesProvider } = await import('@i18n/messages');
const { Channels } = await import('../site/pages/help-center/Channels');
const { default: ContactPage } = await import('../features/forms/pages/ContactPage');
const { default: InternationalContactPage } = await import('../features/forms/pages/InternationalContactPage');
const { default: FreeTrialPage } = await import('../features/forms/pages/FreeTrialPage');
const { default: DemoPage } = await import('../features/forms/pages/DemoPage');
const { default: ChatWidget } = await import('../features/chat/components/ChatWidget');

const OWN: Partial<SiteSettings> = {
  figures: 'own',
  office: {
    hours: [
      { from: 1, to: 5, opens: 540, closes: 1050 },
      { from: 6, to: 6, opens: 600, closes: 780 },
    ],
    timeZone: 'America/Vancouver',
    phone: '+1 604 555 0142',
    answerHours: 6,
  },
};
const SAMPLE: Partial<SiteSettings> = { figures: 'sample' };
const words = (language: Language) =>
  JSON.parse(readFileSync(`web/src/site/pages/help-center/${language}.json`, 'utf8')) as Record<string, string>;

function shown(Part: ComponentType, given: Partial<SiteSettings>, language: Language = 'en'): string {
  settings.mockReturnValue({ social: {}, ...given });
  const part = (
    <MessagesProvider language={language} messages={words(language)}>
      <Part />
    </MessagesProvider>
  );
  return (
    render(
      <Around features={['forms', 'chat']} language={language}>
        {part}
      </Around>,
    ).container.textContent?.replaceAll(/\s/g, ' ') ?? ''
  );
}
const Chat = () => <ChatWidget asked={1} language="en" onThere={() => undefined} />;

describe('opening hours and response times', () => {
  afterEach(() => void settings.mockReset());

  it('CP-005 the help center says the hours that are set', () => {
    const text = shown(Channels, OWN);
    expect(text).toContain(
      'Monday–Friday, 9:00 a.m. – 5:30 p.m. (Pacific Time); Saturday, 10:00 a.m. – 1:00 p.m. (Pacific Time). Call +1 604 555 0142.',
    );
    expect(text).toContain('We aim to reply within 6 hours.');
    for (const documented of ['24/7', '9AM', '2 hours.', 'sample']) expect(text).not.toContain(documented);
    const office = { hours: 'always', timeZone: 'UTC' } as const;
    expect(shown(Channels, { figures: 'own', office })).toContain('Leave your number, and we’ll call you.');
  });

  it('CN-005 the contact page says the hours that are set, and when it shows a sample', () => {
    expect(shown(ContactPage, OWN)).toContain('Saturday, 10:00 a.m. – 1:00 p.m. (Pacific Time)Phone: +1 604 555 0142');
    expect(shown(ContactPage, { ...OWN, office: { hours: 'always', timeZone: 'UTC' } })).toContain(
      'Every day, around the clock',
    );
    expect(shown(ContactPage, SAMPLE)).toContain('Sunday: closedThese are sample hours.');
    expect(shown(ContactPage, { figures: 'own' })).not.toContain('sample');
  });

  it('CP-005 CN-005 every page marks documented hours and times that no one has set', () => {
    const pages = [Channels, ContactPage, InternationalContactPage, FreeTrialPage, DemoPage, Chat];
    for (const page of pages) expect(shown(page, SAMPLE)).toMatch(/sample/);
    for (const page of pages) expect(shown(page, OWN)).not.toMatch(/sample/);
  });

  it('DR-004 the demo page names the response time that is set', () =>
    expect(shown(DemoPage, OWN)).toContain('We contact you within 6 hours'));

  it('CH-018 the chat says the hours that are set instead of a response time', () => {
    const text = shown(Chat, OWN);
    expect(text).toContain('Monday–Friday, 9:00 a.m. – 5:30 p.m. (Pacific Time)');
    expect(text).not.toContain('minutes');
    expect(shown(Chat, { ...OWN, office: { hours: 'always', timeZone: 'UTC' } })).toContain(
      'Every day, around the clock',
    );
  });

  it.each(LANGUAGES.map(({ code }) => code))('hours are written out in %s', (language) => {
    const own = shown(ContactPage, OWN, language);
    expect(own).toMatch(
      { en: /Monday–Friday, 9:00 a\.m\./, fr: /Lundi – vendredi, 9 h 00/, es: /Lunes – viernes, 9:00 a\.m\./ }[
        language
      ],
    );
    expect(own).not.toMatch(/[{}]/);
  });
});
