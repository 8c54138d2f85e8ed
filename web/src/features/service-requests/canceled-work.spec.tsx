import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ServiceRequest, ServiceRequestDetail } from './api/types';
import { BillCanceled, CanceledWorkNotice } from './components/CanceledWork';
import { LandlordActions } from './components/LandlordActions';

const REQUEST = {
  id: 'r',
  status: 'scheduled',
  currency: 'CAD',
  moves: ['cancelled'],
  limitCents: 15_000,
  costCents: null,
  place: { timeZone: 'America/Toronto' },
  scheduledFor: '2046-11-30T14:30:00Z',
  scheduledUntil: null,
  supplier: { id: 's', companyName: 'Plombex' },
  technician: 'Ana',
  offers: [],
  quotes: [],
  photos: [],
} as unknown as ServiceRequest;
const CANCELED = {
  ...REQUEST,
  status: 'cancelled',
  moves: [],
  canceledDuring: 'work',
  billableUntil: '2046-12-29T12:00:00Z',
} as unknown as ServiceRequestDetail;

const browserFetch = globalThis.fetch;
let invoices: { id: string; status: string; offerId?: string | null }[];
let sent: unknown[];
beforeEach(() => {
  [invoices, sent] = [[], []];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    if (request.method === 'PATCH') sent.push(await request.json());
    return Response.json(CANCELED);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

function show(page: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['invoices', 'of-request', 'r'], invoices);
  return render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={client}>{page}</QueryClientProvider>
    </Around>,
  );
}

it('the question before canceling names who comes when, and what may be billed', () => {
  show(<LandlordActions request={REQUEST} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
  expect(screen.getByText(/Plombex has an appointment: .*Nov 30.*, Ana\. .*up to \$150\.00 before tax/)).not.toBeNull();
  cleanup();
  show(<LandlordActions request={{ ...REQUEST, status: 'in_progress' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
  expect(screen.getByText(/Plombex has started the work\. .*They have 30 days/)).not.toBeNull();
  cleanup();
  show(<LandlordActions request={{ ...REQUEST, status: 'approved', supplier: null }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
  expect(screen.queryByText(/bill you/)).toBeNull();
});

it('the supplier enters a cost within the limit, which the landlord alone reads', async () => {
  show(<BillCanceled request={CANCELED} />);
  expect(screen.getByText(/until December 29, 2046/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Enter the cost' }));
  const cost = screen.getByLabelText(/Cost of the work or service call/);
  fireEvent.change(cost, { target: { value: '150.01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save cost' }));
  expect(screen.getByText('You can bill at most $150.00 for this job.')).not.toBeNull();
  fireEvent.change(cost, { target: { value: '90' } });
  fireEvent.change(screen.getByLabelText(/What was done/), { target: { value: 'Call-out' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save cost' }));
  await waitFor(() => expect(sent).toEqual([{ costCents: 9000, note: 'Call-out', internal: true }]), {
    timeout: 10_000,
  });
});

it.each([
  ['work', 'Canceled while your work was in progress', /bill for the work done so far until/],
  ['appointment', 'Canceled before your appointment', /bill for a service call or the work done so far until/],
  ['quote', 'Canceled after your price was agreed', /bill for what you bought or did at the agreed price until/],
] as const)('canceled during %s: both sides read what can be billed', (canceledDuring, title, bills) => {
  show(<BillCanceled request={{ ...CANCELED, canceledDuring }} />);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(bills)).toBeTruthy();
  cleanup();
  show(<CanceledWorkNotice request={{ ...CANCELED, canceledDuring }} />);
  const work = screen.queryByText(/working on this/);
  expect(work !== null).toBe(canceledDuring === 'work');
});

it('an invoice for an earlier time doesn’t count for the job as it is now', () => {
  const request = { ...CANCELED, offers: [{ id: 'later', status: 'accepted' }] } as unknown as ServiceRequestDetail;
  for (const [offerId, shown] of [
    ['earlier', true],
    ['later', false],
    [null, false],
  ] as const) {
    invoices = [{ id: 'i', status: 'sent', offerId }];
    show(<BillCanceled request={request} />);
    expect(screen.queryByRole('heading') !== null).toBe(shown);
    cleanup();
    show(<CanceledWorkNotice request={request} />);
    expect(screen.queryByText('Plombex was working on this when it was canceled') !== null).toBe(shown);
    cleanup();
  }
});

it('is no longer offered once the invoice is sent, or the time is over', () => {
  invoices = [{ id: 'i', status: 'sent' }];
  show(<BillCanceled request={CANCELED} />);
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  invoices = [];
  show(<BillCanceled request={{ ...CANCELED, billableUntil: '2020-01-01T00:00:00Z' }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('the landlord reads that an invoice may come', () => {
  show(<CanceledWorkNotice request={CANCELED} />);
  expect(screen.getByText('Plombex was working on this when it was canceled')).not.toBeNull();
});

it.each([
  [0, 'Waiting for a supplier'],
  [1, 'A supplier has answered'],
  [2, '2 suppliers have answered'],
])('with %d answers to choose from, the landlord reads “%s”', (answers, words) => {
  const offers = Array.from({ length: answers }, (_, at) => ({ id: String(at), status: 'answered' }));
  const request = { ...REQUEST, status: 'offered', supplier: null, offers } as unknown as ServiceRequest;
  show(<LandlordActions request={request} />);
  expect(screen.getByRole('heading', { name: words })).toBeTruthy();
});
