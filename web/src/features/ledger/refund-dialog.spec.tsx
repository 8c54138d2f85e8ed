import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { LedgerRow } from './api/types';
import { RefundDialog } from './components/RefundDialog';

afterEach(() => {
  cleanup();
  stopPlaying();
});

/** The dialog for a payment of 165.00, of which this much cashback goes back with 50.00. */
async function open(cashbackCents: number): Promise<void> {
  playServer((_method, path) =>
    path.endsWith('/refund-outlook')
      ? [200, { cashbackCents, overdueCents: 0, overdueSince: null, dueCents: 0, dueOn: null, dues: [], lateFees: [] }]
      : [201, {}],
  );
  const row = { id: 'e1', entry: 'online_payment', date: '2026-11-02', currency: 'CAD', paymentCents: 16_500 };
  await act(async () => {
    render(
      <Around features={['ledger', '../app', '../shared']} language="en">
        <QueryClientProvider client={new QueryClient()}>
          <RefundDialog row={row as LedgerRow} paymentId="p1" onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    );
  });
  await act(async () => void fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '50.00' } }));
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^Forgive/ })));
  await act(async () => new Promise((done) => setTimeout(done, 20)));
}

describe('forgiving what is refunded', () => {
  it('PY-008 says which cashback the tenant owes all the same, before it is confirmed', async () => {
    await open(50);
    expect(screen.getByRole('status').textContent).toBe(
      'The cashback on it isn’t forgiven: $0.50 is added to the tenant’s balance.',
    );
  });

  it('says nothing where there was none', async () => {
    await open(0);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
