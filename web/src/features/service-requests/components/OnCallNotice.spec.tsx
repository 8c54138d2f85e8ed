import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ServiceRequest } from '../api/types';
import { OnCallNotice } from './OnCallNotice';

const SAYS = /No one on call answered/;

async function show(
  status: ServiceRequest['status'],
  contact?: ServiceRequest['contact'],
  alarm: object = { state: 'unanswered', nextAt: null },
): Promise<void> {
  playServer(() => [200, { ...alarm, asks: [] }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Around features={['service-requests', '../shared/request-parts', '../api', '../app']}>
      <QueryClientProvider client={client}>
        <OnCallNotice request={{ id: '1', priority: 'Emergency', status, contact } as ServiceRequest} />
      </QueryClientProvider>
    </Around>,
  );
  await waitFor(() => expect(client.getQueryData(['on-call', 'alarm', '1'])).toBeTruthy());
}

afterEach(() => {
  cleanup();
  stopPlaying();
});

it('ONCALL-03 says that no one answered while someone is wanted', async () => {
  await show('approved');
  expect(await screen.findByText(SAYS)).toBeTruthy();
});

it('ONCALL-03 offers to call who is waiting, at a number that a phone understands', async () => {
  await show('approved', { name: 'Kim Larsen', phone: '(514) 555-0107', accessNote: null });
  const link = await screen.findByRole('link', { name: '(514) 555-0107' });
  expect(link.getAttribute('href')).toBe('tel:5145550107');
  expect(screen.getByText(/Call Kim Larsen:/)).toBeTruthy();
});

it.each(['scheduled', 'in_progress', 'completed', 'closed', 'cancelled', 'declined'] as const)(
  'ONCALL-03 says nothing of it once the request is %s',
  async (status) => {
    await show(status);
    expect(screen.queryByText(SAYS)).toBeNull();
  },
);

it.each(['asking', 'unanswered'])(
  'ONCALL-03 ends the sentence about the next time with one period (%s)',
  async (state) => {
    await show('approved', undefined, { state, nextAt: '2026-11-30T11:17:00Z' });
    const text = (await screen.findByText(/At \d+:17/)).textContent;
    expect(text).not.toContain('..');
  },
);
