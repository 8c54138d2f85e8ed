import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { ServiceRequest, ServiceRequestDetail } from './api/types';
import { JobActions } from './components/JobActions';
import { OfferCard } from './components/OfferCard';
import { RequestTimeline } from './components/RequestTimeline';

const REQUEST = {
  id: 'r',
  status: 'scheduled',
  currency: 'CAD',
  moves: [],
  quoteWaits: true,
  limitCents: 15_000,
  place: null,
  offers: [{ id: 'o', status: 'accepted' }],
  quotes: [{ id: 'q', status: 'sent', amountCents: 32_000 }],
} as unknown as ServiceRequest;

const Where = () => <output aria-label="place">{useLocation().pathname}</output>;

afterEach(() => {
  cleanup();
  stopPlaying();
});

it('while a quote above the limit waits, the job cannot be started, and everything else stays', () => {
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <JobActions request={REQUEST} />
      </QueryClientProvider>
    </Around>,
  );
  expect(screen.getByText(/Your quote of \$320\.00 before tax is waiting/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Start work' })).toBeNull();
  for (const name of ['Withdraw quote', 'Reschedule the appointment'])
    expect(screen.getByRole('button', { name })).not.toBeNull();
});

it('who declines an offer on its page is taken back to the jobs, because the page is no longer open to them', async () => {
  const browserFetch = globalThis.fetch;
  globalThis.fetch = async () => Response.json({});
  const offer = {
    id: 'o',
    status: 'sent',
    gaps: [],
    firstWins: true,
    expiresAt: '2026-12-01T00:00:00Z',
    budgetCents: null,
    limitCents: null,
    priceCents: null,
  };
  const request = {
    ...REQUEST,
    status: 'offered',
    title: 'Radiator drips',
    priority: 'Medium',
    photoCount: 0,
    offers: [offer],
    quotes: [],
  } as unknown as ServiceRequest;
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <OfferCard request={request} now={0} />
        <Where />
      </QueryClientProvider>
    </Around>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Decline', hidden: true }).at(-1)!);
  await waitFor(() => expect(screen.getByRole('status', { name: 'place' }).textContent).toBe('/dashboards/supplier'));
  globalThis.fetch = browserFetch;
});

it('the history names the supplier who declined, not the one who has the job', () => {
  const at = '2026-11-22T15:00:00.000Z';
  const event = { id: 'e', kind: 'offer', note: null, internal: true };
  const offers = [
    { id: 'a', companyName: 'Drain Express', answeredAt: at },
    { id: 'c', companyName: 'Rohr', answeredAt: '2026-11-22T15:30:00.000Z' },
    { id: 'b', companyName: 'Plombex', answeredAt: '2026-11-22T16:00:00.000Z' },
  ];
  const events = [
    { ...event, detail: 'offer_declined', by: 'supplier', at },
    { ...event, id: 'g', detail: 'offer_given_back', by: 'supplier', at: '2026-11-22T15:30:00Z' },
    { ...event, id: 'f', detail: 'offer_accepted', by: 'landlord', at: '2026-11-22T16:00:00Z' },
  ];
  const request = {
    ...REQUEST,
    supplier: { id: 'b', companyName: 'Plombex' },
    landlordName: 'Tremblay',
    offers,
    events,
  } as unknown as ServiceRequestDetail;
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <RequestTimeline request={request} events={request.events} />
    </Around>,
  );
  for (const text of [/Drain Express declined/, /Rohr gave the job back/, /Plombex accepted/])
    expect(screen.getByText(text)).not.toBeNull();
});

it('moving an appointment asks under the name of the button', () => {
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <JobActions request={{ ...REQUEST, quoteWaits: false, quotes: [] } as unknown as ServiceRequest} />
      </QueryClientProvider>
    </Around>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule the appointment' }));
  expect(screen.getByRole('heading', { name: 'Reschedule the appointment', hidden: true })).not.toBeNull();
});

it('the history does not name the landlord as who accepted a job, where the offers are not shown', () => {
  const event = { id: 'e', kind: 'offer', detail: 'offer_accepted', by: 'landlord', note: null, internal: false };
  const request = {
    ...REQUEST,
    offers: [],
    supplier: { id: 'b', companyName: 'Plombex' },
    landlordName: 'Tremblay',
    events: [{ ...event, at: '2026-11-22T16:00:00Z' }],
  } as unknown as ServiceRequestDetail;
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <RequestTimeline request={request} events={request.events} />
    </Around>,
  );
  expect(screen.getByText('The supplier accepted the job')).not.toBeNull();
});

/** Starts a job whose appointment is so many days away, and answers with what is sent. */
function starting(days: number): unknown[] {
  const sent: unknown[] = [];
  playServer((_method, _path, body) => {
    sent.push(body);
    return [200, {}];
  });
  const scheduledFor = new Date(Date.now() + days * 24 * 3600_000).toISOString();
  const request = { ...REQUEST, moves: ['in_progress'], quoteWaits: false, quotes: [], scheduledFor };
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <JobActions request={request as unknown as ServiceRequest} />
      </QueryClientProvider>
    </Around>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Start work' }));
  return sent;
}

it('starting on a day before the appointment asks first', async () => {
  const sent = starting(3);
  expect(screen.getByRole('heading', { name: 'Start before the appointment?', hidden: true })).toBeTruthy();
  expect(screen.getByText(/Start now, before the appointment on .*\?/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Start now', hidden: true }));
  await waitFor(() => expect(sent).toEqual([{ status: 'in_progress' }]));
});

it('starting on the day of the appointment doesn’t ask', async () => {
  const sent = starting(0);
  await waitFor(() => expect(sent).toEqual([{ status: 'in_progress' }]));
});
