import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { changesIn, click, showPage, tableRows, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Issue } from './api/newsletter';
import { IssuePreview } from './components/newsletter/IssuePreview';
import SubscribersPage from './pages/SubscribersPage';

const SUBSCRIBER = {
  id: 's1',
  email: 'ana@example.com',
  language: 'fr',
  state: 'active',
  createdAt: '2026-11-01T10:00:00Z',
  confirmedAt: '2026-11-02T10:00:00Z',
  unsubscribedAt: null,
  bouncedAt: null,
  softBounces: 2,
};
const GONE = {
  ...SUBSCRIBER,
  id: 's2',
  email: 'gone@example.com',
  state: 'bounced',
  bouncedAt: '2026-11-20T10:00:00Z',
};
const COUNTS = { total: 1, en: 0, fr: 1, es: 0, unconfirmed: 3, left: 4, bounced: 1 };

beforeEach(() => {
  localStorage.clear();
  session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn);
});
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

const show = (at = '/'): Call[] =>
  showPage({
    page: <SubscribersPage />,
    features: ['admin'],
    at,
    answer: ({ method, path, query }) => {
      if (method === 'DELETE') return [204, null];
      if (path.endsWith('/counts')) return [200, COUNTS];
      return [200, query['state'] === 'left' ? [] : [SUBSCRIBER, { ...GONE, softBounces: 0 }]];
    },
  });

describe('the list of the newsletter', () => {
  it('shows who gets it and who doesn’t, and asks before it removes an address', async () => {
    const calls = show();
    const rows = await tableRows();
    expect(rows[0]?.join(' | ')).toMatch(
      /ana@example\.com2 emails came back.* \| Français \| SubscribedNov 2, 2026 \| Nov 1, 2026/,
    );
    expect(rows[1]?.join(' | ')).toMatch(/no such address.* \| ReturnedNov 20, 2026 \| Nov 1, 2026/);
    expect(
      screen.getByText(/1 subscriber, 3 not confirmed yet, 4 unsubscribed in the last 30 days, 1 returned/),
    ).toBeTruthy();
    await act(
      async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Remove ana@example.com' })[0] as Element),
    );
    expect(screen.getByText('Remove ana@example.com?')).toBeTruthy();
    await click('Cancel');
    expect(changesIn(calls)).toEqual([]);
    await act(
      async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Remove ana@example.com' })[0] as Element),
    );
    await click('Remove');
    await waitFor(() =>
      expect(changesIn(calls)).toEqual([{ method: 'DELETE', path: '/api/newsletter/subscribers/s1', body: undefined }]),
    );
  });

  it('asks for the state and language of its address, and says when nothing is found', async () => {
    const calls = show('/?state=left&language=fr&q=ana');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    const asked = calls.find(({ path }) => path.endsWith('/subscribers'))?.query;
    expect(asked).toMatchObject({ state: 'left', language: 'fr', q: 'ana' });
  });
});

describe('the preview of a newsletter', () => {
  it('is the email that the server makes, in a frame that runs nothing, in each language', async () => {
    const calls = showPage({
      page: <IssuePreview issue={{ id: 'n1', version: 3 } as Issue} />,
      features: ['admin'],
      answer: ({ query }) => [200, { ...query, subject: 's', text: 't', html: `<p>${query['language']}</p>` }],
    });
    const frame = () => screen.findByTitle('Preview of the email');
    expect((await frame()).getAttribute('srcdoc')).toBe('<p>en</p>');
    expect((await frame()).getAttribute('sandbox')).toBe('');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Français' })));
    await waitFor(async () => expect((await frame()).getAttribute('srcdoc')).toBe('<p>fr</p>'));
    expect(calls.map(({ path }) => path)).toEqual(Array(2).fill('/api/newsletter/issues/n1/preview'));
  });
});
