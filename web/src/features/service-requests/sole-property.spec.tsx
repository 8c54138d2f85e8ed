import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import NewRequestPage from './pages/NewRequestPage';

beforeEach(() =>
  session.begin({ access_token: 't', profile: { userId: 'u1', userType: 'landlord' } } as unknown as SignedIn),
);
afterEach(() => {
  cleanup();
  session.end('signed-out');
  stopPlaying();
});

it.each([
  [1, 'p0'],
  [2, ''],
])('of %i properties the only one is chosen', async (count, chosen) => {
  const properties = Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    streetNumber: `${at}`,
    street: 'Main',
  }));
  playServer((_method, path) => [200, path.endsWith('/properties') ? properties : { units: [] }]);
  render(
    <Around features={['service-requests', '../shared/request-parts', 'landlords', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <NewRequestPage />
      </QueryClientProvider>
    </Around>,
  );
  await screen.findByRole('option', { name: '0 Main' });
  expect((screen.getByLabelText(/Property/) as HTMLSelectElement).value).toBe(chosen);
});
