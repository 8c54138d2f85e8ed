import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying, STALE } from '@nav/testing/play-server';
import { changesIn, showPage, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import LeadsPage from './pages/LeadsPage';

const lead = (id: string, status: string, more: object = {}) => ({
  id,
  firstName: 'Ana',
  lastName: id,
  email: `${id}@example.com`,
  phone: null,
  company: null,
  language: 'en',
  source: 'trial',
  status,
  request: null,
  notes: null,
  staffId: null,
  staffName: null,
  submissionId: null,
  userId: null,
  contactedAt: null,
  createdAt: '2026-11-20T15:00:00Z',
  version: 3,
  valueCents: 5000,
  currency: 'USD',
  nextStep: null,
  nextStepOn: null,
  closedAt: null,
  activeAt: '2026-11-20T15:00:00Z',
  mergedIntoId: null,
  emailStopped: false,
  otherEmails: [] as string[],
  otherPhones: [] as string[],
  ...more,
});

/**
 * Shows the board with one new and one contacted lead. With `refuse`, the server refuses moves because a colleague was
 * faster.
 */
function show(refuse = false): Call[] {
  let moved = 'new';
  let version = 3;
  return showPage({
    page: <LeadsPage />,
    features: ['crm'],
    at: '/?view=board',
    answer: ({ method, path, query, body }) => {
      if (method === 'PATCH') {
        const asked = body as { status: string; version: number };
        if (refuse || asked.version !== version) return STALE;
        moved = asked.status;
        version += 1;
        return [200, lead('one', moved, { version })];
      }
      if (path === '/api/crm-leads/stages')
        return [
          200,
          [
            { status: 'new', count: 1, valueCents: 5000, currency: 'USD' },
            { status: 'contacted', count: 1, valueCents: 5000, currency: 'USD' },
          ],
        ];
      if (path !== '/api/crm-leads') return [200, []];
      const rows = [lead('one', moved, { version }), lead('two', 'contacted')];
      return [200, rows.filter(({ status }) => status === query.status)];
    },
  });
}
const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const linkIn = (name: string, text: string) => within(column(name)).queryByRole('link', { name: text });

beforeEach(() =>
  session.begin({ access_token: 't', profile: { userId: 's1', userType: 'staff' } } as unknown as SignedIn),
);
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

describe('the board of leads', () => {
  it('has a column for each stage, with its count and what it is worth', async () => {
    show();
    await waitFor(() => expect(linkIn('New', 'Ana one')).toBeTruthy());
    expect(screen.getAllByRole('region').map((each) => within(each).getByRole('heading').textContent)).toEqual([
      'New1',
      'Contacted1',
      'Qualified0',
      'Won0',
      'Lost0',
    ]);
    expect(within(column('New')).getAllByText('$50')).toHaveLength(2);
  });

  it('moves a lead by Shift and an arrow key, with the version that was read', async () => {
    const calls = show();
    await waitFor(() => expect(linkIn('New', 'Ana one')).toBeTruthy());
    fireEvent.keyDown(screen.getByRole('link', { name: 'Ana one' }), { key: 'ArrowRight', shiftKey: true });
    await waitFor(() => expect(linkIn('Contacted', 'Ana one')).toBeTruthy());
    await waitFor(() =>
      expect(changesIn(calls)).toEqual([
        { method: 'PATCH', path: '/api/crm-leads/one', body: { status: 'contacted', version: 3 } },
      ]),
    );
  });

  it('keeps the focus on a lead that the keys move, so that it can be moved on', async () => {
    show();
    await waitFor(() => expect(linkIn('New', 'Ana one')).toBeTruthy());
    screen.getByRole('link', { name: 'Ana one' }).focus();
    for (const [key, stage] of [
      ['ArrowRight', 'Contacted'],
      ['ArrowRight', 'Qualified'],
      ['ArrowLeft', 'Contacted'],
    ] as const) {
      const link = screen.getByRole('link', { name: 'Ana one' });
      expect(document.activeElement).toBe(link);
      fireEvent.keyDown(link, { key, shiftKey: true });
      await waitFor(() => expect(linkIn(stage, 'Ana one')).toBeTruthy());
      await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ana one' })).toHaveLength(1));
      expect(document.activeElement).toBe(linkIn(stage, 'Ana one'));
    }
  });

  it('moves a lead again before the first move is answered, and takes nobody for a faster colleague', async () => {
    const calls = show();
    await waitFor(() => expect(linkIn('New', 'Ana one')).toBeTruthy());
    const data = { getData: () => 'one' };
    await act(async () => {
      fireEvent.drop(column('Contacted'), { dataTransfer: data });
      fireEvent.drop(column('Qualified'), { dataTransfer: data });
    });
    await waitFor(() =>
      expect(changesIn(calls).map(({ body }) => body)).toEqual([
        { status: 'contacted', version: 3 },
        { status: 'qualified', version: 4 },
      ]),
    );
    await waitFor(() => expect(linkIn('Qualified', 'Ana one')).toBeTruthy());
    expect(linkIn('Contacted', 'Ana one')).toBeNull();
  });

  it('goes up and down a column by arrow keys, and does not move a lead where it may not go', async () => {
    const calls = show();
    await waitFor(() => expect(linkIn('New', 'Ana one')).toBeTruthy());
    fireEvent.keyDown(screen.getByRole('link', { name: 'Ana one' }), { key: 'ArrowLeft', shiftKey: true });
    expect(changesIn(calls)).toEqual([]);
    const data = { getData: () => 'one', setData: () => undefined };
    fireEvent.drop(column('Won'), { dataTransfer: data });
    expect(changesIn(calls)).toEqual([]);
  });

  it('moves a lead by dropping it on a column', async () => {
    const calls = show();
    await waitFor(() => expect(linkIn('New', 'Ana one')).toBeTruthy());
    fireEvent.drop(column('Contacted'), { dataTransfer: { getData: () => 'one' } });
    await waitFor(() => expect(changesIn(calls)).toHaveLength(1));
  });

  it('puts a lead back where a colleague moved it, when they were faster', async () => {
    show(true);
    await waitFor(() => expect(linkIn('New', 'Ana one')).toBeTruthy());
    fireEvent.drop(column('Qualified'), { dataTransfer: { getData: () => 'one' } });
    await waitFor(() => expect(linkIn('Qualified', 'Ana one')).toBeNull());
    expect(linkIn('New', 'Ana one')).toBeTruthy();
  });
});
