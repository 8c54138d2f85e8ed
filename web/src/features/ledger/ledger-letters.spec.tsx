import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { LedgerRow } from './api/types';
import { AddEntryDialog } from './components/AddEntryDialog';
import { LedgerLines } from './components/LedgerLines';
import { OfflineBackDialog } from './components/OfflineBackDialog';
import { RecordPaymentDialog } from './components/RecordPaymentDialog';

const browserFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

const shown = (part: ReactElement, language: 'en' | 'fr' | 'es' = 'en') =>
  act(async () =>
    render(
      <Around features={['ledger', '../app', '../shared', '../api']} language={language}>
        <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
      </Around>,
    ),
  );

const row = (id: string, entry: string, status: string, more: Partial<LedgerRow> = {}) =>
  ({
    id,
    entry,
    status,
    date: '2026-11-10',
    period: null,
    dueOn: null,
    label: null,
    note: null,
    chargeCents: 4500,
    paymentCents: null,
    depositCents: null,
    balanceCents: 4500,
    currency: 'CAD',
    chargeId: null,
    paymentId: null,
    method: null,
    receiptNumber: null,
    payerName: null,
    reversesId: null,
    reversesOn: null,
    atProvider: false,
    reversible: false,
    ...more,
  }) as LedgerRow;

const ROWS = [
  row('e1', 'one_off', 'due', { label: 'Second key' }),
  row('e2', 'one_off', 'voided', { label: 'Third key' }),
  row('e3', 'void_of_one_off', 'reversed', { label: 'Third key', reversesId: 'e2' }),
  row('e4', 'rent', 'due', { period: '2026-11' }),
  row('e5', 'offline_payment', 'paid', { method: 'cheque', paymentId: 'e5', receiptNumber: 'R-1' }),
  row('scheduled-1', 'late_fee', 'scheduled'),
];

it('a line has its letter to download, and what has none has no button', async () => {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (request: Request | string) => {
    asked.push(typeof request === 'string' ? request : request.url);
    return new Response('', { status: 404 });
  }) as unknown as typeof fetch;
  await shown(<LedgerLines rows={ROWS} leaseId="l1" onTakeBack={undefined} />);
  const letters = [...document.querySelectorAll('tbody button')]
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((label) => label?.startsWith('Download letter'));
  expect(letters).toHaveLength(3);
  const [first] = screen.getAllByRole('button', { name: 'Download letter: Second key' });
  await act(async () => void fireEvent.click(first as HTMLElement));
  expect(asked.at(-1)).toContain('/api/leases/l1/letters/charge?entry=e1');
});

const NOTE = <p>Kim Larsen has no email address.</p>;

it.each([
  [
    'record',
    <RecordPaymentDialog key="r" leaseId="l1" currency="CAD" tenants={[]} paperNote={NOTE} onClose={() => undefined} />,
  ],
  ['add', <AddEntryDialog key="a" leaseId="l1" currency="CAD" paperNote={NOTE} onClose={() => undefined} />],
  [
    'take back',
    <OfflineBackDialog
      key="o"
      leaseId="l1"
      row={ROWS[4] as LedgerRow}
      paymentId="e5"
      paperNote={NOTE}
      onClose={() => undefined}
    />,
  ],
])('the form says who gets no email: %s', async (_name, dialog) => {
  globalThis.fetch = jest.fn(async () => new Response('{}', { status: 404 })) as unknown as typeof fetch;
  await shown(dialog);
  expect(screen.getByText('Kim Larsen has no email address.')).not.toBeNull();
});

it('names the payer of what was paid, and of nothing that came from the landlord', async () => {
  const payerName = 'Tom Baker';
  const rows = [
    row('p1', 'online_payment', 'posted', { method: 'bank', payerName }),
    ...['refund', 'cashback', 'cashback_withdrawn', 'given_back'].map((entry) =>
      row(entry, entry, 'posted', { payerName }),
    ),
  ];
  await shown(<LedgerLines rows={rows} leaseId="l1" onTakeBack={undefined} />);
  const named = [...document.querySelectorAll('tbody tr')].filter(({ textContent }) =>
    textContent?.includes(payerName),
  );
  expect(named).toHaveLength(1);
  expect(named[0]?.textContent).toContain('Payment');
});
