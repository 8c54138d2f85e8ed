import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { InvoiceDetail } from './api/invoices';
import { InvoiceLines } from './components/InvoiceSheet';
import { PaperEditor } from './components/PaperEditor';

const TAXES = [
  { name: 'GST', rateThousandths: 5000 },
  { name: 'QST', rateThousandths: 9975 },
];
const DRAFT = {
  id: 'i1',
  status: 'draft',
  currency: 'CAD',
  dueDays: 30,
  landlordName: 'Tremblay Rentals',
  lines: [{ description: 'Boiler', quantityThousandths: 1000, unitCents: 40_000, taxes: TAXES, netCents: 40_000 }],
  taxes: [],
  paper: null,
  taxNumber: null,
  sender: null,
  note: null,
  version: 1,
} as unknown as InvoiceDetail;
const PAPER = { fileId: 'f1', mediaType: 'image/jpeg', url: '/api/files/f1', number: '4711', issuedOn: '2026-11-20' };
const ON_PAPER = {
  ...DRAFT,
  lines: [],
  paper: PAPER,
  netCents: 38_270,
  taxCents: 5730,
  totalCents: 44_000,
  taxes: [
    { name: 'GST', rateThousandths: null, baseCents: 38_270, amountCents: 1913 },
    { name: 'QST', rateThousandths: null, baseCents: 38_270, amountCents: 3817 },
  ],
} as unknown as InvoiceDetail;

const browserFetch = globalThis.fetch;
let calls: { method: string; url: string; body: unknown }[];
beforeEach(() => {
  calls = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    calls.push({ method: request.method, url: new URL(request.url).pathname, body: await request.json() });
    return Response.json(ON_PAPER);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

const show = (children: React.ReactNode) =>
  act(async () => {
    render(
      <Around features={['invoices', '../app', '../shared', '../api']} language="en">
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      </Around>,
    );
  });
const type = (label: string | RegExp, value: string) =>
  act(async () => {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('an invoice on paper', () => {
  it('needs its file, its number, its date and its total before anyone is asked to send it', async () => {
    await show(<PaperEditor invoice={DRAFT} />);
    await press('Send invoice');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);
    await type('Invoice number', '4711');
    await type('Invoice date', '2026-11-20');
    await type(/^Total with taxes/, '459.90');
    await press('Send invoice');
    expect(screen.getByText('Add a photo or the PDF of your invoice.')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('begins with the taxes of the region within the total that was typed', async () => {
    await show(<PaperEditor invoice={DRAFT} />);
    await type(/^Total with taxes/, '459.90');
    expect(screen.getAllByLabelText(/^Amount/).map((field) => (field as HTMLInputElement).value)).toEqual([
      '20.00',
      '39.90',
    ]);
    await type(/^Total with taxes/, '10.00');
    expect(screen.getByText('The taxes must be less than the total.')).not.toBeNull();
  });

  it('is saved with what was typed, and sent after one question', async () => {
    await show(<PaperEditor invoice={ON_PAPER} />);
    await type('Invoice number', '4712');
    await press('Send invoice');
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toMatch(/Tremblay Rentals gets your invoice 4712 for \$440\.00\sCAD\./);
    const buttons = screen.getAllByRole('button', { name: 'Send invoice' });
    await act(async () => void fireEvent.click(buttons.find((one) => dialog.contains(one)) ?? dialog));
    expect(calls.map(({ method, url }) => [method, url])).toEqual([
      ['PUT', '/api/invoices/i1/paper'],
      ['PATCH', '/api/invoices/i1'],
    ]);
    expect(calls[0]?.body).toMatchObject({
      fileId: 'f1',
      number: '4712',
      issuedOn: '2026-11-20',
      totalCents: 44_000,
      taxes: [
        { name: 'GST', amountCents: 1913 },
        { name: 'QST', amountCents: 3817 },
      ],
      version: 1,
    });
  });

  it('is shown to the landlord beside the figures', async () => {
    await show(<InvoiceLines invoice={ON_PAPER} forLandlord />);
    expect(screen.getByRole('img', { name: 'Photo of invoice 4711' })).not.toBeNull();
    expect(screen.getByText(/^\$440\.00\sCAD$/)).not.toBeNull();
    expect(screen.getByText(/Check them against the invoice/)).not.toBeNull();
  });
});
