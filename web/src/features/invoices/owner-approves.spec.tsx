import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import BillPage from './pages/BillPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const show = (invoice: object) => {
  playServer(() => [
    200,
    {
      id: 'i',
      requestId: 'r',
      number: '7',
      status: 'sent',
      currency: 'CAD',
      totalCents: 50_000,
      netCents: 50_000,
      taxCents: 0,
      lines: [],
      taxes: [],
      lateDays: null,
      language: 'en',
      paper: null,
      sender: null,
      payDiffers: null,
      approvedCents: null,
      costCents: null,
      ownerAboveCents: null,
      ...invoice,
    },
  ]);
  render(
    <Around features={['invoices', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <BillPage />
      </QueryClientProvider>
    </Around>,
  );
};

it('who may not approve an invoice above the limit reads who can, and sees no button that would refuse', async () => {
  show({ moves: ['disputed'], ownerAboveCents: 15_000 });
  expect(await screen.findByText(/Only an owner can approve invoices above \$150\.00.CAD/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve invoice' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dispute invoice' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the job' })).toBeTruthy();
});

it('an owner approves it', async () => {
  show({ moves: ['approved', 'disputed'] });
  expect(await screen.findByRole('button', { name: 'Approve invoice' })).toBeTruthy();
  expect(screen.queryByText(/Only an owner/)).toBeNull();
});

it('a disputed invoice above the limit says that an owner ends the dispute, and offers no approval', async () => {
  show({ status: 'disputed', disputeReason: 'Wrong hours', moves: [], ownerAboveCents: 15_000 });
  expect(
    await screen.findByText(/To end the dispute, an owner of the account has to approve the invoice/),
  ).toBeTruthy();
  expect(screen.getByText(/Only an owner can approve invoices above/)).toBeTruthy();
  expect(screen.queryByText(/If you agree after all, approve/)).toBeNull();
});
