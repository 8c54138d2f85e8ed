import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ledgerSummaryQuery } from './api/ledger';
import { refundOutlookQuery } from './api/terms';
import type { LedgerRow, LedgerSummary } from './api/types';
import { OfflineBackDialog } from './components/OfflineBackDialog';

const browserFetch = globalThis.fetch;
let sent: Record<string, unknown>[];
beforeEach(() => {
  sent = [];
  globalThis.fetch = jest.fn(async (request: Request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return new Response('{}', { status: 201, headers: { 'content-type': 'application/json' } });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

/** A payment of 500 on the second, of which 300 are left, while the lease has this balance. */
async function open(balanceCents: number, leftCents = 30_000): Promise<void> {
  const known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  known.setQueryData(refundOutlookQuery('p1', 5000).queryKey, {
    cashbackCents: 0,
    overdueCents: 5000,
    overdueSince: '2026-11-01',
    dueCents: 0,
    dueOn: null,
    dues: [],
    lateFees: [{ fallsOn: '2026-11-10', amountCents: 2500 }],
  });
  known.setQueryData(ledgerSummaryQuery('l1').queryKey, { balanceCents, today: '2026-11-06' } as LedgerSummary);
  const row = {
    id: 'e1',
    entry: 'offline_payment',
    method: 'transfer',
    date: '2026-11-02',
    currency: 'CAD',
    paymentCents: 50_000,
    leftCents,
  } as LedgerRow;
  await act(async () => {
    render(
      <Around features={['ledger', '../app', '../shared']} language="en">
        <QueryClientProvider client={known}>
          <OfflineBackDialog leaseId="l1" row={row} paymentId="p1" onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    );
  });
}
const choose = (label: RegExp) => act(async () => void fireEvent.click(screen.getByRole('radio', { name: label })));
const amount = (text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: text } }));
const send = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Record money given back' })));

describe('giving money of a recorded payment back', () => {
  it('asks nothing while the credit covers it', async () => {
    await open(-10_000);
    await choose(/^I gave money back/);
    await amount('100.00');
    expect(screen.getByText(/^It’s taken from the credit of \$100\.00/)).toBeDefined();
    expect(screen.queryByRole('radio', { name: /^Forgive/ })).toBeNull();
    await send();
    expect(sent).toEqual([{ amountCents: 10_000, givenOn: '2026-11-06', method: 'transfer' }]);
  });

  it('asks what becomes of what exceeds it, and needs a reason to forgive that', async () => {
    await open(-10_000);
    await choose(/^I gave money back/);
    await amount('150.00');
    expect(screen.getByText(/^\$50\.00 of it had paid rent or charges/)).toBeDefined();
    await send();
    expect(screen.getByText('Choose what happens to the balance.')).toBeDefined();
    await choose(/^Forgive/);
    await send();
    expect(screen.getByText('Enter a reason. Your tenant sees it with the credit.')).toBeDefined();
    expect(sent).toEqual([]);
    await choose(/^The tenant still owes/);
    await send();
    expect(sent).toMatchObject([{ amountCents: 15_000, balance: 'owed_again' }]);
  });

  it('leads to the choice that is missing, with its error, also where it is below what is shown', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await open(0);
    await choose(/^I gave money back/);
    await amount('50.00');
    await send();
    const group = screen.getByRole('group', { name: /What happens to them/ });
    expect(group.contains(document.activeElement)).toBe(true);
    expect(scrolled.mock.contexts).toEqual([group]);
    scrolled.mockRestore();
  });

  it('says what follows if it is owed again: since when, and which late fee', async () => {
    await open(0);
    await choose(/^I gave money back/);
    await amount('50.00');
    expect(screen.queryByText(/Overdue since/)).toBeNull();
    await choose(/^The tenant still owes/);
    expect((await screen.findByText(/^Overdue since/)).textContent).toBe(
      'Overdue since Nov 1, 2026: $50.00. Unless it’s paid before then, a late fee of $25.00 can be charged from Nov 10, 2026.',
    );
    await choose(/^Forgive/);
    expect(screen.queryByText(/Overdue since/)).toBeNull();
  });

  it('takes no more than is left, and is not offered once nothing is', async () => {
    await open(0);
    await choose(/^I gave money back/);
    await amount('300.01');
    await send();
    expect([sent, screen.queryByText('Enter at most $300.00.') !== null]).toEqual([[], true]);
    cleanup();
    await open(0, 0);
    expect(screen.queryByRole('radio', { name: /^I gave money back/ })).toBeNull();
  });
});
