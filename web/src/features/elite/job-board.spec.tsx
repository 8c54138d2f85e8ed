import { Problem } from '@api/problem';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ownEliteQuery } from './api/elite';
import { jobBoardQuery, type BoardJob } from './api/job-board';
import JobBoardPage from './pages/JobBoardPage';

const browserFetch = globalThis.fetch;
const JOB: BoardJob = {
  id: 'j',
  trade: 'hvac',
  priority: 'High',
  city: 'Montréal',
  region: 'QC',
  description: 'The boiler knocks.',
  budgetCents: 48_000,
  currency: 'CAD',
  postedAt: '2026-11-20T14:00:00.000Z',
  inTrades: true,
  inArea: null,
  interest: null,
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

function show(client: QueryClient): void {
  render(
    <Around features={['elite', 'service-requests', '../app', '../shared', '../api']}>
      <QueryClientProvider client={client}>
        <JobBoardPage />
      </QueryClientProvider>
    </Around>,
  );
}
const emptyClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retryOnMount: false } } });

afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

it('EL-009 leads a supplier without the subscription to the plans, and does not ask for the board', () => {
  const client = emptyClient();
  client.setQueryData(ownEliteQuery.queryKey, { elite: false } as never);
  show(client);
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveProperty('pathname', '/elite/subscribe');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(sent).toEqual([]);
});

it('EL-009 leads to the plans when the subscription has just ended', async () => {
  const client = emptyClient();
  client.setQueryData(ownEliteQuery.queryKey, { elite: true } as never);
  const error = new Problem({ code: 'elite_required', status: 403, message: 'No' });
  client
    .getQueryCache()
    .build(client, { queryKey: jobBoardQuery({}).queryKey })
    .setState({ status: 'error', error });
  show(client);
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveProperty('pathname', '/elite/subscribe');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('EL-009 shows a job and sends a price with a note', async () => {
  answer = {
    status: 200,
    body: { ...JOB, interest: { amountCents: 45_000, note: 'Tomorrow', createdAt: JOB.postedAt } },
  };
  const client = emptyClient();
  client.setQueryData(jobBoardQuery({}).queryKey, {
    pages: [{ rows: [JOB], next: undefined, total: 1 }],
    pageParams: [undefined],
  });
  show(client);
  expect(screen.getByRole('heading', { name: 'HVAC' })).not.toBeNull();
  for (const text of ['The boiler knocks.', 'Montréal, QC', /Budget \$480/, 'High'])
    expect(screen.getByText(text)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I’m interested: HVAC, Montréal' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Your price/ }), { target: { value: 'much' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Enter an amount, for example 380.')).not.toBeNull();
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: /Your price/ }), { target: { value: '450' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Note/ }), { target: { value: ' Tomorrow ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      url: expect.stringContaining('/api/job-board/j/interest'),
      body: '{"amountCents":45000,"note":"Tomorrow"}',
    }),
  );
});
