import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { requestBoardQuery, type RequestBoard } from './api/job-board';
import type { ServiceRequest } from './api/types';
import { JobBoardCard } from './components/JobBoardCard';

const browserFetch = globalThis.fetch;
const REQUEST = {
  id: 'r',
  status: 'approved',
  supplier: null,
  description: 'Ask Kim Larsen for the key.',
  currency: 'CAD',
  offers: [],
} as unknown as ServiceRequest;
const OFF: RequestBoard = {
  onBoard: false,
  shown: false,
  description: null,
  budgetCents: null,
  interests: [],
  version: null,
};
const INTEREST = {
  id: 'i',
  supplierId: 's',
  companyName: 'Plombex',
  city: null,
  ratingCount: 0,
  ratingAverage: null,
  jobsDone: 0,
  amountCents: 45_000,
  note: null,
  createdAt: '2026-11-20T14:00:00.000Z',
};

let sent: { method: string; url: string; body: string }[];
let answer: { status: number; body: unknown };

beforeEach(() => {
  sent = [];
  globalThis.fetch = jest.fn(async (request: Request) => {
    sent.push({ method: request.method, url: request.url, body: await request.text() });
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  }) as unknown as typeof fetch;
});

function show(board: RequestBoard): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(requestBoardQuery(REQUEST.id).queryKey, board);
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={client}>
        <JobBoardCard request={REQUEST} />
      </QueryClientProvider>
    </Around>,
  );
}

afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

it('EL-009 the switch asks for the words first, and says what they tell too much', async () => {
  answer = {
    status: 400,
    body: {
      error: 'No',
      code: 'invalid_input',
      details: [{ field: 'description', message: 'no', code: 'reveals_someone' }],
      requestId: 'r',
    },
  };
  show(OFF);
  fireEvent.click(screen.getByRole('switch', { name: 'Show to Elite Partners' }));
  expect(screen.getByRole('textbox', { name: /What suppliers read/ })).toHaveProperty(
    'value',
    'Ask Kim Larsen for the key.',
  );
  fireEvent.change(screen.getByRole('textbox', { name: /Budget/ }), { target: { value: '480.50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(/This names a person, an address/)).not.toBeNull();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toBe(
    '{"description":"Ask Kim Larsen for the key.","budgetCents":48050}',
  );
});

it('EL-009 who would take the job is an offer away, at the price named', async () => {
  answer = { status: 201, body: {} };
  show({ ...OFF, onBoard: true, shown: true, description: 'No heat', interests: [INTEREST], version: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Offer the job to Plombex' }));
  fireEvent.click(screen.getByRole('button', { name: 'Offer the job', hidden: true }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      url: expect.stringContaining('/api/service-requests/r/offers'),
      body: '{"supplierId":"s","budgetCents":45000,"firstWins":true}',
    }),
  );
});
