import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying, type Played } from '@nav/testing/play-server';
import { changesIn, click, showPage, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import UserPage from './pages/UserPage';

const USER = {
  id: 'u1',
  email: 'kim@example.com',
  emailVerified: true,
  firstName: 'Kim',
  lastName: 'Larsen',
  userType: 'staff',
  staffRole: 'support',
  state: 'active',
  accountId: null,
  accountName: null,
  phone: null,
  language: 'en',
  twoFactor: false,
  twoFactorReset: null,
  locked: false,
  bouncedAt: null,
  createdAt: '2026-11-20T10:00:00Z',
  lastSeenAt: null,
  openSessions: 0,
  invitationEndsAt: null,
  suspendedAt: null,
  version: 1,
};

/** `after`: the person once a step was taken. Without it, the server refuses. */
function show(more: object, after?: object): Call[] {
  let user: object = { ...USER, ...more };
  return showPage({
    page: (
      <>
        <UserPage />
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </>
    ),
    features: ['admin', '../shared/affairs'],
    answer: ({ method, path }): Played => {
      if (method !== 'GET' && !after) return [500, { code: 'internal', error: 'x', requestId: 'r' }];
      if (method !== 'GET') user = { ...user, ...after };
      return [200, path.startsWith('/api/admin/users') ? user : []];
    },
  });
}
const steps = (calls: readonly Call[]) => changesIn(calls).map(({ method, path }) => `${method} ${path}`);
const menu = async () => {
  await screen.findByRole('heading', { level: 1, name: /Kim Larsen/ });
  await click('More actions');
};
const END = { name: 'End all sessions' };

beforeEach(() => {
  localStorage.clear();
  act(() => session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn));
});
afterEach(() => {
  cleanup();
  act(() => session.end('signed-out'));
  stopPlaying();
});

describe('SF-023 a person who can’t sign in after too many wrong passwords or codes', () => {
  it('is unlocked once an admin confirms it', async () => {
    const calls = show({ locked: true }, { locked: false });
    await screen.findByText('Signing in is blocked');
    await click('Unlock');
    expect(await screen.findByRole('dialog', { name: 'Unlock Kim Larsen?' })).toBeTruthy();
    expect(steps(calls)).toEqual([]);
    await click('Cancel');
    expect([screen.queryByRole('dialog'), steps(calls)]).toEqual([null, []]);
    await click('Unlock');
    await click('Unlock');
    await screen.findByText('Kim Larsen can try to sign in again');
    expect(steps(calls)).toEqual(['POST /api/admin/users/u1/unlock']);
    await waitFor(() => expect(screen.queryByText('Signing in is blocked')).toBeNull());
  });

  it('reads why it failed, and is still blocked', async () => {
    show({ locked: true });
    await screen.findByText('Signing in is blocked');
    await click('Unlock');
    await click('Unlock');
    expect(await within(screen.getByRole('dialog')).findByText(/^Something went wrong/)).toBeTruthy();
    expect(screen.getByText('Signing in is blocked')).toBeTruthy();
  });

  it('isn’t offered an unlocking that isn’t needed', async () => {
    show({});
    await screen.findByRole('heading', { level: 1, name: /Kim Larsen/ });
    expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull();
  });
});

describe('SF-023 the sessions of a person', () => {
  it('are ended from the menu once an admin confirms it', async () => {
    const calls = show({ openSessions: 2 }, { openSessions: 0 });
    await menu();
    await act(async () => fireEvent.click(screen.getByRole('menuitem', END)));
    expect(await screen.findByRole('dialog', { name: 'End all sessions of Kim Larsen?' })).toBeTruthy();
    expect(steps(calls)).toEqual([]);
    await click('End all sessions');
    await screen.findByText('Kim Larsen has been signed out everywhere');
    expect(steps(calls)).toEqual(['POST /api/admin/users/u1/end-sessions']);
    // There is nothing left to end.
    await waitFor(() => expect(screen.getByText('Open sessions').nextElementSibling?.textContent).toBe('0'));
    await menu();
    expect(screen.queryByRole('menuitem', END)).toBeNull();
  });

  it('are one’s own affair on one’s own page', async () => {
    show({ id: 'me', openSessions: 2 });
    await screen.findByRole('heading', { level: 1, name: /Kim Larsen/ });
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });
});
