import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { quoteQuery } from './api/quote';
import type { OwnLease, Payment } from './api/types';
import { PayCard } from './components/PayCard';

const LEASE = {
  id: 'l',
  state: 'active',
  today: '2026-11-22',
  currency: 'CAD',
  overdueCents: 0,
  owed: [],
  lateFee: null,
  nextRent: null,
  comingDue: null,
  upcoming: [],
} as unknown as OwnLease;
const METHOD = {
  method: 'bank',
  feeBasisPoints: 150,
  feeCents: 0,
  totalCents: 165_000,
  cashbackCents: 0,
  feeBearer: 'landlord',
  businessDays: null,
};
const QUOTE = {
  leaseId: 'l',
  currency: 'CAD',
  amountCents: 165_000,
  maxCents: 330_000,
  owedCents: 165_000,
  prepayment: false,
  offlineOnly: null,
  provider: 'stripe',
  surcharge: 'allowed',
  methods: [METHOD],
};
let state: Payment['state'];

beforeEach(() => {
  playServer((_method, path) => {
    if (path === '/api/payments/quote') return [200, QUOTE];
    if (path === '/api/payments')
      return [
        201,
        {
          id: 'p',
          state,
          method: 'bank',
          totalCents: 165_000,
          currency: 'CAD',
          settles: [],
          receiptNumber: null,
          actionUrl: null,
        },
      ];
    return [503, { error: 'Busy', code: 'unavailable', requestId: 'r' }];
  });
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

const card = () => screen.getByRole('region', { name: 'Pay your rent' });

it.each([
  ['succeeded', 'Done'],
  ['failed', 'Try again'],
] as const)(
  'a payment that %s takes the focus along, and its “%s” gives it back to what is due',
  async (outcome, button) => {
    state = outcome;
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
    client.setQueryData(quoteQuery('l').queryKey, QUOTE as never);
    render(
      <Around features={['payments', '../app', '../shared', '../api']}>
        <QueryClientProvider client={client}>
          <PayCard lease={LEASE} />
        </QueryClientProvider>
      </Around>,
    );
    const pay = screen.getByRole('button', { name: 'Pay $1,650.00' });
    pay.focus();
    fireEvent.click(pay);
    const over = await screen.findByRole('button', { name: button });
    await waitFor(() => expect(document.activeElement).toBe(card()));
    over.focus();
    fireEvent.click(over);
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
    expect(document.activeElement).toBe(card());
  },
);

it('DB-008 names what is left, even where the lease was read again before the answer came', async () => {
  state = 'succeeded';
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(quoteQuery('l').queryKey, QUOTE as never);
  const owing = (amountCents: number) => {
    const owed = [{ id: 'c', kind: 'rent', period: '2026-11', label: null, dueOn: '2026-11-22', amountCents }];
    return (
      <Around features={['payments', '../app', '../shared', '../api']}>
        <QueryClientProvider client={client}>
          <PayCard lease={{ ...LEASE, owed } as OwnLease} />
        </QueryClientProvider>
      </Around>
    );
  };
  const { rerender } = render(owing(208_333));
  fireEvent.click(screen.getByRole('button', { name: 'Pay $1,650.00' }));
  rerender(owing(43_333));
  await screen.findByRole('button', { name: 'Done' });
  expect(screen.getByText('You still owe $433.33.')).not.toBeNull();
  rerender(owing(208_333));
  expect(screen.queryByText(/You still owe/)).toBeNull();
});
