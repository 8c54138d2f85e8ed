import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ServiceRequest } from './api/types';
import { AfterWork } from './components/AfterWork';
import { CompleteDialog } from './components/CompleteDialog';
import { WaitingQuotes } from './components/WaitingQuotes';

const JOB = {
  id: 'r',
  status: 'in_progress',
  currency: 'CAD',
  moves: ['completed'],
  limitCents: 15_000,
  quoteWaits: false,
  place: null,
  supplier: { id: 's', companyName: 'Plombex' },
  offers: [{ id: 'o', status: 'accepted' }],
  quotes: [],
} as unknown as ServiceRequest;
const WAITING = { id: 'q', supplierId: 's', companyName: 'Plombex', status: 'sent', amountCents: 32_000, note: null };

const browserFetch = globalThis.fetch;
let sent: [string, unknown][];
beforeEach(() => {
  sent = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    sent.push([`${request.method} ${new URL(request.url).pathname}`, await request.json()]);
    return Response.json({});
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

const show = (children: ReactNode) =>
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </Around>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name, hidden: true }), { target: { value } });

it('a supplier who finishes above the limit asks for approval instead of finishing', async () => {
  const [onComplete, onClose] = [jest.fn(), jest.fn()];
  show(<CompleteDialog request={JOB} onClose={onClose} loading={false} onComplete={onComplete} />);
  type(/Cost before tax/, '150');
  expect(screen.queryByRole('button', { name: 'Ask for approval', hidden: true })).toBeNull();
  type(/Cost before tax/, '320');
  type(/What was done/, 'New valve');
  press('Ask for approval');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([['POST /api/service-requests/r/quotes', { amountCents: 32_000, note: 'New valve' }]]);
  expect(onComplete).not.toHaveBeenCalled();
});

it.each([
  ['picked', 60_000, '600.00'],
  ['not agreed', null, ''],
])('a price that is %s is filled in when the work is reported as done', (_, priceCents, cost) => {
  const request = { ...JOB, limitCents: 60_000, offers: [{ id: 'o', status: 'accepted', priceCents }] };
  show(
    <CompleteDialog
      request={request as unknown as ServiceRequest}
      onClose={() => undefined}
      loading={false}
      onComplete={() => undefined}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Cost before tax/, hidden: true });
  expect(field.value).toBe(cost);
});

it('within the limit the job is finished at the price', () => {
  const onComplete = jest.fn();
  show(<CompleteDialog request={JOB} onClose={() => undefined} loading={false} onComplete={onComplete} />);
  type(/Cost before tax/, '150');
  press('Report as done');
  expect(onComplete).toHaveBeenCalledWith({ note: null, costCents: 15_000 });
});

it('after the work more than the limit can be asked for, and no less', async () => {
  show(<AfterWork request={{ ...JOB, status: 'completed' }} />);
  expect(screen.getByText('Did the job cost more than $150.00?')).not.toBeNull();
  press('Send a quote');
  type(/Price before tax/, '150');
  press('Send quote');
  expect(screen.getByText(/Enter more than \$150\.00/)).not.toBeNull();
  expect(sent).toEqual([]);
  type(/Price before tax/, '320');
  press('Send quote');
  await waitFor(() =>
    expect(sent).toEqual([['POST /api/service-requests/r/quotes', { amountCents: 32_000, note: null }]]),
  );
});

it('what waits after the work can be withdrawn, also once the request is closed; without a limit nothing is asked', () => {
  for (const status of ['completed', 'closed'] as const) {
    const request = { ...JOB, status, quoteWaits: true, quotes: [WAITING] } as unknown as ServiceRequest;
    show(<AfterWork request={request} />);
    expect(screen.getByText(/Your invoice can’t exceed the limit/)).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw quote' })).not.toBeNull();
    cleanup();
  }
  for (const request of [
    { ...JOB, status: 'closed' as const },
    { ...JOB, status: 'completed' as const, limitCents: null },
    JOB,
  ]) {
    show(<AfterWork request={request} />);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  }
});

it('the landlord reads that the work is done, and approves the new price', async () => {
  show(<WaitingQuotes request={{ ...JOB, status: 'completed', quotes: [WAITING] } as unknown as ServiceRequest} />);
  expect(screen.getByText('Plombex has finished the job and asks for $320.00 before tax')).not.toBeNull();
  press('Approve new price');
  await waitFor(() => expect(sent).toEqual([['PATCH /api/service-requests/r/quotes/q', { status: 'approved' }]]));
});

const EVENTS = [
  { kind: 'status', detail: 'completed', by: 'supplier', note: 'New valve' },
  { kind: 'status', detail: 'completed', by: 'landlord', note: 'Checked it' },
  { kind: 'status', detail: 'sent_back', by: 'tenant', note: 'Still drips' },
];

it('work that was sent back begins with the cost and the note that were entered before, not with the limit', () => {
  const quotes = [{ ...WAITING, status: 'approved', amountCents: 35_000 }];
  const again = { ...JOB, limitCents: 35_000, quotes, costCents: 34_500, events: EVENTS } as unknown as ServiceRequest;
  show(<CompleteDialog request={again} onClose={jest.fn()} loading={false} onComplete={jest.fn()} />);
  const cost = screen.getByRole<HTMLInputElement>('textbox', { name: /Cost before tax/, hidden: true });
  expect(cost.value).toBe('345.00');
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: /What was done/, hidden: true });
  expect(note.value).toBe('New valve');
  cleanup();
  const events = [...EVENTS, { kind: 'offer', detail: 'offer_accepted', by: 'supplier', note: null }];
  const taken = { ...again, events } as unknown as ServiceRequest;
  show(<CompleteDialog request={taken} onClose={jest.fn()} loading={false} onComplete={jest.fn()} />);
  expect(screen.queryByDisplayValue('New valve')).toBeNull();
});

const ACCEPTED = { id: 'o', supplierId: 's', status: 'accepted', createdAt: '2026-11-28T07:00:00Z' };
const APPROVED = {
  ...WAITING,
  status: 'approved',
  createdAt: '2026-11-28T08:00:00Z',
  answeredAt: '2026-11-28T09:00:00Z',
};

it.each([
  [
    'the price that the landlord picked',
    { limitCents: 28_645, offers: [{ ...ACCEPTED, priceCents: 28_645 }] },
    '286.45',
  ],
  ['a quote that was approved', { offers: [ACCEPTED], quotes: [APPROVED] }, '320.00'],
  ['the cost that was entered before', { costCents: 19_900 }, '199.00'],
  ['nothing, without a price', {}, ''],
])('the cost begins with %s', (_name, more, cost) => {
  const request = { ...JOB, ...more } as unknown as ServiceRequest;
  show(<CompleteDialog request={request} onClose={jest.fn()} loading={false} onComplete={jest.fn()} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Cost before tax/, hidden: true }).value).toBe(cost);
});
