import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying, type Played } from '@nav/testing/play-server';
import { changesIn, click, showPage, tableRows, type, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { Ticket } from './api/tickets';
import { undoOf } from './bulk-undo';
import HelpPage from './pages/HelpPage';
import TicketsPage from './pages/TicketsPage';

const COUNTS = { mine: 0, unassigned: 1, waiting: 1, pending: 0, breached: 3, solved: 1000, all: 1000, atMost: 1000 };
const TICKET = {
  id: 'k1',
  number: 1042,
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
  mergedInto: null,
  mergedNumber: null,
  splitFrom: null,
  splitNumber: null,
  tags: null,
  clock: null,
  rating: null,
  ratingComment: null,
  waiting: true,
  lastMessageAt: '2026-11-20T15:00:00Z',
  createdAt: '2026-11-20T15:00:00Z',
  version: 1,
};

const Where = () => <output data-testid="where">{useLocation().search}</output>;

function show(page: 'own' | 'office', tickets: Played | undefined, at = '/'): Call[] {
  const userType = page === 'own' ? 'tenant' : 'staff';
  session.begin({ access_token: 't', profile: { userId: 'u1', userType } } as unknown as SignedIn);
  return showPage({
    page: (
      <>
        {page === 'own' ? <HelpPage /> : <TicketsPage />}
        <Where />
      </>
    ),
    features: ['support'],
    at,
    answer: ({ method, path }) => {
      if (path === '/api/people/colleagues') return [200, []];
      if (path === '/api/support-tickets/tags') return [200, ['import', 'vip']];
      if (path === '/api/support-tickets/counts') return [200, COUNTS];
      if (path === '/api/support-tickets/bulk') return [200, { done: ['k1'], refused: [] }];
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
    expect([cells.length, ...cells.slice(0, 2)]).toEqual([3, '#1042 Where is my receipt?', 'Open']);
    expect(screen.queryByText(/kim@example\.com/)).toBeNull();
    expect(screen.getAllByRole('link', { name: '#1042 Where is my receipt?' })[0]?.getAttribute('href')).toContain(
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

const CLOCK = {
  state: 'running',
  firstDueAt: '2026-11-20T16:00:00Z',
  firstAnsweredAt: null,
  firstMinutes: null,
  resolutionDueAt: '2026-11-21T16:00:00Z',
  spentMinutes: 0,
  resolutionTarget: 480,
  firstBreached: true,
  resolutionBreached: false,
};

describe('tickets of the support team', () => {
  it('say who asks, how urgent it is, who works on it and that it is late', async () => {
    show('office', [200, [{ ...TICKET, tags: ['import'], clock: CLOCK }]]);
    const [cells = []] = await tableRows();
    expect(cells.slice(1, 7)).toEqual([
      '#1042 Where is my receipt?import',
      'Kim Larsen',
      'Urgent',
      'Open',
      'Unassigned',
      'Overdue',
    ]);
  });

  it('are requested by the filters in the address', async () => {
    const calls = show('office', [200, [TICKET]], '/?q=kim&view=unassigned&priority=urgent&tag=import&sort=due');
    await tableRows();
    expect(calls.filter(({ path }) => path === '/api/support-tickets').at(-1)?.query).toMatchObject({
      q: 'kim',
      view: 'unassigned',
      priority: 'urgent',
      tag: 'import',
      sort: 'due',
    });
  });

  it('have the columns that the address asks for, and a column that is hidden is kept there', async () => {
    const headings = async () =>
      within(await screen.findByRole('table'))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent ?? '');
    show('office', [200, [TICKET]]);
    const first = await headings();
    expect(first).toContain('Requester');
    for (const hidden of ['Email', 'Language']) expect(first).not.toContain(hidden);
    cleanup();
    show('office', [200, [TICKET]], '/?cols=requester.priority');
    const asked = await headings();
    for (const hidden of ['Requester', 'Priority']) expect(asked).not.toContain(hidden);
    for (const shown of ['Email', 'Language']) expect(asked).toContain(shown);
    await click('Columns');
    act(() => void fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Status' })));
    await waitFor(async () => expect(await headings()).not.toContain('Status'));
    expect(screen.getByTestId('where').textContent).toBe('?cols=requester.priority.status');
  });

  it('show the counts of the server, and lead to each view with the other filters', async () => {
    show('office', [200, [TICKET]], '/?priority=urgent');
    const link = await screen.findByRole('link', { name: /Overdue\s*3/ });
    expect(link.getAttribute('href')).toMatch(/priority=urgent/);
    expect(link.getAttribute('href')).toMatch(/view=breached/);
    expect(screen.getByRole('link', { name: 'Solved' })).toBeTruthy();
  });

  it('are narrowed by several tags, each of which is removed by its own button', async () => {
    const calls = show('office', [200, [TICKET]], '/?tag=import,late+fee');
    await tableRows();
    const asked = () => calls.filter(({ path }) => path === '/api/support-tickets').at(-1)?.query['tag'];
    expect(asked()).toBe('import,late fee');
    fireEvent.change(screen.getByRole('combobox', { name: 'Tag' }), { target: { value: 'vip' } });
    await waitFor(() => expect(asked()).toBe('import,late fee,vip'));
    await click('Also show tickets without the tag late fee');
    await waitFor(() => expect(asked()).toBe('import,vip'));
  });

  it('many are changed together, and the toast offers to undo it', async () => {
    const calls = show('office', [200, [TICKET, { ...TICKET, id: 'k2', number: 1043 }]]);
    await tableRows();
    act(() => void fireEvent.click(screen.getByRole('checkbox', { name: 'Select all tickets' })));
    await click('Mark as solved');
    await waitFor(() =>
      expect(changesIn(calls)).toEqual([
        {
          method: 'POST',
          path: '/api/support-tickets/bulk',
          // What the list showed: a ticket that a colleague changed since is refused.
          body: { ids: ['k1', 'k2'], versions: [TICKET.version, TICKET.version], status: 'resolved' },
        },
      ]),
    );
  });
});

describe('undoing a change of many', () => {
  /** A colleague's change in between makes yet another version, and the undo is refused. */
  const next = TICKET.version + 1;
  const ticket = (id: string, more: object = {}) => ({ ...TICKET, id, ...more }) as unknown as Ticket;

  it('BULK-2 gives each ticket what it had, those with the same value together', () => {
    const before = [ticket('a'), ticket('b', { assignedTo: 'ana' }), ticket('c'), ticket('d', { assignedTo: 'me' })];
    expect(undoOf(before, { assignedTo: 'me' })).toEqual([
      { ids: ['a', 'c'], versions: [next, next], assignedTo: null },
      { ids: ['b'], versions: [next], assignedTo: 'ana' },
    ]);
    expect(undoOf(before, { priority: 'urgent' })).toEqual([]);
    expect(undoOf(before, { priority: 'low' })).toEqual([
      { ids: ['a', 'b', 'c', 'd'], versions: [next, next, next, next], priority: 'urgent' },
    ]);
  });

  it('BULK-3 removes a tag only where it was added, and opens what was solved', () => {
    const before = [ticket('a', { tags: ['import'] }), ticket('b', { tags: [] })];
    expect(undoOf(before, { addTag: 'import' })).toEqual([{ ids: ['b'], removeTag: 'import' }]);
    expect(undoOf([ticket('a'), ticket('b', { status: 'resolved' })], { status: 'resolved' })).toEqual([
      { ids: ['a'], versions: [next], status: 'open', undo: true },
    ]);
    expect(undoOf([ticket('a', { status: 'in_progress' })], { status: 'resolved' })).toEqual([
      { ids: ['a'], versions: [next], status: 'in_progress', undo: true },
    ]);
  });
});
