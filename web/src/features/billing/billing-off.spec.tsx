import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import BillingPage from './pages/BillingPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

it('where plans aren’t sold, the page says that none is needed, and offers nothing to try again', async () => {
  playServer((_method, path) =>
    path === '/api/billing'
      ? [422, { error: 'rule_broken', reason: 'billing_off', message: 'Plans aren’t sold on this installation.' }]
      : [200, { id: 'u1', role: 'owner' }],
  );
  render(
    <Around features={['billing', '../app', '../shared']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <BillingPage />
      </QueryClientProvider>
    </Around>,
  );
  expect(await screen.findByText('You don’t need a plan here')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/Reference/)).toBeNull();
});
