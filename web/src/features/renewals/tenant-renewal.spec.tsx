import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { intentsQuery } from './api/intents';
import { offersQuery, type Offer } from './api/offers';
import { IntentCard } from './components/IntentCard';
import { offersToShow } from './components/offers-to-show';
import TenantRenewalPage from './pages/TenantRenewalPage';

const offer = (more: Partial<Offer>): Offer => ({
  id: 'a',
  leaseId: 'lease-a',
  home: '302 rue Cartier',
  landlord: 'Nadia',
  state: 'sent',
  startsOn: '2027-03-15',
  endsOn: '2028-03-14',
  currentRentCents: 165_000,
  rentCents: 168_500,
  currency: 'CAD',
  answerBy: '2026-12-14',
  note: null,
  question: null,
  askedAt: null,
  reply: null,
  repliedAt: null,
  answeredAt: null,
  createdAt: '2026-11-21T17:00:00Z',
  version: 3,
  ...more,
});
const browserFetch = globalThis.fetch;
let sent: unknown[];
let client: QueryClient;

beforeEach(() => {
  sent = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === 'PUT') sent.push(await request.json());
    return new Response(JSON.stringify(offer({})), { headers: { 'content-type': 'application/json' } });
  });
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

function show(offers: Offer[]): void {
  client.setQueryData(offersQuery().queryKey, offers);
  render(
    <Around features={['renewals', '../app']}>
      <QueryClientProvider client={client}>
        <TenantRenewalPage />
      </QueryClientProvider>
    </Around>,
  );
}

describe('the tenant’s answer to a renewal', () => {
  it('LR-006 asks for confirmation with home and rent, and names the version that was read', async () => {
    show([offer({})]);
    fireEvent.click(screen.getByRole('button', { name: 'Accept renewal' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('302 rue Cartier');
    expect(dialog.textContent).toContain('1,685.00');
    await act(async () =>
      fireEvent.click(
        [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Accept renewal') as Element,
      ),
    );
    expect(sent).toEqual([{ status: 'accepted', version: 3 }]);
  });

  it('the confirmation disappears with its offer', async () => {
    show([offer({})]);
    fireEvent.click(screen.getByRole('button', { name: 'Accept renewal' }));
    await screen.findByRole('dialog');
    await act(
      async () =>
        void client.setQueryData(offersQuery().queryKey, [
          offer({ id: 'b', leaseId: 'lease-b', home: '9 rue Bélanger', rentCents: 250_000 }),
          offer({ state: 'withdrawn' }),
        ]),
    );
    expect(await screen.findByText('9 rue Bélanger')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('each home’s offer can be reached, and one that was withdrawn long ago is not shown', () => {
    const now = Date.parse('2026-11-22T12:00:00Z');
    const [a, b] = [offer({}), offer({ id: 'b', leaseId: 'lease-b' })];
    const gone = offer({ id: 'c', leaseId: 'lease-c', state: 'withdrawn', answerBy: '2024-01-31' });
    const ids = (leaseId: string | null, offers = [a, b, gone]) =>
      offersToShow(offers, leaseId, now).map(({ id }) => id);
    expect([
      ids(null),
      ids('lease-b'),
      ids('lease-c'),
      ids(null, [gone]),
      ids(null, [{ ...gone, answerBy: '2026-10-31' }]),
    ]).toEqual([['a', 'b'], ['b'], [], [], ['c']]);
  });
});

describe('whether a tenant means to stay', () => {
  it('LR-002 shows the answer immediately, and undoes it with a message when it wasn’t saved', async () => {
    const asked = [{ leaseId: 'lease-a', home: '302 rue Cartier', termEndsOn: '2027-03-14', intent: 'stay' as const }];
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      if (new Request(input, init).method === 'GET') return Response.json(asked);
      await refused;
      return Response.json({ code: 'internal', error: '' }, { status: 500 });
    });
    client.setQueryData(intentsQuery().queryKey, asked);
    render(
      <Around features={['renewals', '../app']}>
        <QueryClientProvider client={client}>
          <IntentCard leaseId="lease-a" />
        </QueryClientProvider>
      </Around>,
    );
    const chosen = () =>
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
        .map(({ value }) => value);
    fireEvent.click(screen.getByRole('radio', { name: 'Not sure' }));
    expect(chosen()).toEqual(['unsure']);
    await act(async () => refuse());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(chosen()).toEqual(['stay']);
  });
});
