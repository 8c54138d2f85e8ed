import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { OwnLease } from './api/types';
import { OtherHomes } from './components/OtherHomes';

const HOMES = [
  { leaseId: 'l1', label: '88 Kensington', present: true },
  { leaseId: 'l2', label: '4120 Main, 102', present: true },
  { leaseId: 'l3', label: '7 Oak', present: false },
  { leaseId: 'l4', label: '9 Elm', present: false },
];
const OWED: Record<string, number[]> = { l2: [325_000], l3: [], l4: [1_000] };

beforeEach(() => {
  session.begin({ access_token: 't', profile: { userId: 'u1', userType: 'tenant' } } as unknown as SignedIn);
  playServer((_method, _path, _body, query) => {
    const id = query.get('leaseId') ?? '';
    const owed = (OWED[id] ?? []).map((amountCents) => ({ amountCents }));
    return [200, { id, currency: 'CAD', owed, landlord: { name: `Landlord ${id}` } }];
  });
});
afterEach(() => {
  cleanup();
  session.end('signed-out');
  stopPlaying();
});

it('names the other homes, what each owes and to whom, and leads to them', async () => {
  render(
    <Around features={['payments', '../shared', '../app']}>
      <QueryClientProvider client={new QueryClient()}>
        <OtherHomes lease={{ id: 'l1', homes: HOMES } as unknown as OwnLease} />
      </QueryClientProvider>
    </Around>,
  );
  const other = await screen.findByRole('region', { name: '4120 Main, 102' });
  expect(other.textContent).toContain('Landlord: Landlord l2');
  expect(other.textContent).toContain('3,250.00');
  expect(other.querySelector('a')?.getAttribute('href')).toContain('?lease=l2');
  // Of homes that were left, those that still owe.
  expect(await screen.findByRole('region', { name: '9 Elm' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: '7 Oak' })).toBeNull();
});
