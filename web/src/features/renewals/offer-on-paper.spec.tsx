import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Renewal } from './api/renewals';
import { OfferDialog } from './components/OfferDialog';
import { RenewalDialog } from './components/RenewalDialog';

afterEach(cleanup);

const RENEWAL = {
  id: 'r1',
  leaseId: 'l1',
  version: 3,
  status: 'accepted',
  startsOn: '2027-03-01',
  endsOn: null,
  currency: 'CAD',
  currentRentCents: 120_000,
  proposedRentCents: 122_000,
  rentCents: 122_000,
  streetNumber: '87',
  unitLabel: '302',
  tenants: ['Ola Berg', 'Kim Larsen'],
  onPaper: ['Ola Berg'],
  intents: [],
  reasons: [],
  capStatus: 'unknown',
  noticeStatus: 'open',
  confidence: 50,
  offerFrom: null,
  offer: null,
} as unknown as Renewal;

const shown = (part: ReactElement) =>
  act(async () =>
    render(
      <Around features={['renewals', '../app', '../shared', '../api']}>
        <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
      </Around>,
    ),
  );

it('DAY-60 an offer says who gets no email, before it is sent and while it is open, with the letter to download', async () => {
  await shown(<OfferDialog renewals={[RENEWAL]} onClose={() => undefined} decide={() => undefined} />);
  expect(screen.getByText(/Ola Berg has no email address/)).toBeTruthy();
  cleanup();
  const dialog = (renewal: Renewal) => (
    <RenewalDialog
      renewal={renewal}
      busy={false}
      outcome={undefined}
      decide={() => undefined}
      onClose={() => undefined}
    />
  );
  await shown(dialog(RENEWAL));
  expect(screen.queryByRole('button', { name: 'Download renewal offer' })).toBeNull();
  cleanup();
  await shown(dialog({ ...RENEWAL, status: 'offered', offer: { state: 'sent' } } as unknown as Renewal));
  expect(screen.getByRole('button', { name: 'Download renewal offer' })).toBeTruthy();
  expect(screen.getByText(/Ola Berg has no email address/)).toBeTruthy();
});
