import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import TenantsPage from './pages/TenantsPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const tenant = (id: string, leaseId: string) => ({
  id,
  leaseId,
  unitId: 'u',
  propertyId: 'p',
  leaseState: 'active',
  startsOn: '2026-07-01',
  firstName: 'Kim',
  lastName: `Larsen ${id}`,
  email: null,
  phone: null,
  joined: true,
  joinedAt: null,
  accessEndsAt: null,
  code: null,
  currency: 'CAD',
  posting: false,
  openCents: 0,
  overdueCents: 0,
  processingCents: 0,
  creditCents: 0,
  openingBalanceCents: 0,
  unitLabel: '1',
  streetNumber: '87',
  street: 'Laurier',
  city: 'Montréal',
});

function Address() {
  const { pathname, state } = useLocation();
  return <p data-testid="at">{JSON.stringify({ pathname, state })}</p>;
}

it('those who were chosen are written to, each lease once', async () => {
  playServer((_, path) => [
    200,
    path === '/api/landlords/tenants' ? [tenant('1', 'a'), tenant('2', 'a'), tenant('3', 'b')] : [],
  ]);
  render(
    <Around features={['landlords', '../app/layouts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <TenantsPage />
        <Address />
      </QueryClientProvider>
    </Around>,
  );
  await screen.findAllByText('Kim Larsen 1');
  await act(async () => void fireEvent.click(screen.getAllByLabelText('Select all rows')[0] as HTMLElement));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Message' })));
  expect(JSON.parse(screen.getByTestId('at').textContent ?? '')).toEqual({
    pathname: '/dashboards/landlord/messages',
    state: { writeTo: ['a', 'b'] },
  });
});
