import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import JobsPage from './pages/JobsPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const JOB = {
  id: 'r',
  status: 'closed',
  title: 'Radiator drips',
  priority: 'Medium',
  photoCount: 0,
  currency: 'CAD',
  moves: [],
  place: null,
  quotes: [],
  scheduledFor: null,
  completedAt: '2026-05-06T15:00:00Z',
  closedAt: '2026-05-09T15:00:00Z',
  mayEnter: true,
  contact: { name: 'Sophie Gagnon', phone: '+15145550100', accessNote: 'Door code 4711' },
  offers: [{ id: 'o', status: 'accepted', gaps: [], expiresAt: '2026-05-02T00:00:00Z' }],
};

async function done(job: object) {
  playServer(() => [200, [job], { 'x-total-count': '1' }]);
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <JobsPage />
      </QueryClientProvider>
    </Around>,
  );
  fireEvent.click(await screen.findByText('Done'));
  return screen.findByRole('article');
}

it('a finished job is under the day on which the work was completed', async () => {
  expect((await done(JOB)).textContent).toContain('May 6');
  expect(screen.queryByText('No date yet')).toBeNull();
});

it('a job that was canceled before it had a day shows none', async () => {
  await done({ ...JOB, status: 'cancelled', completedAt: null, closedAt: null });
  expect(screen.queryByText('No date yet')).toBeNull();
});

it('an emergency is marked on its card with its kind until it is over', async () => {
  const emergency = { ...JOB, priority: 'Emergency', floorKinds: ['gas'] };
  expect((await done(emergency)).textContent).not.toContain('Emergency');
  cleanup();
  playServer(() => [
    200,
    [{ ...emergency, status: 'scheduled', scheduledFor: new Date().toISOString() }],
    { 'x-total-count': '1' },
  ]);
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <JobsPage />
      </QueryClientProvider>
    </Around>,
  );
  expect((await screen.findByRole('article')).textContent).toMatch(/Emergency.*gas/i);
});

it('the list of finished jobs shows no door code, entry permission or phone', async () => {
  await done(JOB);
  expect(screen.queryByText('Door code 4711')).toBeNull();
  expect(screen.queryByLabelText(/Call/)).toBeNull();
  cleanup();
  expect((await done({ ...JOB, contact: null })).textContent).not.toMatch(/enter/i);
  cleanup();
  playServer(() => [
    200,
    [{ ...JOB, status: 'in_progress', scheduledFor: new Date().toISOString() }],
    { 'x-total-count': '1' },
  ]);
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <JobsPage />
      </QueryClientProvider>
    </Around>,
  );
  expect(await screen.findByText('Door code 4711')).toBeTruthy();
});
