import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ServiceRequest } from './api/types';
import { OfferCard } from './components/OfferCard';
import { OfferList } from './components/OfferList';

afterEach(cleanup);

const OFFER = {
  id: 'o',
  supplierId: 's',
  companyName: 'Plombex',
  status: 'sent',
  gaps: [],
  firstWins: true,
  expiresAt: '2999-12-01T00:00:00Z',
  budgetCents: 15_000,
  limitCents: 40_000,
  priceCents: null,
};
const REQUEST = {
  id: 'r',
  status: 'offered',
  title: 'Flood',
  priority: 'Emergency',
  photoCount: 0,
  currency: 'CAD',
  place: null,
  moves: [],
  quotes: [],
  offers: [OFFER],
} as unknown as ServiceRequest;

const show = (node: ReactNode) =>
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>
    </Around>,
  );

it.each(['landlord', 'supplier'])('names the limit that will bind in an emergency to the %s', (side) => {
  show(
    side === 'landlord' ? (
      <OfferList request={REQUEST} offers={REQUEST.offers ?? []} />
    ) : (
      <OfferCard request={REQUEST} now={0} />
    ),
  );
  expect(screen.getByText(/Up to \$400(\.00)?.CAD without a quote/)).not.toBeNull();
  expect(screen.queryByText(/\$150/)).toBeNull();
});
