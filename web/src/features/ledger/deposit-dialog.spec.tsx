import type { components } from '@api/schema';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ledgerSummaryQuery } from './api/ledger';
import { depositTermsQuery } from './api/terms';
import type { LedgerRow, LedgerSummary } from './api/types';
import { DepositDialog } from './components/DepositDialog';
import { DepositDue } from './components/DepositDue';
import { OfflineBackDialog } from './components/OfflineBackDialog';

type DepositTerms = components['schemas']['DepositTermsResponse'];

const browserFetch = globalThis.fetch;
const RULE = {
  status: 'unknown',
  value: '',
  words: { en: '', fr: '', es: '' },
  source: null,
  sourceDate: null,
  law: null,
  mustCheck: true,
} as const;
const TERMS: DepositTerms = {
  currency: 'CAD',
  heldCents: 100_000,
  owedCents: 60_000,
  returning: RULE,
  deadline: null,
  lastDay: null,
  lastRentOnly: false,
  interest: RULE,
  forwardingAddress: null,
};
let terms: DepositTerms;
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  terms = TERMS;
  globalThis.fetch = jest.fn(async (request: Request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return new Response('{}', { status: 201, headers: { 'content-type': 'application/json' } });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

let known: QueryClient;
const show = (dialog: React.ReactNode) =>
  act(async () => {
    render(
      <Around features={['ledger', '../app', '../shared']} language="en">
        <QueryClientProvider client={known}>{dialog}</QueryClientProvider>
      </Around>,
    );
  });
const deposit = async () => {
  known.setQueryData(depositTermsQuery('l1').queryKey, terms);
  await show(<DepositDialog leaseId="l1" currency="CAD" heldCents={100_000} onClose={() => undefined} />);
};
const field = () => screen.getByLabelText(/^Keep for unpaid rent and charges/);
const type = (text: string) => act(async () => void fireEvent.change(field(), { target: { value: text } }));
const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Record the return' })));

describe('returning a deposit', () => {
  it('keeps a part for unpaid rent and charges, and returns the rest', async () => {
    await deposit();
    expect(screen.getByText(/Your tenants owe \$600\.00\. What you keep pays/)).toBeDefined();
    await type('450.00');
    expect(screen.getByText('$550.00')).toBeDefined();
    await send();
    expect(sent).toEqual([{ returnedCents: 55_000, deductions: [{ kind: 'owed', amountCents: 45_000 }] }]);
  });

  it('sends nothing for more than is owed, and says how much that is', async () => {
    await deposit();
    await type('600.01');
    await send();
    expect([sent, screen.queryByText('Enter $600.00 or less.') !== null]).toEqual([[], true]);
  });

  it('does not ask while nothing is owed', async () => {
    terms = { ...TERMS, owedCents: 0 };
    await deposit();
    expect(screen.queryByLabelText(/^Keep for unpaid rent and charges/)).toBeNull();
    await send();
    expect(sent).toEqual([{ returnedCents: 100_000, deductions: [] }]);
  });
});

describe('when it was settled and where the letter goes', () => {
  it('sends the address of the notice unless it is changed, and the day only if it is', async () => {
    terms = { ...TERMS, owedCents: 0, forwardingAddress: '5 King St, Guelph' };
    await deposit();
    await send();
    expect(sent).toEqual([{ returnedCents: 100_000, sentTo: '5 King St, Guelph', deductions: [] }]);
    cleanup();
    sent = [];
    await deposit();
    fireEvent.change(screen.getByLabelText('Date of the return'), { target: { value: '2026-01-05' } });
    fireEvent.change(screen.getByLabelText(/^Forwarding address/), { target: { value: ' 7 Bay St ' } });
    await send();
    expect(sent).toMatchObject([{ returnedOn: '2026-01-05', sentTo: '7 Bay St' }]);
  });

  it('sends nothing for a day that is still to come', async () => {
    await deposit();
    fireEvent.change(screen.getByLabelText('Date of the return'), { target: { value: '2999-01-05' } });
    await send();
    expect(sent).toEqual([]);
  });
});

describe('a deposit for the last month’s rent alone', () => {
  it.each([true, false])('offers no items to keep (%s)', async (lastRentOnly) => {
    terms = { ...TERMS, lastRentOnly };
    await deposit();
    expect(screen.queryByRole('button', { name: 'Add an item to keep' }) === null).toBe(lastRentOnly);
    expect(screen.queryByText(/you can’t keep part of this deposit for repairs/) !== null).toBe(lastRentOnly);
  });
});

describe('what the region says about a deposit', () => {
  const SHOWN = 'www2.gov.bc.ca/gov/content/returning-deposits';
  const PAGE = `https://${SHOWN}`;

  it('gives the last day, what may be kept, and the page with a link', async () => {
    const value = '15 days after the tenancy ended; kept only what the tenant agreed to';
    terms = {
      ...TERMS,
      lastDay: '2026-11-30',
      deadline: '2026-12-15',
      returning: {
        status: 'automatic',
        value,
        words: { en: `${value}.`, fr: null, es: null },
        source: PAGE,
        sourceDate: null,
        law: {
          en: 'Residential Tenancy Act (British Columbia), s. 38',
          fr: 'Residential Tenancy Act (British Columbia), art. 38',
          es: 'Residential Tenancy Act (British Columbia), art. 38',
          page: 'https://www.bclaws.gov.bc.ca/act',
          frenchPage: null,
        },
        mustCheck: true,
      },
    };
    await deposit();
    expect(screen.getByText(/It must be returned by Dec.* 15, 2026\./)).toBeDefined();
    expect(screen.getByText(/kept only what the tenant agreed to/)).toBeDefined();
    expect(screen.getByRole('link', { name: SHOWN }).getAttribute('href')).toBe(PAGE);
    expect(screen.getByText(/Source: Residential Tenancy Act \(British Columbia\), s\. 38 \(/)).toBeDefined();
    const law = 'https://www.bclaws.gov.bc.ca/act';
    expect(screen.getByRole('link', { name: law.replace('https://www.', '') }).getAttribute('href')).toBe(law);
    expect(screen.getByText(/No one has checked it against the law yet/)).toBeDefined();
  });

  it('says so where nothing is on record', async () => {
    await deposit();
    expect(screen.getByText(/We have no deadline or allowed deductions on record/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows the day above the ledger while a deposit is held and the lease has a last day', async () => {
    const summary = { ...TERMS, depositHeldCents: 100_000 } as unknown as LedgerSummary;
    known.setQueryData(ledgerSummaryQuery('l1').queryKey, summary);
    known.setQueryData(depositTermsQuery('l1').queryKey, {
      ...TERMS,
      lastDay: '2026-11-30',
      deadline: '2026-12-15',
      returning: {
        status: 'automatic',
        value: '15 days if nothing is kept; 30 days for a notice of what is kept',
        words: { en: '15 days if nothing is kept; 30 days for a notice of what is kept.', fr: null, es: null },
        source: PAGE,
        sourceDate: null,
        law: null,
        mustCheck: false,
      },
    });
    await show(<DepositDue leaseId="l1" />);
    expect(screen.getByText(/Return the deposit by Dec.* 15, 2026/)).toBeDefined();
    expect(
      screen.getByText(/^Your region: 15 days if nothing is kept; 30 days for a notice of what is kept\. Source:/),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: SHOWN })).toBeDefined();
    cleanup();
    known.setQueryData(ledgerSummaryQuery('l1').queryKey, { ...summary, depositHeldCents: 0 });
    await show(<DepositDue leaseId="l1" />);
    expect(screen.queryByText(/Return the deposit by/)).toBeNull();
  });

  it.each([
    [true, /only for the last month’s rent/],
    [false, /no deadline on record/],
  ])('says what becomes of it where no deadline is on record (last rent only: %s)', async (lastRentOnly, words) => {
    const summary = { ...TERMS, depositHeldCents: 150_000 } as unknown as LedgerSummary;
    known.setQueryData(ledgerSummaryQuery('l1').queryKey, summary);
    known.setQueryData(depositTermsQuery('l1').queryKey, { ...TERMS, lastDay: '2026-11-30', lastRentOnly });
    await show(<DepositDue leaseId="l1" />);
    expect(screen.getByText(/You hold a deposit of .*1,500\.00/)).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    cleanup();
    known.setQueryData(depositTermsQuery('l1').queryKey, { ...TERMS, lastRentOnly });
    await show(<DepositDue leaseId="l1" />);
    expect(screen.queryByText(/You hold a deposit/)).toBeNull();
  });
});

describe('taking back a payment that was recorded by hand', () => {
  const back = (method: string) =>
    show(
      <OfflineBackDialog
        leaseId="l1"
        row={
          {
            id: 'e1',
            entry: 'offline_payment',
            method,
            date: '2026-11-02',
            currency: 'CAD',
            paymentCents: 100,
          } as LedgerRow
        }
        paymentId="p1"
        onClose={() => undefined}
      />,
    );
  const chosen = () => (screen.getAllByRole('radio') as HTMLInputElement[]).find(({ checked }) => checked)?.value;

  it('takes cash for a mistake, as no bank returns it, and a check for returned', async () => {
    await back('cash');
    expect(chosen()).toBe('mistake');
    cleanup();
    await back('cheque');
    expect(chosen()).toBe('returned');
  });
});
