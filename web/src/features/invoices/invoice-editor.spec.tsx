import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { invoiceQuery, type InvoiceDetail } from './api/invoices';
import { InvoiceEditor } from './components/InvoiceEditor';
import SupplierInvoicePage from './pages/SupplierInvoicePage';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const line = {
  description: 'Boiler repair',
  quantityThousandths: 1000,
  unitCents: 40_000,
  taxes: [],
  netCents: 40_000,
};
const DRAFT = {
  id: 'i1',
  status: 'draft',
  currency: 'CAD',
  dueDays: 30,
  landlordName: 'Tremblay Rentals',
  lines: [line],
  taxNumber: null,
  sender: null,
  note: null,
  version: 1,
} as unknown as InvoiceDetail;

const edit = (invoice = DRAFT) =>
  act(async () => {
    render(
      <Around features={['invoices', '../app', '../shared']} language="en">
        <QueryClientProvider client={new QueryClient()}>
          <InvoiceEditor invoice={invoice} />
        </QueryClientProvider>
      </Around>,
    );
  });
const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send invoice' })));

describe('sending an invoice', () => {
  it('asks before it sends', async () => {
    await edit();
    await send();
    expect(screen.getByRole('dialog', { name: 'Send the invoice?' })).toBeDefined();
  });

  it('marks what is wrong and focuses it, and does not ask', async () => {
    await edit();
    const price = screen.getByLabelText(/^Unit price/);
    await act(async () => void fireEvent.change(price, { target: { value: 'a lot' } }));
    await send();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Enter a number like 120.50.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Unit price/));
  });
});

describe('unsaved edits of an invoice', () => {
  const type = (value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(/^Unit price/), { target: { value } }));
  const price = () => (screen.getByLabelText(/^Unit price/) as HTMLInputElement).value;
  const leave = () => cleanup();

  it('WALK-1 are there again after leaving the page, which says so and can discard them', async () => {
    await edit();
    await type('512.50');
    leave();
    await edit();
    expect(price()).toBe('512.50');
    expect(screen.getByText('These changes aren’t saved yet. We kept them from your last visit.')).toBeDefined();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Discard changes' })));
    expect(price()).toBe('400.00');
    leave();
    await edit();
    expect(price()).toBe('400.00');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });

  it('WALK-1 are restored neither over a newer version nor into another invoice', async () => {
    await edit();
    await type('512.50');
    leave();
    await edit({ ...DRAFT, version: 2 });
    expect(price()).toBe('400.00');
    leave();
    await edit({ ...DRAFT, id: 'i2' });
    expect(price()).toBe('400.00');
  });
});

it('the facts of a draft say what is on the screen, not what was saved last', async () => {
  const invoice = { ...DRAFT, netCents: 40_000, approvedCents: 50_000, costCents: null, moves: ['sent'], taxes: [] };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(invoiceQuery('i1').queryKey, {
    ...invoice,
    place: '4 Elm',
    paper: null,
    disputeReason: null,
    lateDays: null,
    jobTitle: 'Boiler',
    billableUntil: null,
  } as unknown as InvoiceDetail);
  await act(async () => {
    render(
      <Around at="/i1" features={['invoices', '../app', '../shared']} language="en">
        <QueryClientProvider client={client}>
          <Routes>
            <Route path="/:invoiceId" element={<SupplierInvoicePage />} />
          </Routes>
        </QueryClientProvider>
      </Around>,
    );
  });
  const net = () => screen.getByText('Invoiced before tax').nextElementSibling?.textContent;
  expect(net()).toBe('$400.00');
  await act(async () => void fireEvent.change(screen.getByLabelText(/^Unit price/), { target: { value: '330' } }));
  expect(net()).toBe('$330.00');
  await act(async () => void fireEvent.change(screen.getByLabelText(/^Unit price/), { target: { value: 'a lot' } }));
  expect(net()).toBe('$0.00');
});
