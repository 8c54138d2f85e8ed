import { afterEach, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { showPage } from '@nav/testing/show-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import RenewalsPage from './pages/RenewalsPage';

const renewal = (id: string, tenant: string, status = 'pending') => ({
  id,
  leaseId: 'l1',
  propertyId: 'p1',
  unitId: 'u1',
  unitLabel: '4',
  streetNumber: '12',
  street: 'King',
  city: 'Toronto',
  tenants: [tenant],
  status,
  action: 'renew',
  monthly: false,
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
  currentRentCents: 200_000,
  lowRentCents: 200_000,
  proposedRentCents: 203_800,
  highRentCents: 205_000,
  rentCents: null,
  currency: 'CAD',
  capCents: null,
  capStatus: 'unknown',
  capSource: null,
  capMustCheck: false,
  capEndedOn: null,
  noticeFrom: null,
  noticeBy: null,
  noticeStatus: 'unknown',
  offerFrom: null,
  intents: [],
  reasons: [],
  confidence: 70,
  decidedAt: null,
  createdAt: '2026-11-20T12:00:00Z',
  version: 1,
  offer: null,
});

afterEach(() => {
  cleanup();
  stopPlaying();
});

/** Two recommendations, of which the list loads the first one only, as if the other were on a later page. */
function show(at: string, status?: string, more: object = {}, language: 'en' | 'fr' = 'en') {
  return showPage({
    page: <RenewalsPage />,
    features: ['renewals'],
    at,
    language,
    answer: ({ path, query }) => {
      if (path.endsWith('/recommendations'))
        return [200, [query['q'] ? renewal('r9', 'Ahmed Roy') : renewal('r1', 'Ana Ruiz')], { 'X-Total-Count': '1' }];
      if (path.endsWith('/recommendations/r9')) return [200, { ...renewal('r9', 'Ahmed Roy', status), ...more }];
      return [200, []];
    },
  });
}

it('LR-001 a recommendation that a search found opens, and the search stays', async () => {
  show('/?q=ahmed');
  const link = (await screen.findAllByRole('link', { name: /Ahmed Roy/ }))[0];
  const { searchParams } = new URL(link?.getAttribute('href') ?? '', 'http://x');
  expect([searchParams.get('q'), searchParams.get('renewal')]).toEqual(['ahmed', 'r9']);
});

it('LR-001 a link opens a recommendation that the list has not loaded', async () => {
  show('/?renewal=r9');
  expect((await screen.findByRole('dialog')).textContent).toContain('Ahmed Roy');
});

it('LR-001 a recommendation that was decided on disappears with its row', async () => {
  const calls = show('/?renewal=r9', 'rejected');
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/r9'))).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['en', 'https://www.ontario.ca/page/residential-rent-increases'],
  ['fr', 'https://www.ontario.ca/fr/page/augmentations-loyer-residentielles'],
] as const)('LR-001 the source of the cap is a link in %s', async (language, page) => {
  const capSource = 'https://www.ontario.ca/page/residential-rent-increases, 2026-01-05';
  show('/?renewal=r9', 'pending', { capCents: 204_200, capStatus: 'automatic', capSource }, language);
  const links = within(await screen.findByRole('dialog')).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href }) => href)).toContain(page);
});
