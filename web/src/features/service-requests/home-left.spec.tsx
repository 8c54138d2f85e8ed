import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MyRequests } from './components/MyRequests';
import NewRepairPage from './pages/NewRepairPage';
import RepairsPage from './pages/RepairsPage';

let lease: { state: string; leftOn: string | null };

beforeEach(() => {
  session.begin({ access_token: 't', profile: { userId: 'u1', userType: 'tenant' } } as unknown as SignedIn);
  const home = { id: 'l1', home: { country: 'CA', region: 'AB' }, landlord: { name: 'Nancy Doyle' }, homes: [] };
  playServer((_method, path) => [200, path.endsWith('/me/lease') ? { ...home, ...lease } : []]);
});
afterEach(() => {
  cleanup();
  session.end('signed-out');
  stopPlaying();
});

const show = (page: React.ReactNode) =>
  render(
    <Around features={['service-requests', '../shared/request-parts', '../shared', '../app']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {page}
      </QueryClientProvider>
    </Around>,
  );

it.each([
  ['whose lease has ended', { state: 'ended', leftOn: null }],
  ['who has left the others', { state: 'active', leftOn: '2026-11-28' }],
])('a tenant %s is told so instead of being led to a form that would be refused', async (_, left) => {
  lease = left;
  show(<MyRequests />);
  expect(await screen.findByText(/Your lease has ended/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /New|Report a problem/ })).toBeNull();
  cleanup();
  show(<RepairsPage />);
  expect(await screen.findByText('Your lease has ended')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Report a problem' })).toBeNull();
  cleanup();
  show(<NewRepairPage />);
  const write = await screen.findByRole('link', { name: 'Message the landlord' });
  expect(write.getAttribute('href')).toContain('?lease=l1');
  expect(screen.queryByRole('button', { name: 'Submit Request' })).toBeNull();
});

it('a tenant of a running lease reports a problem', async () => {
  lease = { state: 'active', leftOn: null };
  show(<NewRepairPage />);
  expect(await screen.findByRole('button', { name: 'Submit Request' })).toBeTruthy();
  cleanup();
  show(<MyRequests />);
  expect(await screen.findByRole('link', { name: 'Report a problem' })).toBeTruthy();
});
