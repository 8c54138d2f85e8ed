import { readAgain } from '@api/read-again';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { DashboardAnnouncement } from './components/DashboardAnnouncement';
import { QUIET_MS } from './quiet-moment';

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
const SUMMER = { ...SPRING, id: 'summer', message_en: 'Summer is here', button_url: 'https://example.com/' };

let current: object[] = [];
let client: QueryClient;

function show(language: 'en' | 'fr' = 'en') {
  playServer((_method, path, _body, query) => {
    expect([path, query.toString()]).toEqual(['/api/announcements', 'current=true&limit=1']);
    return [200, current];
  });
  client = new QueryClient();
  return render(
    <Around features={['announcements']} language={language}>
      <QueryClientProvider client={client}>
        <DashboardAnnouncement />
        <Link to="/elsewhere">Next page</Link>
      </QueryClientProvider>
    </Around>,
  );
}
const strip = () => screen.queryByRole('complementary', { name: 'Announcement' });
const floats = () => strip()?.className.includes('floating');
const isAnnounced = () => strip()?.parentElement?.getAttribute('aria-live') === 'polite';
const news = () => act(async () => readAgain(client, ['announcements']));

beforeEach(() => {
  localStorage.clear();
  current = [];
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

describe('BN-014 the announcement on a dashboard', () => {
  it('is nothing while there is none: the default of the site is for visitors', async () => {
    show();
    await waitFor(() => expect(client.getQueryData(['announcements', 'current'])).toBeNull());
    expect(strip()).toBeNull();
  });

  it('comes with the news of the live stream and floats, so that nothing moves; it takes its place with the next page', async () => {
    show();
    await waitFor(() => expect(client.getQueryData(['announcements', 'current'])).toBeNull());
    current = [SPRING];
    await news();
    await waitFor(() => expect(strip()?.textContent).toContain('Spring is here'));
    expect([floats(), isAnnounced()]).toEqual([true, true]);
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(floats()).toBe(false));
    expect(strip()).toBeTruthy();
  });

  it('takes its place immediately on a phone where every place is over a field, and floats in a wide window', async () => {
    for (const isNarrow of [true, false]) {
      localStorage.clear();
      window.matchMedia = ((query: string) => ({ matches: isNarrow && query.includes('max-width') })) as never;
      current = [];
      show();
      await waitFor(() => expect(client.getQueryData(['announcements', 'current'])).toBeNull());
      const link = screen.getByRole('link', { name: 'Next page' });
      // The link is as large as the window, so there is no place beside it.
      link.getBoundingClientRect = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }) as DOMRect;
      document.elementsFromPoint = () => [link];
      current = [SPRING];
      await news();
      await waitFor(() => expect(strip()?.textContent).toContain('Spring is here'));
      expect([floats(), isAnnounced()]).toEqual([!isNarrow, true]);
      cleanup();
      stopPlaying();
    }
  });

  it.each([
    ['a phone', 'max-width'],
    ['a wide window', 'none'],
  ])(
    'takes its place on %s once the reader pauses at the top of the page, so that it stays over no text',
    async (_where, query) => {
      window.matchMedia = ((asked: string) => ({ matches: asked.includes(query) })) as never;
      show();
      await waitFor(() => expect(client.getQueryData(['announcements', 'current'])).toBeNull());
      const place = document.querySelector('[aria-live]') as HTMLElement;
      place.getBoundingClientRect = () => ({ top: -200 }) as DOMRect;
      current = [SPRING];
      await news();
      await waitFor(() => expect(floats()).toBe(true));
      const pause = () => act(async () => void (await new Promise((done) => setTimeout(done, QUIET_MS + 100))));
      await pause();
      expect(floats()).toBe(true);
      place.getBoundingClientRect = () => ({ top: 80 }) as DOMRect;
      fireEvent.scroll(document);
      expect(floats()).toBe(true);
      await pause();
      expect(floats()).toBe(false);
      expect(strip()?.textContent).toContain('Spring is here');
    },
  );

  it('is in its place from the first paint on when this browser knows it', async () => {
    current = [SPRING];
    const { unmount } = show();
    await waitFor(() => expect(strip()).toBeTruthy());
    unmount();
    show();
    expect(strip()?.textContent).toContain('Spring is here');
    expect(floats()).toBe(false);
  });

  it('replaces the one before in its place, where nothing moves either', async () => {
    current = [SPRING];
    const { unmount } = show();
    await waitFor(() => expect(strip()).toBeTruthy());
    unmount();
    show();
    current = [SUMMER];
    await news();
    await waitFor(() => expect(strip()?.textContent).toContain('Summer is here'));
    expect(floats()).toBe(false);
  });

  it('floats as an element of its own after another one, which doesn’t count as moving', async () => {
    current = [SPRING];
    show();
    await waitFor(() => expect(strip()).toBeTruthy());
    const first = strip();
    current = [SUMMER];
    await news();
    await waitFor(() => expect(strip()?.textContent).toContain('Summer is here'));
    expect(strip()).not.toBe(first);
  });

  it('stays closed after a reload, until there is another one', async () => {
    current = [SPRING];
    const { unmount } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Hide announcement' }));
    expect(strip()).toBeNull();
    unmount();
    show();
    await waitFor(() => expect(client.getQueryData(['announcements', 'current'])).toMatchObject({ id: 'spring' }));
    expect(strip()).toBeNull();
    current = [SUMMER];
    await news();
    await waitFor(() => expect(strip()?.textContent).toContain('Summer is here'));
    const link = screen.getByRole('link', { name: 'Look' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('goes when it ends', async () => {
    current = [SPRING];
    show();
    await waitFor(() => expect(strip()).toBeTruthy());
    current = [];
    await news();
    await waitFor(() => expect(strip()).toBeNull());
  });

  it('speaks the reader’s language', async () => {
    current = [SPRING];
    show('fr');
    expect(await screen.findByText(/Le printemps est là/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Masquer le communiqué' })).toBeTruthy();
  });

  it.each([
    '{',
    'null',
    '7',
    '{"shown":{"id":"x"},"closedId":3}',
    `{"shown":${JSON.stringify({ ...SPRING, button_url: 'javascript:alert(1)' })}}`,
  ])('doesn’t show what else may be stored: %s', async (stored) => {
    localStorage.setItem('own.announcement', stored);
    show();
    await waitFor(() => expect(client.getQueryData(['announcements', 'current'])).toBeNull());
    expect(strip()).toBeNull();
  });
});
