import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Lease } from './api/types';
import { CorrectDialog } from './components/lease/CorrectDialog';
import { LeaseMenu } from './components/lease/LeaseMenu';

const sent: object[] = [];
beforeEach(() =>
  playServer((_method, _path, body) => {
    if (body) sent.push(body);
    return [200, {}];
  }),
);
afterEach(() => {
  cleanup();
  stopPlaying();
  sent.length = 0;
});

const lease = (more: object = {}) =>
  ({
    id: 'l1',
    version: 4,
    state: 'active',
    startsOn: '2024-01-01',
    termEndsOn: null,
    endsForGood: false,
    rentCents: 200_000,
    currency: 'CAD',
    unit: { region: 'CA-ON', timeZone: 'America/Toronto' },
    tenants: [],
    nextTerm: null,
    endDays: { today: '2026-11-23', landlord: null, tenant: null, grounds: [], agreementForm: null },
    ...more,
  }) as unknown as Lease;

async function opened(of: Lease): Promise<string[]> {
  await act(async () =>
    render(
      <Around features={['landlords', '../app', '../shared']}>
        <QueryClientProvider client={new QueryClient()}>
          <LeaseMenu lease={of} />
        </QueryClientProvider>
      </Around>,
    ),
  );
  await act(async () => screen.getByRole('button', { name: 'More actions' }).click());
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
}

it('the rent of a month-to-month lease changes without a new term', async () => {
  expect((await opened(lease())).slice(0, 2)).toEqual(['Change rent', 'Renew']);
  await act(async () => screen.getByRole('menuitem', { name: 'Change rent' }).click());
  expect(screen.queryByRole('radio')).toBeNull();
  expect((screen.getByLabelText('New rent from') as HTMLInputElement).value).toBe('2026-12-01');
  await act(async () => screen.getByRole('button', { name: 'Change rent' }).click());
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  expect(sent).toMatchObject([{ startsOn: '2026-12-01', termEndsOn: null, rentCents: 200_000, version: 4 }]);
});

it('a fixed term has no other rent before the next one; after it, the lease is from month to month', async () => {
  expect(await opened(lease({ termEndsOn: '2027-06-30' }))).not.toContain('Change rent');
  cleanup();
  expect(await opened(lease({ termEndsOn: '2026-06-30' }))).toContain('Change rent');
});

it('a lease whose last day has passed is neither renewed nor given notice of', async () => {
  const items = await opened(lease({ termEndsOn: '2026-11-15', endsForGood: true }));
  expect(items).toEqual(['Correct a mistake', 'End lease']);
});

it.each([
  [null, 'use “Change rent” instead'],
  ['2027-06-30', 'renew the lease instead'],
])('correcting a lease whose term ends on %s names the action that raises its rent: %s', async (termEndsOn, words) => {
  await act(async () =>
    render(
      <Around features={['landlords', '../app', '../shared']}>
        <QueryClientProvider client={new QueryClient()}>
          <CorrectDialog lease={lease({ termEndsOn, dueDay: 1 })} onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    ),
  );
  expect(screen.getByRole('dialog').textContent).toContain(words);
});
