import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import JobPage from './pages/JobPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const NOT_FOUND = { statusCode: 404, code: 'not_found', message: 'Not found', errors: [] };

it('a supplier who lost a job reads why it doesn’t open, with the way to the others', async () => {
  playServer(() => [404, NOT_FOUND, {}]);
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <JobPage />
      </QueryClientProvider>
    </Around>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You can’t open this job');
  expect(screen.getByRole('link', { name: 'Go to your jobs' }).getAttribute('href')).toBe('/dashboards/supplier');
});
