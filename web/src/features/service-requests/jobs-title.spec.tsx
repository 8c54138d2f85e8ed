import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import JobsPage from './pages/JobsPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const OFFER = {
  id: 'r',
  status: 'offered',
  title: 'Radiator drips',
  priority: 'Medium',
  photoCount: 0,
  currency: 'CAD',
  moves: [],
  place: null,
  quotes: [],
  offers: [
    {
      id: 'o',
      status: 'sent',
      gaps: [],
      firstWins: true,
      expiresAt: '2999-12-01T00:00:00Z',
      budgetCents: null,
      limitCents: null,
      priceCents: null,
    },
  ],
};

async function title(requests: object[]): Promise<string | null> {
  playServer(() => [200, requests, { 'x-total-count': String(requests.length) }]);
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <JobsPage />
      </QueryClientProvider>
    </Around>,
  );
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

it('FIRST-4 the title above an open offer does not say that there is nothing', async () => {
  expect(await title([OFFER])).toMatch(/^\w+, 1 open offer$/);
  cleanup();
  expect(await title([])).toMatch(/^\w+, no open jobs$/);
});

it('WALK-2 the title of a day without jobs does not say that none are open while one comes later', async () => {
  const [offer] = OFFER.offers;
  const later = {
    ...OFFER,
    status: 'scheduled',
    scheduledFor: '2999-12-01T14:00:00Z',
    offers: [{ ...offer, status: 'accepted' }],
  };
  expect(await title([later])).toMatch(/^\w+, no jobs today$/);
});

const DONE_TODAY = {
  ...OFFER,
  id: 'd',
  status: 'completed',
  title: 'Tap',
  completedAt: new Date().toISOString(),
  offers: [{ ...OFFER.offers[0], status: 'accepted' }],
};
const visit = (id: string, scheduledFor: string) => ({
  ...OFFER,
  id,
  title: `Job ${id}`,
  status: 'scheduled',
  scheduledFor,
  scheduledUntil: null,
  offers: [{ ...OFFER.offers[0], status: 'accepted' }],
});

it('who has finished today’s last job reads that there are no more, also with later ones', async () => {
  expect(await title([DONE_TODAY])).toMatch(/^\w+, no more jobs today$/);
  cleanup();
  expect(await title([DONE_TODAY, visit('l', '2999-12-01T14:00:00Z')])).toMatch(/^\w+, no more jobs today$/);
});

it('a visit of an earlier day that no one has started is at the top of the day, as overdue', async () => {
  const old = new Date(Date.now() - 30 * 3600_000).toISOString();
  const older = new Date(Date.now() - 60 * 3600_000).toISOString();
  const begun = { ...visit('b', new Date(Date.now() - 90 * 3600_000).toISOString()), status: 'in_progress' };
  expect(await title([begun, visit('o', old), visit('x', older), visit('l', '2999-12-01T14:00:00Z')])).toMatch(
    /^\w+, 3 jobs$/,
  );
  const [list] = screen.getAllByRole('list').filter((one) => one.tagName === 'OL');
  expect([...(list?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Job x',
    'Job o',
    'Job b',
  ]);
  expect(screen.getAllByText('Overdue: start the job or set another appointment')).toHaveLength(2);
});

it('a supplier without a job reads what comes next, with links to what can be prepared', async () => {
  await title([]);
  expect(screen.getByText('What comes next')).not.toBeNull();
  expect(screen.getByText(/When a landlord offers you a job/)).not.toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining(['/dashboards/supplier/profile', '/dashboards/supplier/invoice-details']),
  );
});
