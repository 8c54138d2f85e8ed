import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { OwnProfile } from '../api/profile';
import { DeletionSection } from './DeletionSection';

const PROFILE = { email: 'karim@example.com', userType: 'supplier' } as OwnProfile;
const browserFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

/** The section of someone with or without a password. Returns what was sent. */
function show(hasPassword: boolean): string[] {
  const sent: string[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') sent.push(`${pathname} ${await request.text()}`);
    return Response.json({});
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['two-factor'], { hasPassword, signInWith: [] });
  client.setQueryData(['profiles', 'deletion'], { obstacles: [] });
  render(
    <Around features={['account', '../api', '../app', '../shared']}>
      <QueryClientProvider client={client}>
        <DeletionSection profile={PROFILE} />
      </QueryClientProvider>
    </Around>,
  );
  return sent;
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));

it('who has no password is not asked for one: a link to choose it comes first', async () => {
  const sent = show(false);
  open();
  expect(screen.queryByLabelText('Your password')).toBeNull();
  expect(screen.getByText(/you don’t have one yet/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Email me a link to set a password' }));
  await waitFor(() => expect(sent).toEqual(['/api/auth/forgot-password {"email":"karim@example.com"}']), {
    timeout: 10_000,
  });
});

it('who has one enters it', () => {
  show(true);
  open();
  expect(screen.getByLabelText('Your password')).not.toBeNull();
});
