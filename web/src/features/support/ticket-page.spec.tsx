import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { stopPlaying } from '@nav/testing/play-server';
import { changesIn, click, showPage, type, type Call } from '@nav/testing/show-page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Ticket } from './api/tickets';
import { MergeDialog } from './components/MergeDialog';
import FeedbackPage from './pages/FeedbackPage';
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
  assignedTo: 'paul',
  assignedName: 'Paul Roy',
  submissionId: null,
  waiting: true,
  lastMessageAt: '2026-11-20T15:00:00Z',
  mergedInto: null,
  mergedNumber: null,
  splitFrom: null,
  splitNumber: null,
  tags: ['csv'],
  clock: null,
  rating: 'bad',
  ratingComment: 'Too slow',
  createdAt: '2026-11-20T15:00:00Z',
  version: 1,
};
const NOTE = {
  id: 'n1',
  text: 'They called twice.',
  authorId: 'me',
  authorName: 'Me',
  leftByName: null,
  createdAt: '2026-11-20T16:00:00Z',
};
const LEFT = { ...NOTE, id: 'n2', text: '', authorName: 'Ada Admin', leftByName: 'Ann Lee' };
const LISTS: Record<string, unknown> = {
  notes: [NOTE, LEFT],
  desk: { draft: 'Dear Kim' },
  writers: [{ id: 'zoe', name: 'Zoe Ray' }],
};

function showTicket(more: object = {}, canned: object[] = []): Call[] {
  session.begin({
    access_token: 't',
    profile: { userId: 'me', userType: 'staff', firstName: 'Me' },
  } as unknown as SignedIn);
  return showPage({
    page: <TicketPage />,
    features: ['support'],
    answer: ({ method, path }) => {
      if (method === 'PUT') return [200, { draft: null }];
      if (method !== 'GET') return [201, { id: 'm1' }];
      if (path === '/api/chat-answers') return [200, canned];
      const part = path.split('/').at(-1) ?? '';
      if (part in LISTS) return [200, LISTS[part]];
      return [200, /support-tickets\/?$/.test(path) ? { ...TICKET, ...more } : []];
    },
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

describe('a ticket as the team sees it', () => {
  it('HOLD-2 shows who has it and who writes, keeps the draft, and asks before a second answer', async () => {
    const calls = showTicket();
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
    expect(field.value).toBe('Dear Kim');
    expect(
      await screen.findByText(/Paul Roy is handling this ticket\. Writing a reply right now: Zoe Ray/),
    ).toBeTruthy();
    await click('Send');
    expect(changesIn(calls)).toEqual([]);
    await click('Send anyway');
    await waitFor(() =>
      expect(changesIn(calls)[0]).toMatchObject({ method: 'POST', body: { message: 'Dear Kim', takeOver: true } }),
    );
  });

  it('NOTE-2 shows notes, tags and what was said of the help; a merged one leads on and takes no answer', async () => {
    showTicket();
    expect(await screen.findByText('They called twice.')).toBeTruthy();
    expect(screen.getByText('No longer assigned to Ann Lee')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove the tag csv' })).toBeTruthy();
    expect(screen.getByText('Too slow')).toBeTruthy();
    cleanup();
    showTicket({ status: 'closed', mergedInto: 'k2', mergedNumber: 1043 });
    expect((await screen.findByRole('link', { name: '#1043' })).getAttribute('href')).toContain('/tickets/k2');
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  });
});

it('the messages of a chat in a ticket have their times as the reader’s clock shows them', async () => {
  showTicket({ description: '2026-11-30 14:27 UTC, Visitor:\nMy rent is missing' });
  const line = await screen.findByText(/My rent is missing/u);
  expect(line.textContent).not.toContain('UTC');
  expect(line.textContent).toMatch(/^Nov 30, 2026, .*, Visitor:\nMy rent is missing$/u);
});

describe('canned answers in the answer to a ticket', () => {
  const HELLO = {
    id: 'h',
    shortcut: 'hello',
    textEn: 'Hello {name}, I’m {agent}.',
    textFr: 'Bonjour {name}.',
    textEs: null,
  };
  const write = async (value: string) => {
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
    fireEvent.change(field, { target: { value } });
    return field;
  };

  it('CANNED-03 “/” offers them, Enter puts one in with the names and sends nothing, and then it is sent', async () => {
    const calls = showTicket({ assignedTo: 'me' }, [HELLO]);
    const field = await write('/he');
    const option = await screen.findByRole('option', { name: /^\/hello Hello/ });
    expect(option.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.value).toMatch(/^Hello Kim, I’m Me\./);
    expect(screen.queryByRole('option', { name: /^\/hello/ })).toBeNull();
    const sent = () => changesIn(calls).filter(({ method }) => method === 'POST');
    expect(sent()).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(sent()).toMatchObject([{ body: { message: 'Hello Kim, I’m Me.' } }]));
  });

  it('CANNED-03 by mouse, in the language of the ticket', async () => {
    showTicket({ assignedTo: 'me', language: 'fr' }, [HELLO]);
    const field = await write('/hello');
    fireEvent.click(await screen.findByRole('option', { name: /^\/hello/ }));
    expect(field.value).toMatch(/^Bonjour Kim\./);
  });
});

it('promises a caller without an email neither an answer by email nor one about a merge', async () => {
  showTicket({ userId: null, email: null, phone: '+1 416 555 0000', assignedTo: 'me' });
  expect(await screen.findByText(/so nothing is sent/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save reply' })).toBeTruthy();
  const merge = (ticket: object) =>
    render(
      <Around features={['support', '../shared', '../api', '../app']}>
        <QueryClientProvider client={new QueryClient()}>
          <MergeDialog
            ticket={{ ...TICKET, ...ticket } as Ticket}
            onClose={() => undefined}
            onMerged={() => undefined}
          />
        </QueryClientProvider>
      </Around>,
    );
  cleanup();
  merge({ userId: null, email: null });
  expect(screen.getByText(/This one closes\.$/)).toBeTruthy();
  cleanup();
  merge({});
  expect(screen.getByText(/This one closes, and the requester gets one email about it\.$/)).toBeTruthy();
});

describe('the question whether it helped', () => {
  const RATING = { subject: 'Receipt', number: 1042, rating: null, comment: null, changeable: true };

  it('SAT-3 opening it answers nothing; an answer is sent with its comment', async () => {
    const calls = showPage({
      page: <FeedbackPage />,
      features: ['support'],
      at: '/feedback?key=secret',
      answer: ({ path }) => [200, path.endsWith('look') ? RATING : { ...RATING, rating: 'good' }],
    });
    expect(await screen.findByText('Your question “Receipt” (#1042)')).toBeTruthy();
    expect(changesIn(calls).map(({ path }) => path)).toEqual(['/api/support-ratings/look']);
    await type('Comment (optional)', 'Thanks');
    await click('Send feedback');
    expect(await screen.findByText('Thank you for your feedback.')).toBeTruthy();
    expect(changesIn(calls).at(-1)?.body).toEqual({ key: 'secret', rating: 'good', comment: 'Thanks' });
  });

  it('SAT-4 an answer that can no longer be changed offers no form, and an expired link says so', async () => {
    const at = '/feedback?key=secret';
    showPage({
      page: <FeedbackPage />,
      features: ['support'],
      at,
      answer: () => [200, { ...RATING, changeable: false }],
    });
    expect(await screen.findByText('Your answer can no longer be changed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send feedback' })).toBeNull();
    cleanup();
    const refused = { code: 'invalid_link', error: 'x', requestId: 'r' };
    showPage({ page: <FeedbackPage />, features: ['support'], at, answer: () => [400, refused] });
    expect(await screen.findByText(/This link has expired/)).toBeTruthy();
  });
});
