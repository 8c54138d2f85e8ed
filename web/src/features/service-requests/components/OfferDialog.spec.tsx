import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { maintenanceSettingsQuery } from '../api/maintenance-settings';
import { suppliersQuery } from '../api/suppliers';
import type { ServiceRequest } from '../api/types';
import { OfferDialog } from './OfferDialog';

const browserFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  stopPlaying();
  globalThis.fetch = browserFetch;
});

function show(
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  priority = 'High',
): void {
  const request = { id: 'r', priority, currency: 'CAD', propertyId: 'p', issueType: 'Plumbing', offers: [] };
  render(
    <Around
      features={['service-requests', '../shared/request-parts', '../app', '../app/layouts', '../shared', '../api']}
    >
      <QueryClientProvider client={client}>
        <OfferDialog request={request as unknown as ServiceRequest} onClose={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
}

it('FTO-3 a directory that could not be read is not said to be empty', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).not.toBeNull();
  expect(screen.queryByText('No supplier with this name is in the directory.')).toBeNull();
});

it('FTO-3 who does not serve the property is marked on a line of its own', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const supplier = { id: 's', companyName: 'Plombex', trades: ['plumbing', 'hvac'], city: 'Laval', serves: false };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(suppliersQuery('', 'p', 'plumbing').queryKey, [
    { ...supplier, papers: [], ratingAverage: null },
  ] as never);
  show(client);
  expect(screen.getByText('Outside their service area').tagName).toBe('SPAN');
  expect(screen.getByText(/^Plumbing, HVAC, Laval/)).not.toBeNull();
});

it('asks several suppliers at once, and keeps those chosen who were not reached', async () => {
  const sent: unknown[] = [];
  const suppliers = ['Plombex', 'Tuyaux Roy', 'Vanne'].map((companyName, at) => ({
    id: `s${at}`,
    companyName,
    trades: ['plumbing'],
    papers: [],
    ratingAverage: null,
  }));
  playServer((_method, path, body) => {
    if (path.includes('/supplier-gaps/')) return [200, { gaps: [] }];
    if (path.endsWith('/maintenance-settings'))
      return [200, { usualLimitCents: null, emergencyLimitCents: null, currencies: ['CAD'] }];
    if (!path.endsWith('/offers')) return [200, {}];
    sent.push(body);
    return sent.length === 2 ? [500, { error: 'Broken', code: 'internal', requestId: 'r' }] : [201, {}];
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(suppliersQuery('', 'p', 'plumbing').queryKey, suppliers as never);
  show(client);
  for (const { companyName } of suppliers)
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(companyName) }));
  fireEvent.click(screen.getByRole('button', { name: 'Send 3 offers' }));
  await screen.findByText('Chosen: Tuyaux Roy and Vanne');
  expect(sent).toHaveLength(2);
  expect(sent).toMatchObject([{ supplierId: 's0' }, { supplierId: 's1' }]);
});

it('an emergency names the limit that applies instead of the typed one, if it is higher', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const limits = { usualLimitCents: 15_000, emergencyLimitCents: 40_000, currencies: ['CAD'] };
  client.setQueryData(maintenanceSettingsQuery().queryKey, limits as never);
  show(client, 'Emergency');
  const says = /your limit of \$400\.00.CAD for emergencies applies/;
  expect(screen.getByText(says)).not.toBeNull();
  // A picked price becomes the limit, in an emergency too.
  fireEvent.click(screen.getByRole('radio', { name: /^I choose/ }));
  expect(screen.queryByText(says)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^The first to accept/ }));
  expect(screen.getByText(says)).not.toBeNull();
  fireEvent.change(screen.getByLabelText(/^Spending limit/), { target: { value: '500' } });
  expect(screen.queryByText(says)).toBeNull();
  cleanup();
  show(client, 'High');
  expect(screen.queryByText(says)).toBeNull();
});

it('the limit names its currency where the landlord’s properties use several', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const limits = { usualLimitCents: 15_000, emergencyLimitCents: null, currencies: ['CAD', 'USD'] };
  client.setQueryData(maintenanceSettingsQuery().queryKey, limits as never);
  show(client);
  expect(screen.getByText('optional, in CAD')).not.toBeNull();
});
