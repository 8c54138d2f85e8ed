import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { showPage, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import AuditPage from './pages/AuditPage';

const LOG = '/api/admin/audit-log';
const ENTRY = {
  id: 'e1',
  at: '2026-11-20T10:00:00Z',
  personId: 'p1',
  personName: 'Ana Roy',
  personType: 'admin',
  role: 'admin',
  action: 'user.unlock',
  source: 'web',
  subjectId: null,
  subjectType: null,
  subjectName: null,
  apiKey: null,
  reason: null,
  changes: [],
};

function show(at: string): Call[] {
  return showPage({
    page: <AuditPage />,
    features: ['admin'],
    at,
    answer: ({ path }) => [200, path === LOG ? [ENTRY] : []],
  });
}
/** Whether the last reading of the log left the chat out. */
const chat = (calls: readonly Call[]) => calls.filter(({ path }) => path === LOG).at(-1)?.query['chat'];
const shown = () => screen.findByRole('table');

beforeEach(() => {
  localStorage.clear();
  act(() => session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn));
});
afterEach(() => {
  cleanup();
  act(() => session.end('signed-out'));
  stopPlaying();
});

describe('the chat in the audit log', () => {
  it.each(['/', '/?by=people', '/?from=2026-11-01&to=2026-11-30', '/?sort=at&cols=source'])(
    'is left out of %s, and a link shows it',
    async (at) => {
      const calls = show(at);
      await shown();
      expect(chat(calls)).toBe('false');
      expect(screen.getByText(/Chat activity is hidden/)).toBeTruthy();
      await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Show it' })));
      await waitFor(() => expect(chat(calls)).toBeUndefined());
      expect(screen.queryByText(/Chat activity is hidden/)).toBeNull();
    },
  );

  it.each(['q=kim', 'area=chat', 'personId=p1', 'subjectId=s1', 'chat=shown'])(
    'is part of what is looked for with ?%s',
    async (query) => {
      const calls = show(`/?${query}`);
      await shown();
      const asked = calls.filter(({ path }) => path === LOG);
      expect(asked.length).toBeGreaterThan(0);
      for (const call of asked) expect(call.query).not.toHaveProperty('chat');
      expect(screen.queryByText(/Chat activity is hidden/)).toBeNull();
    },
  );

  it('comes back with what is typed into the search', async () => {
    const calls = show('/');
    await shown();
    expect(chat(calls)).toBe('false');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kim' } });
    await waitFor(() => expect(calls.filter(({ path }) => path === LOG).at(-1)?.query).toMatchObject({ q: 'kim' }));
    expect(chat(calls)).toBeUndefined();
  });
});
