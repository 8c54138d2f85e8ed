import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { suppliersQuery } from '../api/suppliers';
import type { ServiceRequest } from '../api/types';
import { OfferDialog } from './OfferDialog';

const browserFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

function show(client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })): void {
  const request = { id: 'r', priority: 'High', currency: 'CAD', propertyId: 'p', issueType: 'Plumbing', offers: [] };
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
