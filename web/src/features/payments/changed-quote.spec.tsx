import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { quoteQuery } from './api/quote';
import type { OwnLease, Quote } from './api/types';
import { PayForm } from './components/PayForm';

const LEASE = {
  id: 'l',
  state: 'active',
  today: '2026-11-29',
  currency: 'CAD',
  owed: [],
  comingDue: null,
  nextRent: null,
};

const quoteOf = (amountCents: number, owedCents: number) =>
  ({
    leaseId: 'l',
    currency: 'CAD',
    amountCents,
    maxCents: owedCents + 145_000,
    owedCents,
    prepayment: amountCents > owedCents,
    offlineOnly: null,
    provider: 'stripe',
    surcharge: 'allowed',
    methods: [
      {
        method: 'bank',
        feeBasisPoints: 150,
        feeCents: 0,
        totalCents: amountCents,
        cashbackCents: 0,
        feeBearer: 'landlord',
        businessDays: null,
      },
    ],
  }) as unknown as Quote;
const BUSY = { error: 'Busy', code: 'unavailable', requestId: 'r' };
const OWED = quoteOf(94_449, 94_449);

/** The same amount, with the fee of this method charged to the payer. */
const withFee = (of: Quote, feeCents: number): Quote => ({
  ...of,
  methods: of.methods.map((one) => ({ ...one, feeCents, feeBearer: 'tenant', totalCents: of.amountCents + feeCents })),
});

let bodies: unknown[];
let quote: Quote;
let quoteStatus: number;
let client: QueryClient;

beforeEach(() => {
  bodies = [];
  quote = OWED;
  quoteStatus = 200;
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  playServer((_method, path, body) => {
    if (path === '/api/payments/quote') return quoteStatus === 200 ? [200, quote] : [quoteStatus, BUSY];
    if (path === '/api/payments') bodies.push(body);
    return [503, BUSY];
  });
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

const open = () =>
  render(
    <Around features={['payments', '../app', '../shared', '../api']}>
      <QueryClientProvider client={client}>
        <PayForm lease={LEASE as unknown as OwnLease} onPaid={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
/** As a live update does: what was read is read again. */
const becomes = async (next: Quote) => {
  quote = next;
  await act(() => client.invalidateQueries({ queryKey: ['payments', 'quote'] }));
};
const payButton = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

it('someone else pays first: next month’s rent is not paid before the payer agrees to it', async () => {
  open();
  const pay = await payButton('Pay $944.49');
  await waitFor(() => expect(pay.disabled).toBe(false));
  await becomes(quoteOf(145_000, 0));
  expect((await screen.findByRole('alert')).textContent).toContain('This has been paid in the meantime.');
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  // Enter in a field of the form sends it too.
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(bodies).toEqual([]);
  fireEvent.click(await payButton('Continue with $1,450.00'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(bodies).toEqual([]);
  fireEvent.click(await payButton('Pay $1,450.00'));
  await waitFor(() => expect(bodies).toMatchObject([{ amountCents: 145_000, prepayment: true }]));
});

it('another amount is owed by now: it is said and asked', async () => {
  open();
  await payButton('Pay $944.49');
  await becomes(quoteOf(99_449, 99_449));
  expect((await screen.findByRole('alert')).textContent).toContain('The amount has changed since you opened this.');
  await payButton('Continue with $994.49');
});

it('the fee is the payer’s by now: its total is said and asked, though the amount is the same', async () => {
  open();
  await payButton('Pay $944.49');
  await becomes(withFee(OWED, 1417));
  expect((await screen.findByRole('alert')).textContent).toContain('The amount has changed since you opened this.');
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(bodies).toEqual([]);
  fireEvent.click(await payButton('Continue with $958.66'));
  await payButton('Pay $958.66');
});

it('a read that failed is not up to date: nothing can be paid until it is read again', async () => {
  client.setQueryData(quoteQuery('l').queryKey, quoteOf(145_000, 145_000) as never);
  await client.invalidateQueries({ queryKey: ['payments', 'quote'] });
  quoteStatus = 503;
  open();
  const again = await payButton('Try again');
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(bodies).toEqual([]);
  quoteStatus = 200;
  fireEvent.click(again);
  const pay = await payButton('Pay $944.49');
  await waitFor(() => expect(pay.disabled).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('old data in the cache is refreshed first, without asking the payer about it', async () => {
  client.setQueryData(quoteQuery('l').queryKey, quoteOf(145_000, 145_000) as never);
  await client.invalidateQueries({ queryKey: ['payments', 'quote'] });
  open();
  expect((await payButton('Pay $1,450.00')).disabled).toBe(true);
  const pay = await payButton('Pay $944.49');
  await waitFor(() => expect(pay.disabled).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an amount that the payer types is theirs, and is not asked again', async () => {
  open();
  await payButton('Pay $944.49');
  fireEvent.click(await payButton('Pay another amount'));
  quote = quoteOf(10_000, 94_449);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '100' } });
  const pay = await payButton('Pay $100.00');
  await waitFor(() => expect(pay.disabled).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
});
