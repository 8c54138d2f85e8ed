import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ServiceRequest } from './api/types';
import { OfferDialog } from './components/OfferDialog';

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

it('one offer goes to each supplier that was chosen, with the same limit', async () => {
  const sent: unknown[] = [];
  const supplier = (id: string, companyName: string) => ({ id, companyName, elite: false, trades: [], papers: [] });
  playServer((method, path, body) => {
    if (path.includes('/supplier-gaps/')) return [200, { gaps: [] }];
    if (path.endsWith('/maintenance-settings')) return [200, { usualLimitCents: 15_000, currencies: ['CAD'] }];
    if (path.endsWith('/suppliers')) return [200, [supplier('a', 'Plombex'), supplier('b', 'Rival')]];
    if (method === 'POST') sent.push(body);
    return [201, {}];
  });
  let closed = false;
  const request = { id: 'r', propertyId: 'p', currency: 'CAD', priority: 'High', issueType: 'Plumbing', offers: [] };
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <OfferDialog request={request as unknown as ServiceRequest} onClose={() => (closed = true)} />
      </QueryClientProvider>
    </Around>,
  );
  for (const name of [/Plombex/, /Rival/]) fireEvent.click(await screen.findByRole('checkbox', { name }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send 2 offers' }));
  await waitFor(() => expect(closed).toBe(true));
  expect(sent).toMatchObject([
    { supplierId: 'a', budgetCents: 15_000 },
    { supplierId: 'b', budgetCents: 15_000 },
  ]);
});
