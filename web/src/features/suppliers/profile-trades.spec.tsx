import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Around } from '@nav/testing/Around';
import { ownProfileQuery, type Supplier } from './api/own-profile';
import ProfilePage from './pages/ProfilePage';

afterEach(cleanup);

it.each(['Plumber', 'Plumbing', 'HVAC'])('a supplier who signed up as %s finds each trade once, the own one chosen', (serviceType) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ownProfileQuery.queryKey, { id: 's', companyName: 'Plombex', serviceType, city: null, phone: null, about: null, version: 1 } as unknown as Supplier);
  render(<Around features={['suppliers', '../parts', '../app']}><QueryClientProvider client={client}><ProfilePage /></QueryClientProvider></Around>);
  const trade = screen.getByLabelText<HTMLSelectElement>('Trade');
  const labels = [...trade.options].map(({ text }) => text);
  expect(labels).toEqual([...new Set(labels)]);
  expect(trade.value).toBe(serviceType);
});
