import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { RequestBoard } from './api/job-board';
import type { ServiceRequest } from './api/types';
import { InterestList } from './components/InterestList';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

/** A request with one interested supplier. */
function show(gaps: string[], more: { priority?: string; amountCents?: number | null } = {}): unknown[] {
  const sent: unknown[] = [];
  playServer((method, path, body) => {
    if (path.includes('/supplier-gaps/')) return [200, { gaps }];
    if (path.endsWith('/maintenance-settings')) return [200, { usualLimitCents: 15_000, emergencyLimitCents: 60_000 }];
    if (method === 'POST') sent.push(body);
    return [201, {}];
  });
  const interest = { id: 'i', supplierId: 's', companyName: 'Plombex', city: 'Laval', ratingAverage: null };
  const board = {
    onBoard: true,
    budgetCents: null,
    interests: [{ ...interest, amountCents: 50_000, ...more, note: null }],
  };
  const request = { id: 'r', currency: 'CAD', offers: [], ...more };
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <InterestList request={request as unknown as ServiceRequest} board={board as unknown as RequestBoard} />
      </QueryClientProvider>
    </Around>,
  );
  return sent;
}

it('a supplier whose insurance has expired is shown with it, and needs a reason before an offer', async () => {
  const sent = show(['insurance_expired']);
  fireEvent.click(await screen.findByRole('button', { name: 'Allow this job' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Offer the job to Plombex' })).toBeNull();
  expect(sent).toEqual([]);
});

it('an offer asks first and names the limit', async () => {
  const sent = show([]);
  fireEvent.click(screen.getByRole('button', { name: 'Offer the job to Plombex' }));
  expect(sent).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/up to \$500\.00.CAD before tax without a quote/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Offer the job' }));
  await waitFor(() => expect(sent).toEqual([{ supplierId: 's', budgetCents: 50_000, firstWins: true }]));
});

it.each([
  ['the price that was asked, raised to the limit for emergencies', 'Emergency', 50_000, '600.00'],
  ['the usual limit where no price was asked', 'High', null, '150.00'],
])('names %s', async (_what, priority, amountCents, amount) => {
  show([], { priority, amountCents });
  fireEvent.click(screen.getByRole('button', { name: 'Offer the job to Plombex' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(new RegExp(`up to \\$${amount}.CAD before tax`))).toBeTruthy();
});
