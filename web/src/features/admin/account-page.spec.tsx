import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { showPage } from '@nav/testing/show-page';
import { act, cleanup, screen } from '@testing-library/react';
import AccountPage from './pages/AccountPage';

const PAGE = { id: 'a1', kind: 'landlord', name: 'Maison Roy', people: [] };
const ACCOUNT = {
  id: 'a1',
  name: 'Maison Roy',
  ownerId: null,
  ownerName: 'Ana Roy',
  email: 'ana@example.com',
  createdAt: '2026-11-20T12:00:00Z',
  plan: null as string | null,
  trialEndsAt: '2090-12-14T12:00:00Z',
  trialOver: false,
  subscription: null,
  propertyCount: 1,
  propertyLimit: null,
  unitCount: 1,
  runningLeases: 0,
  volume: [],
  people: [],
  invoices: [],
};

beforeEach(() =>
  act(() => session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn)),
);
afterEach(() => {
  act(() => session.end('signed-out'));
  cleanup();
  stopPlaying();
});

it.each([
  [null, 'No plan', true],
  ['professional', 'Professional', false],
] as const)('with the plan %s says what is true today: the plan, or the trial before it', async (plan, name, trial) => {
  showPage({
    page: <AccountPage />,
    features: ['admin', '../shared/affairs'],
    answer: ({ path }) => {
      if (path.includes('/admin/accounts')) return [200, { ...ACCOUNT, plan }];
      return [200, path.includes('/affairs') ? [] : PAGE];
    },
  });
  expect((await screen.findAllByText(name)).length).toBeGreaterThan(1);
  expect(screen.queryByText('Trial') !== null).toBe(trial);
  expect(screen.queryByText(/2090/) !== null).toBe(trial);
});

it('shows the units, the current leases and the rent of a year in each currency', async () => {
  const volume = [
    { currency: 'CAD', cents: 330_050, payments: 2 },
    { currency: 'USD', cents: 90_000, payments: 1 },
  ];
  showPage({
    page: <AccountPage />,
    features: ['admin', '../shared/affairs'],
    answer: ({ path }) => {
      if (path.includes('/admin/accounts')) return [200, { ...ACCOUNT, unitCount: 17, runningLeases: 12, volume }];
      return [200, path.includes('/affairs') ? [] : PAGE];
    },
  });
  const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.replaceAll('\u00A0', ' ');
  await screen.findByText('Rent in the last 12 months');
  expect(fact('Rent in the last 12 months')).toBe('$3,300.50 CAD · $900.00 USD');
  expect(fact('Units')).toBe('17');
  expect(fact('Current leases')).toBe('12');
});
