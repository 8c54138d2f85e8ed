import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { changesIn, click, showPage, type Call } from '@nav/testing/show-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Ticket } from './api/tickets';
import { RequesterDialog } from './components/RequesterDialog';

const TICKET = {
  id: 'k1',
  number: 1042,
  userId: null,
  name: 'Kim Larsen',
  email: 'kim@example.com',
  phone: null,
  language: 'en',
  assignedTo: null,
  assignedName: null,
  version: 1,
} as unknown as Ticket;
const ANA = { kind: 'person', id: 'ana', title: 'Ana Roy', person: 'ana@example.com' };

function show(answer: () => [number, unknown], ticket = TICKET, put?: (call: Call) => [number, unknown]): Call[] {
  session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn);
  return showPage({
    page: <RequesterDialog ticket={ticket} onClose={() => undefined} />,
    features: ['support'],
    answer: (call) =>
      call.path.endsWith('/search') ? answer() : put && call.method === 'PUT' ? put(call) : [200, ticket],
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

describe('who asks in a ticket', () => {
  it('is found without sending the form, and the focus follows the choice', async () => {
    const calls = show(() => [200, [ANA]]);
    const user = userEvent.setup();
    await user.type(await screen.findByRole('searchbox'), 'ana{Enter}');
    await user.click(await screen.findByRole('button', { name: /Ana Roy/ }));
    expect(changesIn(calls)).toEqual([]);
    const tag = screen.getByRole('button', { name: 'Choose someone other than Ana Roy · ana@example.com' });
    await waitFor(() => expect(document.activeElement).toBe(tag));
    await user.click(tag);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
    expect(changesIn(calls)).toEqual([]);
  });

  it('says where the search failed, and tries again', async () => {
    const answers: [number, unknown][] = [[500, { code: 'internal' }]];
    show(() => answers.pop() ?? [200, []]);
    await userEvent.type(await screen.findByRole('searchbox'), 'ana');
    await screen.findByText(/load/i);
    await click('Try again');
    expect(await screen.findByText('No one found. Write down who called below.')).toBeTruthy();
  });

  const choose = async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'ana');
    await userEvent.click(await screen.findByRole('button', { name: /Ana Roy/ }));
  };
  const bodies = (calls: Call[]) => changesIn(calls).map(({ body }) => body);

  it('CALL-5 says who will be able to read the conversation, and changes nothing until that is confirmed', async () => {
    const calls = show(() => [200, [ANA]], { ...TICKET, name: 'Kim Larsen', userId: 'kim' });
    await click('Choose someone other than Kim Larsen · kim@example.com');
    await choose();
    await click('Change requester');
    await screen.findByText(/^Ana Roy · ana@example.com will be able to read the whole conversation/);
    await screen.findByText('Kim Larsen can’t read the conversation anymore.');
    expect(changesIn(calls)).toEqual([]);
    await click('Cancel');
    await waitFor(() => expect(screen.queryByText(/will be able to read/)).toBeNull());
    expect(changesIn(calls)).toEqual([]);
    await click('Change requester');
    await screen.findByText(/will be able to read/);
    await click('Change requester');
    await waitFor(() => expect(bodies(calls)).toEqual([{ userId: 'ana', version: 1, confirmed: true }]));
  });

  it('CALL-5 asks nothing where only the details of someone without an account are corrected', async () => {
    const calls = show(() => [200, []]);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '-Nielsen');
    await click('Change requester');
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ name: 'Kim Larsen-Nielsen', version: 1 }]));
  });

  it('CALL-6 names the colleague who has the ticket, and takes it over only where that is confirmed', async () => {
    const calls = show(() => [200, [ANA]], { ...TICKET, assignedTo: 'nora', assignedName: 'Nora Diaz' });
    await choose();
    await click('Change requester');
    await screen.findByText(/^Nora Diaz is handling this ticket/);
    expect(changesIn(calls)).toEqual([]);
    await click('Change requester');
    await waitFor(() =>
      expect(bodies(calls)).toEqual([{ userId: 'ana', version: 1, confirmed: true, takeOver: true }]),
    );
  });

  it('CALL-6 asks again where a colleague took the ticket in the meantime', async () => {
    const calls = show(
      () => [200, []],
      TICKET,
      ({ body }) =>
        (body as { takeOver?: boolean }).takeOver ? [200, TICKET] : [409, { code: 'chat_held', error: 'held' }],
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '-Nielsen');
    await click('Change requester');
    await screen.findByText(/^A colleague has just taken this ticket/);
    await click('Cancel');
    await waitFor(() => expect(screen.queryByText(/^A colleague has just taken/)).toBeNull());
    expect(bodies(calls)).toHaveLength(1);
    await click('Change requester');
    await screen.findByText(/^A colleague has just taken this ticket/);
    await click('Change requester');
    await waitFor(() => expect(bodies(calls).at(-1)).toMatchObject({ name: 'Kim Larsen-Nielsen', takeOver: true }));
  });
});
