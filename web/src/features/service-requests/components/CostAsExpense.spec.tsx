import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { invoicesOfJobQuery } from '../api/invoices-of-job';
import type { ServiceRequest } from '../api/types';
import { CostAsExpense } from './CostAsExpense';

const browserFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

const request = { id: 'r', status: 'completed', costCents: 15_000, currency: 'CAD' } as ServiceRequest;

function show(expense: object, invoices: object[] = [], of: object = request): ReturnType<typeof sent> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(['expenses', 'of-request', 'r'], [{ id: 'x', version: 3, currency: 'CAD', ...expense }]);
  client.setQueryData(invoicesOfJobQuery('r').queryKey, invoices as never);
  const calls = sent();
  render(
    <Around
      features={['service-requests', '../shared/request-parts', '../app', '../app/layouts', '../shared', '../api']}
    >
      <QueryClientProvider client={client}>
        <CostAsExpense request={of as ServiceRequest} />
      </QueryClientProvider>
    </Around>,
  );
  return calls;
}

function sent() {
  const calls = jest.fn<(method: string, body: string) => void>();
  globalThis.fetch = async (input) => {
    const asked = input as Request;
    calls(`${asked.method} ${new URL(asked.url).pathname}`, await asked.text());
    return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } });
  };
  return calls;
}

it('a cost that changed after it was recorded is shown beside the expense, and brings it up to date', async () => {
  const calls = show({ amountCents: 11_000, invoiceId: null });
  expect(screen.getByText('Recorded as an expense of $110.00, but the repair cost $150.00.')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Correct the expense' }));
  await waitFor(() => expect(calls).toHaveBeenCalledWith('PATCH /api/expenses/x', expect.anything()));
  expect(JSON.parse(calls.mock.calls[0]?.[1] ?? '')).toEqual({ amountCents: 15_000, version: 3 });
});

it.each([
  ['the same amount', { amountCents: 15_000, invoiceId: null }],
  ['an invoice, whose figures are its own', { amountCents: 11_000, invoiceId: 'i' }],
])('recorded: %s is only said to be recorded', (_, expense) => {
  show(expense);
  expect(screen.getByText('Recorded as an expense')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an expense of an invoice for an earlier time leaves the cost of the job as it is now to record', () => {
  const offers = [{ id: 'later', status: 'accepted' }];
  const earlier = { id: 'i', status: 'approved', offerId: 'earlier' };
  show({ amountCents: 11_000, invoiceId: 'i' }, [earlier], { ...request, offers });
  expect(screen.getByRole('button')).not.toBeNull();
  cleanup();
  show({ amountCents: 11_000, invoiceId: 'i' }, [{ ...earlier, offerId: 'later' }], { ...request, offers });
  expect(screen.getByText('Recorded as an expense')).not.toBeNull();
});
