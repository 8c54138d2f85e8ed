import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MyRequests } from './components/MyRequests';
import NewRepairPage from './pages/NewRepairPage';
import RepairsPage from './pages/RepairsPage';

let lease: { state: string; leftOn: string | null; homes?: object[] };
let filed: unknown[];

beforeEach(() => {
  session.begin({ access_token: 't', profile: { userId: 'u1', userType: 'tenant' } } as unknown as SignedIn);
  filed = [];
  const home = { id: 'l1', home: { country: 'CA', region: 'AB' }, landlord: { name: 'Nancy Doyle' }, homes: [] };
  playServer((method, path, body, query) => {
    if (method === 'POST') filed.push(body);
    const of = { ...home, ...lease, id: query.get('leaseId') ?? 'l1' };
    return [200, path.endsWith('/me/lease') ? of : method === 'POST' ? { id: 'r1' } : []];
  });
});
afterEach(() => {
  cleanup();
  session.end('signed-out');
  stopPlaying();
  localStorage.clear();
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
  expect(await screen.findByText(/You no longer rent a home here/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /New|Report a problem/ })).toBeNull();
  cleanup();
  show(<RepairsPage />);
  expect(await screen.findByText('You no longer rent a home here')).toBeTruthy();
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

describe('a tenant of two homes, who may have two landlords', () => {
  beforeEach(() => {
    const homes = ['4120 Main, 102', '88 Kensington'].map((label, at) => ({
      leaseId: `l${at + 1}`,
      label,
      present: true,
    }));
    lease = { state: 'active', leftOn: null, homes };
  });
  const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit Request' })));

  it('says which home a request is about before it is sent', async () => {
    localStorage.setItem(
      'draft.service-request.u1',
      JSON.stringify({ title: 'The tap drips', issueType: 'Plumbing', description: 'Since Monday.', photoIds: [] }),
    );
    show(<NewRepairPage />);
    const choice = (await screen.findByLabelText(/^Home/)) as HTMLSelectElement;
    expect(choice.value).toBe('');
    await submit();
    expect(await screen.findByText('Choose the home that this is about.')).toBeTruthy();
    expect(filed).toEqual([]);
    fireEvent.change(choice, { target: { value: 'l2' } });
    await submit();
    expect(filed).toMatchObject([{ title: 'The tap drips', leaseId: 'l2' }]);
  });

  it('is asked nothing once one of the homes is left', async () => {
    lease.homes = [
      { leaseId: 'l1', label: '4120 Main, 102', present: true },
      { leaseId: 'l2', label: '88 Kensington', present: false },
    ];
    show(<NewRepairPage />);
    await screen.findByRole('button', { name: 'Submit Request' });
    expect(screen.queryByLabelText(/^Home/)).toBeNull();
  });
});
