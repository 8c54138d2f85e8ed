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
let answer: object = QUOTE;

beforeEach(() => {
  playServer((_method, path) => {
    if (path === '/api/payments/quote') return [200, answer];
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
  answer = QUOTE;
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

it('trying again keeps the amount and the method that were chosen', async () => {
  state = 'failed';
  const card = { ...METHOD, method: 'credit_card' };
  const of = (amountCents: number) => ({
    ...QUOTE,
    amountCents,
    methods: [METHOD, card].map((one) => ({ ...one, totalCents: amountCents })),
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(quoteQuery('l').queryKey, of(165_000) as never);
  answer = of(40_000);
  render(
    <Around features={['payments', '../app', '../shared', '../api']}>
      <QueryClientProvider client={client}>
        <PayCard lease={LEASE} />
      </QueryClientProvider>
    </Around>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pay another amount' }));
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '400' } });
  fireEvent.click(screen.getByRole('radio', { name: /Credit card/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $400.00' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Pay $400.00' });
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('400.00');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Credit card/ }).checked).toBe(true);
});

it('so does trying again after the provider’s page', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(quoteQuery('l').queryKey, QUOTE as never);
  client.setQueryData(quoteQuery('l', 40_000).queryKey, {
    ...QUOTE,
    amountCents: 40_000,
    methods: [{ ...METHOD, totalCents: 40_000 }],
  } as never);
  const at = { pathname: '/', state: { retry: { amountCents: 40_000, method: 'bank' } } };
  render(
    <Around features={['payments', '../app', '../shared', '../api']} at={at}>
      <QueryClientProvider client={client}>
        <PayCard lease={LEASE} />
      </QueryClientProvider>
    </Around>,
  );
  expect(screen.getByRole('button', { name: 'Pay $400.00' })).not.toBeNull();
});

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
