import { connectApi } from '@api/client';
import { session, type Profile } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import InvitationPage from './pages/InvitationPage';

const INVITED = { email: 'new@example.com', firstName: 'Noor', userType: 'landlord', company: 'Rose City Rentals' };
const OTHER = { userId: 'u1', email: 'ana@example.com', userType: 'landlord' } as Profile;

const show = () =>
  act(async () => {
    render(
      <Around features={['auth', 'auth/links', '../api', '../app']} at="/invitation?token=t">
        <QueryClientProvider client={new QueryClient()}>
          <InvitationPage />
        </QueryClientProvider>
      </Around>,
    );
  });

beforeEach(() => {
  globalThis.fetch = async () => new Response(JSON.stringify(INVITED), { status: 200 });
  connectApi({
    token: () => undefined,
    language: () => 'en',
    onToken: () => undefined,
    onSessionEnded: () => undefined,
  });
});
afterEach(() => {
  cleanup();
  session.end('signed-out');
});

it('an invitation that is opened while someone else is signed in names them, and both ways to continue', async () => {
  session.begin({ access_token: 't', user: { id: OTHER.userId, email: OTHER.email }, profile: OTHER });
  await show();
  expect(await screen.findByText(/ana@example\.com/)).toBeTruthy();
  expect(screen.getByText(/new@example\.com/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out and use this invitation' })));
  expect(session.state().status).toBe('anonymous');
  expect(screen.queryByText(/ana@example\.com/)).toBeNull();
  expect(screen.getByText(/new@example\.com/)).toBeTruthy();
});

it('says nothing of a session where no one is signed in', async () => {
  await show();
  expect(await screen.findByText(/new@example\.com/)).toBeTruthy();
  expect(screen.queryByText(/You’re signed in as/)).toBeNull();
});
