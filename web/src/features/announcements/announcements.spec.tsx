import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, render, screen } from '@testing-library/react';
import AnnouncementBanner from './components/AnnouncementBanner';

const SPRING = {
  id: 'spring',
  message_en: 'Spring is here',
  message_fr: 'Le printemps est là',
  message_es: 'Llegó la primavera',
  button_text_en: 'Look',
  button_text_fr: 'Regarder',
  button_text_es: 'Mirar',
  button_url: '/whats-new',
};
const SECOND = { ...SPRING, message_en: 'An older one' };

const ask = jest.fn<typeof fetch>();
const answers = (list: object[]) =>
  ask.mockImplementation(
    async () => new Response(JSON.stringify(list), { headers: { 'Content-Type': 'application/json' } }),
  );
const fails = () => ask.mockImplementation(async () => Promise.reject(new TypeError('down')));
/** How often the list was read; the stream is asked for once. */
const reads = () => ask.mock.calls.filter(([request]) => !(request as Request).url.endsWith('/events')).length;
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(language: 'en' | 'fr' | 'es' = 'en') {
  render(
    <Around features={['announcements']} language={language}>
      <AnnouncementBanner />
    </Around>,
  );
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  ask.mockReset();
  globalThis.fetch = ask;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the announcement', () => {
  it('BN-007 is hidden while it loads', async () => {
    ask.mockImplementation(() => new Promise(() => undefined));
    await show();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('BN-003 is the first entry of the list', async () => {
    answers([SPRING, SECOND]);
    await show();
    expect(screen.getByRole('region').textContent).toBe('Spring is here Look');
  });

  it.each([
    ['fr', 'Le printemps est là', 'Regarder'],
    ['es', 'Llegó la primavera', 'Mirar'],
  ] as const)('BN-004 is in %s', async (language, message, button) => {
    answers([SPRING]);
    await show(language);
    expect(screen.getByRole('region').textContent).toBe(`${message} ${button}`);
  });

  it('BN-005 opens an address that starts with http in a new tab', async () => {
    answers([{ ...SPRING, button_url: 'https://example.com/' }]);
    await show();
    const link = screen.getByRole('link', { name: 'Look' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://example.com/',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('BN-006 opens another address inside the application', async () => {
    answers([SPRING]);
    await show();
    const link = screen.getByRole('link', { name: 'Look' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/whats-new', null]);
  });

  it.each([
    ['the read fails', fails],
    ['there is none', () => answers([])],
  ])('BN-001 BN-002 BN-008 BN-009 is the documented default when %s', async (_name, prepare) => {
    prepare();
    await show();
    expect(screen.getByRole('region').textContent).toContain('$599');
    expect(screen.getByRole('region').textContent).toContain('until July 31st 2025');
    expect(screen.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe('/free-trial');
  });

  it.each([
    ['2025-07-31T20:00:00Z', 'en', /2025 Learn More$/],
    ['2025-08-02T00:00:00Z', 'en', /2025\. This offer has ended\. Learn More$/],
    ['2026-11-01T00:00:00Z', 'fr', /2025\. Cette offre est terminée\. En savoir plus$/],
    ['2026-11-01T00:00:00Z', 'es', /2025\. Esta oferta terminó\. Más información$/],
  ] as const)('BN-001 PM-005 the default says when its offer has ended: on %s in %s', async (now, language, words) => {
    jest.setSystemTime(new Date(now));
    fails();
    await show(language);
    expect(screen.getByRole('region').textContent).toMatch(words);
  });

  it('BN-010 BN-012 is read again every minute, not more often, and the new one shows', async () => {
    answers([SPRING]);
    await show();
    await settle(59_000);
    expect(reads()).toBe(1);
    answers([SECOND]);
    await settle(1_500);
    expect(reads()).toBe(2);
    expect(screen.getByRole('region').textContent).toContain('An older one');
  });

  it('BN-011 is read again when the window gets the focus', async () => {
    answers([SPRING]);
    await show();
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(reads()).toBe(2);
  });

  it('stays when a later read fails', async () => {
    answers([SPRING]);
    await show();
    fails();
    await settle(60_500);
    expect(screen.getByRole('region').textContent).toContain('Spring is here');
  });
});
