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
  version: 1,
} as unknown as Ticket;
const ANA = { kind: 'person', id: 'ana', title: 'Ana Roy', person: 'ana@example.com' };

function show(answer: () => [number, unknown]): Call[] {
  session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn);
  return showPage({
    page: <RequesterDialog ticket={TICKET} onClose={() => undefined} />,
    features: ['support'],
    answer: ({ path }) => (path.endsWith('/search') ? answer() : [200, TICKET]),
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
});
