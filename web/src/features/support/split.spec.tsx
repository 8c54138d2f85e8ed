import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { STALE, stopPlaying, type Played } from '@nav/testing/play-server';
import { changesIn, click, showPage, type, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import TicketPage from './pages/TicketPage';

const TICKET = {
  id: 'k1',
  number: 1042,
  subject: 'Receipt',
  description: 'For November.',
  status: 'open',
  priority: 'medium',
  userId: 'u9',
  name: 'Kim Larsen',
  email: 'kim@example.com',
  language: 'en',
  assignedTo: 'me',
  assignedName: 'Me',
  submissionId: null,
  waiting: true,
  lastMessageAt: '2026-11-20T15:00:00Z',
  mergedInto: null,
  mergedNumber: null,
  splitFrom: null,
  splitNumber: null,
  tags: [],
  clock: null,
  rating: null,
  ratingComment: null,
  createdAt: '2026-11-20T15:00:00Z',
  version: 1,
};
const message = (id: string, text: string, fromOffice = false) => ({
  id,
  message: text,
  fromOffice,
  authorName: fromOffice ? 'Paul Roy' : null,
  createdAt: '2026-11-20T16:00:00Z',
});
const MESSAGES = [message('m1', 'The heating is off'), message('m2', 'Sent', true), message('m3', 'And it is cold')];
const LISTS: Record<string, unknown> = { messages: MESSAGES, desk: { draft: null, noteDraft: null } };

const Where = () => <output data-testid="where">{useLocation().pathname}</output>;

function show(more: object = {}, userType = 'staff', split: () => Played = () => [201, {}]): Call[] {
  const profile = { userId: 'me', userType, firstName: 'Me' };
  session.begin({ access_token: 't', profile } as unknown as SignedIn);
  return showPage({
    page: (
      <>
        <TicketPage />
        <Where />
      </>
    ),
    features: ['support', '../app/layouts'],
    answer: ({ method, path }) => {
      if (path.endsWith('/split')) return split();
      if (method !== 'GET') return [200, {}];
      const part = path.split('/').at(-1) ?? '';
      if (part in LISTS) return [200, LISTS[part]];
      return [200, /support-tickets\/?$/.test(path) ? { ...TICKET, ...more } : []];
    },
  });
}
const splits = (calls: readonly Call[]) => changesIn(calls).filter(({ path }) => path.endsWith('/split'));
const dialog = () => within(screen.getByRole('dialog'));
const begin = async () => {
  await screen.findAllByText(/The heating is off/);
  await click('More actions');
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Split into a new ticket…' })));
};
const choose = (words: RegExp) => act(async () => fireEvent.click(dialog().getByRole('checkbox', { name: words })));

beforeEach(() => {
  localStorage.clear();
  LISTS['messages'] = MESSAGES;
});
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

it('SPLIT-1 chosen messages become a ticket of their own, which is opened', async () => {
  const calls = show({}, 'staff', () => [201, { ...TICKET, id: 'k2', number: 1043 }]);
  await begin();
  const button = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Split ticket' });
  expect(button().disabled).toBe(true);
  await type('Subject', ' Heating ');
  expect(button().disabled).toBe(true);
  await choose(/^Kim Larsen: And it is cold/);
  await choose(/^Paul Roy: Sent/);
  await choose(/^Kim Larsen: The heating is off/);
  await choose(/^Paul Roy: Sent/);
  await click('Split ticket');
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/dashboards/staff/tickets/k2'));
  // In the order in which they were written.
  expect(splits(calls).map(({ method, body }) => [method, body])).toEqual([
    ['POST', { messageIds: ['m1', 'm3'], subject: 'Heating' }],
  ]);
});

it('SPLIT-1 a message that a colleague moves meanwhile leaves the dialog, which says so and keeps the rest', async () => {
  let moved = false;
  const calls = show({}, 'staff', () => {
    if (moved) return [201, { ...TICKET, id: 'k2', number: 1043 }];
    moved = true;
    LISTS['messages'] = MESSAGES.slice(1);
    return STALE;
  });
  await begin();
  await type('Subject', 'Heating');
  await choose(/^Kim Larsen: The heating is off/);
  await choose(/^Kim Larsen: And it is cold/);
  await click('Split ticket');
  expect(await dialog().findByText(/^Someone else changed this/)).toBeTruthy();
  await waitFor(() => expect(dialog().queryByRole('checkbox', { name: /The heating is off/ })).toBeNull());
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Heating');
  await click('Split ticket');
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/dashboards/staff/tickets/k2'));
  expect(splits(calls).map(({ body }) => body)).toEqual([
    { messageIds: ['m1', 'm3'], subject: 'Heating' },
    { messageIds: ['m3'], subject: 'Heating' },
  ]);
});

it.each([
  ['staff', '/dashboards/staff/tickets/k0'],
  ['tenant', '/dashboards/tenant/help/k0'],
] as const)('SPLIT-1 the new ticket leads %s back to the one it came from', async (role, href) => {
  show({ splitFrom: 'k0', splitNumber: 1041 }, role);
  expect((await screen.findByRole('link', { name: '#1041' })).getAttribute('href')).toBe(href);
  expect(screen.getByText(/^These messages were split from another ticket:/)).toBeTruthy();
});

it('SPLIT-1 says nothing of a ticket that the reader may not see', async () => {
  show({ splitFrom: 'k0', splitNumber: null }, 'tenant');
  await screen.findByRole('heading', { name: /Receipt/ });
  expect(screen.queryByText(/split from another ticket/)).toBeNull();
});
