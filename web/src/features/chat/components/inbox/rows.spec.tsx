import { session as signedIn, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { changesIn, click, showPage, type, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { useLocation } from 'react-router-dom';
import type { InboxSession } from '../../api/inbox';
import InboxPage from '../../pages/InboxPage';

const CHAT: InboxSession = {
  id: 'a',
  status: 'open',
  state: 'waiting',
  visitorId: 'v1',
  personId: null,
  name: 'Léa Roy',
  role: 'general',
  service: null,
  language: 'fr',
  assignedTo: null,
  assignedName: null,
  lastMessage: null,
  lastMessageAt: '2026-11-23T12:00:00Z',
  lastId: null,
  lastLanguage: null,
  lastOwn: false,
  waitingSince: null,
  unread: 0,
  createdAt: '2026-11-23T12:00:00Z',
  closedAt: null,
  closedByName: null,
  closeReason: null,
  team: null,
  tags: [],
  ticketId: null,
  leadId: null,
  version: 1,
};
const COUNTS = { waiting: 1, mine: 0, others: 0, closed: 0, closedAtMost: 9 };
const PATH = '/api/chat-inbox';
const HOUR_MS = 3_600_000;

let chat: InboxSession;
/** What the server decides about a ticket. */
let ticket: readonly [number, unknown];

const READ: Record<string, unknown> = {
  [`${PATH}/counts`]: { ...COUNTS, teams: { support: 0, sales: 0, manager: 0 } },
  [`${PATH}/a/desk`]: { seen: 0, draft: null, noteDraft: null },
  [`${PATH}/a/visitor`]: { page: null, pageAt: null, language: 'fr', account: null, email: null, others: [] },
};

/** The server: a conversation that changes as it is asked to. */
function answer({ method, path, body }: Call): readonly [number, unknown] {
  if (path === `${PATH}/a/ticket`) return ticket;
  if (path === '/api/chat-sessions/a')
    chat = { ...chat, ...(body as Partial<InboxSession>), state: 'mine', assignedTo: 'me', assignedName: 'Me' };
  if (method !== 'GET') return [200, {}];
  if (path === PATH) return [200, [chat]];
  return [200, path === `${PATH}/a` ? chat : (READ[path] ?? [])];
}

const Where = () => <output data-testid="where">{useLocation().pathname + useLocation().search}</output>;
const where = () => screen.getByTestId('where').textContent;

function show(more: Partial<InboxSession>, at = '/dashboards/staff'): Call[] {
  chat = { ...CHAT, ...more };
  return showPage({
    page: (
      <>
        <InboxPage />
        <Where />
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </>
    ),
    features: ['chat', 'chat/components/inbox', '../app/layouts'],
    at,
    answer,
  });
}
const choose = async (name: string) => {
  await click('More actions');
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name })));
};

beforeEach(() => {
  ticket = [201, { id: 'k9' }];
  const profile = { userId: 'me', userType: 'staff', staffRole: 'support', firstName: 'Ana' };
  act(() => signedIn.begin({ access_token: 'x', profile } as unknown as SignedIn));
});
afterEach(() => {
  cleanup();
  act(() => signedIn.end('signed-out'));
  stopPlaying();
});

describe('a row of the queue', () => {
  const row = () => screen.findByRole('link', { name: /Léa Roy/ });

  it('INBOX-04 INBOX-08 says how many messages are unread, and how long the visitor has waited', async () => {
    show({ unread: 3, waitingSince: new Date(Date.now() - 5.5 * HOUR_MS).toISOString() });
    const words = within(await row());
    expect(words.getByText('3 unread messages')).toBeTruthy();
    expect(words.getByText(/^Waiting for 5 hrs?$/)).toBeTruthy();
    // They are shown, not only read out.
    expect(words.getByText('3')).toBeTruthy();
    expect(words.getByText(/^5 hrs?$/)).toBeTruthy();
  });

  it('INBOX-04 VISITOR-01 has no mark once everything was read, but the visitor’s language', async () => {
    show({});
    const words = within(await row());
    expect(words.getByText('FR')).toBeTruthy();
    expect(words.queryByText(/unread|Waiting for/)).toBeNull();
  });
});

it('VISITOR-01 the language of a visitor is named beside the conversation', async () => {
  show({}, '/dashboards/staff?session=a');
  await screen.findByRole('textbox', { name: 'Your reply' });
  await choose('About the visitor');
  const panel = within(await screen.findByRole('complementary', { name: 'About the visitor' }));
  expect((await panel.findByText('Language')).nextElementSibling?.textContent).toBe('Français');
});

it('CLOSE-02 whoever reopens a conversation answers it', async () => {
  const calls = show({ status: 'closed', state: 'closed' }, '/dashboards/staff?state=closed&session=a');
  expect(await screen.findByText(/This conversation has ended/)).toBeTruthy();
  await click('Reopen conversation');
  expect(await screen.findByRole('button', { name: 'Close conversation' })).toBeTruthy();
  expect(screen.queryByText(/This conversation has ended/)).toBeNull();
  expect(changesIn(calls).filter(({ path }) => path === '/api/chat-sessions/a')).toEqual([
    { method: 'PATCH', path: '/api/chat-sessions/a', body: { status: 'assigned' } },
  ]);
  expect(where()).toBe('/dashboards/staff?state=mine&session=a');
});

describe('a ticket from a conversation', () => {
  const asked = (calls: readonly Call[]) => changesIn(calls).filter(({ path }) => path.endsWith('/ticket'));
  const begin = async (more: Partial<InboxSession> = {}) => {
    const calls = show(more, '/dashboards/staff?session=a');
    await screen.findByRole('textbox', { name: 'Your reply' });
    await choose('Create ticket');
    return calls;
  };

  it('NOTE-04 is created with who asks and about what, and the message about it opens it', async () => {
    const calls = await begin();
    await type('Subject', 'Rent is missing');
    await type('Visitor’s name', 'Léa Roy');
    await type('Email', 'lea@example.com');
    await click('Create ticket');
    await waitFor(() => expect(screen.queryByText('Create a ticket')).toBeNull());
    const body = { subject: 'Rent is missing', name: 'Léa Roy', email: 'lea@example.com' };
    expect(asked(calls)).toEqual([{ method: 'POST', path: `${PATH}/a/ticket`, body }]);
    expect(screen.getByText('Ticket created')).toBeTruthy();
    await click('Open');
    await waitFor(() => expect(where()).toBe('/dashboards/staff/tickets/k9'));
  });

  it('NOTE-04 asks for a subject alone where the visitor is signed in, and keeps it when it is refused', async () => {
    ticket = [500, { code: 'internal', error: 'x', requestId: 'r' }];
    const calls = await begin({ personId: 'p1' });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('textbox')).toHaveLength(1);
    await type('Subject', 'Rent is missing');
    await click('Create ticket');
    expect(await dialog.findByText(/^Something went wrong/)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Rent is missing');
    ticket = [201, { id: 'k9' }];
    await click('Create ticket');
    await waitFor(() => expect(screen.queryByText('Create a ticket')).toBeNull());
    expect(asked(calls).map(({ body }) => body)).toEqual([
      { subject: 'Rent is missing' },
      { subject: 'Rent is missing' },
    ]);
  });

  it('NOTE-04 that exists is opened instead of creating a second one', async () => {
    show({ ticketId: 'k7' }, '/dashboards/staff?session=a');
    await screen.findByRole('textbox', { name: 'Your reply' });
    await click('More actions');
    expect(screen.queryByRole('menuitem', { name: 'Create ticket' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Open ticket' }).getAttribute('href')).toBe(
      '/dashboards/staff/tickets/k7',
    );
  });
});
