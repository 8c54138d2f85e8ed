import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying, type Played } from '@nav/testing/play-server';
import { changesIn, click, showPage, tableRows, type, type Call } from '@nav/testing/show-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import HelpPage from './pages/HelpPage';
import TicketsPage from './pages/TicketsPage';

const TICKET = {
  id: 'k1',
  subject: 'Where is my receipt?',
  description: 'For November.',
  status: 'open',
  priority: 'urgent',
  userId: 'u1',
  name: 'Kim Larsen',
  email: 'kim@example.com',
  language: 'en',
  assignedTo: null,
  assignedName: null,
  submissionId: null,
  waiting: true,
  lastMessageAt: '2026-11-20T15:00:00Z',
  createdAt: '2026-11-20T15:00:00Z',
  version: 1,
};

function show(page: 'own' | 'office', tickets: Played | undefined, at = '/'): Call[] {
  const userType = page === 'own' ? 'tenant' : 'staff';
  session.begin({ access_token: 't', profile: { userId: 'u1', userType } } as unknown as SignedIn);
  return showPage({
    page: page === 'own' ? <HelpPage /> : <TicketsPage />,
    features: ['support'],
    at,
    answer: ({ method, path }) => {
      if (path === '/api/people/colleagues') return [200, []];
      return method === 'GET' ? tickets : [201, TICKET];
    },
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
  localStorage.clear();
});

describe('one’s own questions', () => {
  it('are listed without names and urgency, and lead to their page', async () => {
    show('own', [200, [TICKET]]);
    const [cells = []] = await tableRows();
    expect([cells.length, ...cells.slice(0, 2)]).toEqual([3, 'Where is my receipt?', 'Open']);
    expect(screen.queryByText(/kim@example\.com/)).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Where is my receipt?' })[0]?.getAttribute('href')).toContain(
      '/dashboards/tenant/help/k1',
    );
  });

  it('none yet offers to ask, a failure to try again, and loading is outlined', async () => {
    show('own', [200, []]);
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2));
    cleanup();
    show('own', [500, { code: 'internal', error: 'x', requestId: 'r' }]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    cleanup();
    show('own', undefined);
    expect(screen.getByLabelText('Loading…')).toBeTruthy();
  });

  it('a question needs a subject and a text, and is sent as it was written', async () => {
    const calls = show('own', [200, []], '/?new=1');
    await type('Subject', 'Receipt');
    await click('Send the question');
    expect(changesIn(calls)).toEqual([]);
    await type('What can we do for you?', 'For November, please.');
    await click('Send the question');
    await waitFor(() =>
      expect(changesIn(calls)).toEqual([
        {
          method: 'POST',
          path: '/api/support-tickets',
          body: { subject: 'Receipt', description: 'For November, please.' },
        },
      ]),
    );
  });
});

describe('tickets of the office', () => {
  it('say who asks, how urgent it is and who works on it', async () => {
    show('office', [200, [TICKET]]);
    const [cells = []] = await tableRows();
    expect(cells.slice(0, 4)).toEqual([
      'Where is my receipt?Kim Larsen · kim@example.com',
      'Urgent',
      'Open',
      'Unassigned',
    ]);
  });

  it('are asked for by what stands in the address', async () => {
    const calls = show('office', [200, [TICKET]], '/?q=kim&status=open&priority=urgent');
    await tableRows();
    expect(calls.filter(({ path }) => path === '/api/support-tickets').at(-1)?.query).toMatchObject({
      q: 'kim',
      status: 'open',
      priority: 'urgent',
      sort: '-activity',
    });
  });
});
