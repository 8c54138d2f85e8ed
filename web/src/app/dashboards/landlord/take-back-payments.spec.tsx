import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import LandlordPaymentsPage from './LandlordPaymentsPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const payment = (id: string, more: object = {}) => ({
  id,
  leaseId: 'l1',
  propertyId: 'p1',
  propertyName: 'Laurier',
  streetNumber: '87',
  street: 'Laurier Avenue West',
  unitLabel: '302',
  tenants: ['Kim Larsen'],
  payerName: 'Kim Larsen',
  paidOn: '2026-11-10',
  method: 'cheque',
  test: false,
  state: 'settled',
  lostInPart: false,
  amountCents: 165_000,
  refundedCents: 0,
  currency: 'CAD',
  receiptNumber: null,
  note: null,
  createdAt: '2026-11-10T15:00:00Z',
  recordedBy: null,
  takenBackBy: null,
  byMistake: false,
  reversible: true,
  entryId: `e-${id}`,
  ...more,
});

const asked: { path: string; body: unknown }[] = [];

async function shown(payments: object[]) {
  asked.length = 0;
  playServer((method, path, body) => {
    if (method === 'POST') asked.push({ path, body });
    if (path === '/api/landlords/payments') return [200, payments];
    if (path === '/api/landlords/leases/l1')
      return [
        200,
        { id: 'l1', tenants: [{ id: 't1', firstName: 'Kim', lastName: 'Larsen', email: null, joined: false }] },
      ];
    return [200, path.endsWith('/totals') || path.endsWith('/properties') ? [] : {}];
  });
  render(
    <Around features={['rent', 'ledger', 'landlords', '../app/layouts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <LandlordPaymentsPage />
      </QueryClientProvider>
    </Around>,
  );
  await screen.findAllByText('87-302');
}

const NAME = 'Give back or reverse Payment, check';

it('takes a payment that was recorded by mistake back from its row, with the words and the service of the ledger', async () => {
  await shown([payment('y1')]);
  const [button] = await screen.findAllByRole('button', { name: NAME });
  await act(async () => void fireEvent.click(button as HTMLElement));
  const dialog = within(screen.getByRole('dialog'));
  // Who gets no email is named, as on the page of the lease.
  expect(await dialog.findByText(/Kim Larsen/)).not.toBeNull();
  await act(async () => void fireEvent.click(dialog.getByLabelText(/I recorded it by mistake/)));
  const reverse = within(screen.getByRole('dialog', { name: 'Reverse this entry?' }));
  expect(reverse.getByText(/Payment, check, Nov 10, 2026, \$1,650\.00\./)).not.toBeNull();
  fireEvent.change(reverse.getByRole('textbox'), { target: { value: 'Wrong unit' } });
  await act(async () => void fireEvent.click(reverse.getByRole('button', { name: 'Reverse entry' })));
  expect(asked).toEqual([{ path: '/api/landlords/leases/l1/ledger/e-y1/reverse', body: { note: 'Wrong unit' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers nothing for a payment through a provider, or one that was taken back', async () => {
  await shown([
    payment('y1', { method: 'credit_card', reversible: false }),
    payment('y2', { reversible: false, state: 'returned', byMistake: true }),
    payment('y3', { reversible: true, entryId: null }),
  ]);
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
});
