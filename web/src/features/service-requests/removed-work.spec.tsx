import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Offer, RequestEvent, ServiceRequest } from './api/types';
import { AnswerDialog } from './components/AnswerDialog';
import { InvoiceOfJob } from './components/InvoiceOfJob';
import { JobsToInvoice } from './components/JobsToInvoice';
import { OfferList } from './components/OfferList';
import { RequestRows } from './components/RequestRows';
import { useEventTitle } from './components/RequestTimeline';

const OFFER = {
  id: 'o',
  supplierId: 's',
  companyName: 'Plombex',
  status: 'accepted',
  limitCents: 15_000,
  priceCents: null,
  proposedFor: null,
  proposedUntil: null,
  endedDuring: null,
  billableUntil: null,
  gaps: [],
} as unknown as Offer;
const REQUEST = {
  id: 'r',
  leaseId: 'l',
  status: 'in_progress',
  priority: 'High',
  currency: 'CAD',
  limitCents: 15_000,
  place: { timeZone: 'America/Toronto' },
  supplier: { id: 's', companyName: 'Plombex' },
  offers: [OFFER],
  quotes: [],
  moves: [],
} as unknown as ServiceRequest;

beforeAll(() => {
  // The settings are read once.
  const content = JSON.stringify({ mail: 'kept' });
  document.head.append(Object.assign(document.createElement('meta'), { name: 'site-settings', content }));
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

const show = (node: ReactNode) =>
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {node}
      </QueryClientProvider>
    </Around>,
  );
const removing = (more: Partial<ServiceRequest>) => {
  const request = { ...REQUEST, ...more } as ServiceRequest;
  show(<OfferList request={request} offers={request.offers ?? []} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove supplier' }));
};

it('the question before removing a supplier says what they can bill, and up to how much', () => {
  removing({});
  expect(screen.getByText(/Plombex has started the work and can bill you .* up to \$150\.00.* 30 days/)).toBeTruthy();
  cleanup();
  removing({ status: 'scheduled' });
  expect(screen.getByText(/Plombex has an appointment and can bill you/)).toBeTruthy();
  cleanup();
  removing({ status: 'offered', offers: [{ ...OFFER, priceCents: 20_000 }] });
  expect(screen.getByText(/agreed to Plombex’s price/)).toBeTruthy();
  cleanup();
  removing({ status: 'offered' });
  expect(screen.queryByText(/bill you/)).toBeNull();
});

it('the landlord reads that an invoice may still come', () => {
  const ended = { ...OFFER, status: 'withdrawn', endedDuring: 'work', billableUntil: '2046-12-29T12:00:00Z' } as Offer;
  show(<OfferList request={REQUEST} offers={[ended]} />);
  expect(
    screen.getByText(/The work had started\. They can send an invoice for it until December 29, 2046/),
  ).toBeTruthy();
});

it('a supplier who had the same job twice bills the one that they choose', async () => {
  const asked: (string | null)[] = [];
  const job = {
    requestId: 'r',
    title: 'Radiator drips',
    landlordName: 'Ana',
    place: '4 Elm',
    timeZone: 'America/Toronto',
    currency: 'CAD',
    draftId: null,
  };
  const times = [
    { ...job, offerId: 'later', costCents: 25_000, endedDuring: null, billableUntil: null, limitCents: null },
    { ...job, offerId: 'earlier', costCents: null, endedDuring: 'work', billableUntil: '2046-12-29T12:00:00Z' },
  ];
  playServer((method, path, _body, query) => {
    if (method === 'POST') asked.push(query.get('offerId'));
    return [200, path.endsWith('/to-write') ? times.map((one) => ({ limitCents: null, ...one })) : { id: 'i' }];
  });
  show(<JobsToInvoice />);
  const [later, earlier] = await screen.findAllByRole('button', { name: 'Create invoice' });
  fireEvent.click(earlier!);
  await waitFor(() => expect(asked).toEqual(['earlier']));
  fireEvent.click(later!);
  await waitFor(() => expect(asked).toEqual(['earlier', 'later']));
});

it.each([
  ['earlier', true],
  ['later', false],
  [null, false],
])('with an invoice for offer %s, another can be written for the later one: %s', async (offerId, writes) => {
  playServer(() => [200, [{ id: 'i', number: '7', status: 'sent', supplierId: 's', offerId }]]);
  const offers = [
    { ...OFFER, id: 'earlier', status: 'withdrawn', endedDuring: 'work' },
    { ...OFFER, id: 'later' },
  ];
  show(<InvoiceOfJob request={{ ...REQUEST, status: 'completed', offers } as ServiceRequest} side="supplier" />);
  expect(await screen.findByRole('link', { name: /7/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create invoice' }) !== null).toBe(writes);
});

it('the supplier finds a job that ended among those to bill, without a link to a page that is closed to them', async () => {
  const job = {
    requestId: 'r',
    title: 'Radiator drips',
    landlordName: 'Ana',
    place: '4 Elm',
    timeZone: 'America/Toronto',
  };
  playServer(() => [
    200,
    [
      {
        ...job,
        currency: 'CAD',
        costCents: null,
        endedDuring: 'work',
        billableUntil: '2046-12-29T12:00:00Z',
        limitCents: 15_000,
        draftId: null,
      },
    ],
  ]);
  show(<JobsToInvoice />);
  expect(
    await screen.findByText(/Until December 29, 2046, you can bill for the work done so far, up to \$150\.00/),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Radiator drips' })).toBeNull();
});

it('the card of a job asks about the notice that the law requires, as its page does', async () => {
  const asked: string[] = [];
  const sent: unknown[] = [];
  playServer((method, path, body) => {
    asked.push(path);
    if (method === 'PATCH') sent.push(body);
    return [200, path.includes('/service-requests/r') ? { ...REQUEST, appointment: { entryNoticeHours: 24 } } : {}];
  });
  const soon = new Date(Date.now() + 3 * 3600_000).toISOString();
  const offer = { ...OFFER, status: 'answered', priceCents: 30_000, proposedFor: soon } as Offer;
  show(<AnswerDialog request={{ ...REQUEST, status: 'offered' }} offer={offer} onClose={() => undefined} />);
  const send = await screen.findByRole('button', { name: 'Send answer' });
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(send);
  expect(await screen.findByText(/24 hours/)).toBeTruthy();
  expect(sent).toEqual([]);
  expect(asked.some((path) => path.endsWith('/service-requests/r'))).toBe(true);
});

it('the tenant’s list says whose turn it is', () => {
  const row = (more: object) => ({ ...REQUEST, supplier: null, unreadCount: 0, ...more }) as ServiceRequest;
  show(
    <RequestRows
      href={(id) => id}
      requests={[
        row({ id: '1', status: 'submitted' }),
        row({ id: '2', status: 'approved', timesWaitFor: 'you' }),
        row({ id: '3', status: 'approved', timesWaitFor: 'them' }),
        row({ id: '4', status: 'completed' }),
      ]}
    />,
  );
  for (const text of [
    'Your landlord’s turn: approve or decline the request',
    'Your turn: answer the times proposed for the visit',
    /You’ve proposed times/,
    'Your turn: confirm that it’s solved',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});

it('where emails are kept, the timeline doesn’t say that someone with an email address alone was notified', () => {
  const Title = ({ byEmailOnly }: { byEmailOnly: boolean }) => {
    const event = { kind: 'on_call', detail: 'asked_outside', note: 'Val', byEmailOnly } as RequestEvent;
    return <p>{useEventTitle(REQUEST)(event)}</p>;
  };
  show(
    <>
      <Title byEmailOnly />
      <Title byEmailOnly={false} />
    </>,
  );
  expect(screen.getByText('On call: the message to Val wasn’t emailed. It’s kept in the outbox')).toBeTruthy();
  expect(screen.getByText('On call: Val was notified')).toBeTruthy();
});
