import { connectApi } from '@api/client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import VerifyEmailPage from './pages/VerifyEmailPage';

let count = 0;

/** Each link is another one: a page takes the same link once only. */
async function titleAfter(status: number, body: object | string): Promise<string | null | undefined> {
  globalThis.fetch = async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  // The frame loads its drawing on first sight, so the first render suspends.
  await act(async () => {
    render(
      <Around features={['auth', 'auth/links', '../api', '../app']} at={`/verify-email?token=t${(count += 1)}`}>
        <QueryClientProvider client={new QueryClient()}>
          <VerifyEmailPage />
        </QueryClientProvider>
      </Around>,
    );
  });
  return (await screen.findByRole('alert')).querySelector('h1')?.textContent;
}

beforeEach(() =>
  connectApi({
    token: () => undefined,
    language: () => 'en',
    onToken: () => undefined,
    onSessionEnded: () => undefined,
  }),
);
afterEach(cleanup);

it('a link that could not be checked is not called used up, and can be tried again', async () => {
  expect(await titleAfter(502, '<h1>Bad Gateway</h1>')).toBe('We couldn’t check this link');
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
  cleanup();
  expect(await titleAfter(503, { error: 'English', code: 'service_unavailable', requestId: '1' })).toBe(
    'We couldn’t check this link',
  );
});

it('an expired link is called expired', async () => {
  const body = { error: 'English', code: 'invalid_link', requestId: '1' };
  expect(await titleAfter(400, body)).toBe('This link no longer works');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
