import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { session, type SignedIn } from '@api/session';
import { Around } from '@nav/testing/Around';
import { Toaster } from '@ui/overlay/Toaster';
import { dismissToast } from '@ui/overlay/toastStore';
import { SessionEffects } from './SessionEffects';

const SIGNED_IN = { access_token: 't', user: { id: 'u', email: 'ana@example.com' }, profile: { userType: 'landlord', firstName: 'Ana' } } as SignedIn;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  session.begin(SIGNED_IN);
  render(
    <Around features={['../app']}>
      <SessionEffects />
      <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
    </Around>,
  );
});
afterEach(() => {
  act(() => dismissToast());
  cleanup();
  jest.useRealTimers();
});

it('SE-005 a sign-out is said for 1 second, and clears both keys of the storage', async () => {
  act(() => session.end('signed-out'));
  expect(screen.getByText('Logged Out')).toBeTruthy();
  expect([localStorage.getItem('auth_token'), localStorage.getItem('access_token')]).toEqual([null, null]);
  await wait(900);
  expect(screen.getByText('Logged Out')).toBeTruthy();
  await wait(200);
  expect(screen.queryByText('Logged Out')).toBeNull();
});

it('SE-012 a session that was refused is said once', async () => {
  act(() => session.end('refused'));
  expect(screen.getAllByText('Your session has ended. Please sign in again.')).toHaveLength(1);
});
