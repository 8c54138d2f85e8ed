import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Around } from '@nav/testing/Around';
import type { ServiceRequest } from './api/types';
import { JobActions } from './components/JobActions';

const REQUEST = {
  id: 'r', status: 'scheduled', currency: 'CAD', moves: [], quoteWaits: true, limitCents: 15_000, place: null,
  offers: [{ id: 'o', status: 'accepted' }], quotes: [{ id: 'q', status: 'sent', amountCents: 32_000 }],
} as unknown as ServiceRequest;

afterEach(cleanup);

it('while a quote above the limit waits, the job cannot be started, and everything else stays', () => {
  render(<Around features={['service-requests', '../app', '../parts', '../api']}><QueryClientProvider client={new QueryClient()}><JobActions request={REQUEST} /></QueryClientProvider></Around>);
  expect(screen.getByText(/Your quote of \$320\.00 is waiting/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  for (const name of ['Withdraw quote', 'Move the appointment']) expect(screen.getByRole('button', { name })).not.toBeNull();
});
