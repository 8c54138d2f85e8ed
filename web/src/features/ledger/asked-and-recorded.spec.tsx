import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { LedgerRow } from './api/types';
import { LedgerLines } from './components/LedgerLines';

afterEach(cleanup);

const row = (id: string, more: Partial<LedgerRow>) =>
  ({
    id,
    entry: 'one_off',
    status: 'due',
    date: '2026-11-10',
    label: 'Parking',
    chargeCents: 7500,
    paymentCents: null,
    depositCents: null,
    balanceCents: 7500,
    currency: 'CAD',
    reversesId: null,
    reversible: false,
    recordedBy: null,
    askedAt: null,
    answered: false,
    ...more,
  }) as LedgerRow;

const shown = (rows: LedgerRow[]) =>
  act(async () =>
    render(
      <Around features={['ledger', '../app', '../shared', '../api']}>
        <QueryClientProvider client={new QueryClient()}>
          <LedgerLines rows={rows} leaseId="l1" onTakeBack={undefined} />
        </QueryClientProvider>
      </Around>,
    ),
  );

it('an entry that a tenant asked about leads to the conversation, and says once it is answered', async () => {
  const asked = { askedAt: '2026-11-12T15:00:00Z' };
  await shown([row('e1', asked), row('e2', { ...asked, answered: true }), row('e3', {})]);
  const links = [...document.querySelectorAll('tbody a')].map((a) => [a.textContent, a.getAttribute('href')]);
  expect(links).toEqual([
    ['Tenant asked on Nov 12, 2026', '/dashboards/landlord/leases/l1?tab=messages'],
    ['Tenant asked on Nov 12, 2026, answered', '/dashboards/landlord/leases/l1?tab=messages'],
  ]);
});

it('says who recorded it: you, a colleague by name, one who has left, or no one', async () => {
  const by = (kind: string, name: string | null = null, own = false) =>
    ({ recordedBy: { kind, name, own, at: '2026-11-10T15:00:00Z' } }) as Partial<LedgerRow>;
  await shown([
    row('e1', by('colleague', 'Marc Manager')),
    row('e2', by('former_colleague')),
    row('e3', by('automatic')),
    row('e4', {}),
    row('e5', by('colleague', 'Ana Ruiz', true)),
  ]);
  const details = [...document.querySelectorAll('tbody tr')].map(
    ({ textContent }) => /Recorded.*?(?=Due)/.exec(textContent ?? '')?.[0],
  );
  expect(details.filter(Boolean)).toEqual([
    'Recorded by Marc Manager on Nov 10, 2026',
    'Recorded by a previous colleague on Nov 10, 2026',
    'Recorded automatically',
    'Recorded by you on Nov 10, 2026',
  ]);
});

it('what takes an entry back names it', async () => {
  await shown([
    row('e1', { entry: 'void_of_one_off', reversesId: 'e0', status: 'reversed' }),
    row('e2', { entry: 'reversal_of_credit', label: 'For the heating', reversesId: 'e3', status: 'reversed' }),
  ]);
  expect(screen.getAllByText('Voided: Parking').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Reversed: For the heating').length).toBeGreaterThan(0);
});

it('PY-020 the deposit that a lease brought along says so, and its return refers to it', async () => {
  const deposit = { label: null, chargeCents: null, balanceCents: 0, status: 'posted' } as const;
  await shown([
    row('e1', { ...deposit, entry: 'deposit_received', depositCents: 100_000 }),
    row('e2', {
      ...deposit,
      entry: 'deposit_returned',
      depositCents: 90_000,
      depositHeldCents: 100_000,
      depositSince: '2026-11-10',
    }),
    row('e3', { ...deposit, entry: 'reversal_of_deposit_received', reversesId: 'e1', reversesOn: '2026-11-10' }),
  ]);
  const lines = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');
  const line = (start: string) => lines.find((text) => text.includes(start));
  expect(line('Opening deposit$')).toContain('1,000.00 was already held when the lease was entered here.');
  expect(line('Deposit returned')).toContain('Deposit held until then: $1,000.00, in the ledger since Nov 10, 2026');
  expect(line('Reversed: Opening deposit')).toContain('Reverses the entry from Nov 10, 2026');
});

it('a reason that ends with a full stop gets no second one', async () => {
  const recordedBy = { kind: 'colleague', name: 'Ana Ruiz', own: true, at: '2026-11-10T15:00:00Z' } as const;
  await shown([row('e1', { note: 'The wrong way round.', recordedBy })]);
  const text = document.querySelector('tbody')?.textContent;
  expect(text).toContain('Reason: The wrong way round. Recorded by you');
});

it('a month that is partly paid and late says both', async () => {
  await shown([row('e1', { status: 'part_overdue' })]);
  expect(screen.getAllByText('Partly paid, overdue').length).toBeGreaterThan(0);
});

it.each([
  ['CAD', 'Payment, e-transfer'],
  ['USD', 'Payment, bank transfer'],
  ['MXN', 'Payment, bank transfer'],
])('a transfer that was recorded in %s is named as people there know it', async (currency, title) => {
  await shown([row('e1', { entry: 'offline_payment', method: 'transfer', label: null, currency, status: 'paid' })]);
  expect(screen.getAllByText(title).length).toBeGreaterThan(0);
});
