import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { invoiceSettingsQuery, type InvoiceDetail, type InvoiceSettings } from './api/invoices';
import { InvoiceEditor } from './components/InvoiceEditor';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const LINE = { description: 'Faucet', quantityThousandths: 1000, unitCents: 40_000, taxes: [], netCents: 40_000 };
const DRAFT = {
  id: 'i1',
  status: 'draft',
  currency: 'CAD',
  dueDays: 30,
  taxRegion: 'CA-ON',
  landlordName: 'Tremblay Rentals',
  lines: [LINE],
  taxNumber: null,
  sender: null,
  note: null,
  version: 1,
} as unknown as InvoiceDetail;
const SETTINGS = { prefix: '', nextNumber: 1, begun: false, taxNumber: null, region: null, dueDays: 30, version: 0 };

const edit = (settings: object = {}, invoice = DRAFT) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(invoiceSettingsQuery.queryKey, { ...SETTINGS, ...settings } as InvoiceSettings);
  render(
    <Around features={['invoices', '../app', '../shared']} language="en">
      <QueryClientProvider client={client}>
        <InvoiceEditor invoice={invoice} />
      </QueryClientProvider>
    </Around>,
  );
  return client;
};
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const valueOf = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const ADD = 'Add the suggested taxes';

it('a draft without a tax number leads to the invoice settings, and suggests taxes once they have a number', async () => {
  const client = edit();
  expect(screen.queryByRole('button', { name: ADD })).toBeNull();
  await click('Invoice settings');
  expect(screen.getByRole('dialog', { name: 'Invoice settings' })).toBeDefined();
  await act(async () => {
    client.setQueryData(invoiceSettingsQuery.queryKey, { ...SETTINGS, taxNumber: '123 RT' } as InvoiceSettings);
  });
  expect(await screen.findByText(/For Ontario, we suggest HST \(13%\)\./)).toBeDefined();
  await click(ADD);
  expect(valueOf(/^Name of the tax|^Tax$|^Name/)).toBe('HST');
  expect(valueOf(/^Rate/)).toBe('13');
  expect(valueOf(/^Tax registration number/)).toBe('123 RT');
  expect(screen.queryByRole('button', { name: ADD })).toBeNull();
});

it('a number typed into the draft is enough, and the region of the settings counts', async () => {
  edit({ region: 'CA-QC' });
  const number = screen.getByLabelText(/^Tax registration number/);
  await act(async () => void fireEvent.change(number, { target: { value: '987 RT' } }));
  expect(screen.getByText(/For Quebec, we suggest GST \(5%\) and QST \(9\.975%\)\./)).toBeDefined();
  await click(ADD);
  expect(valueOf(/^Tax registration number/)).toBe('987 RT');
});

it('nothing is suggested for a region whose taxes are not known', () => {
  edit({ taxNumber: '123 RT' }, { ...DRAFT, taxRegion: null });
  expect(screen.queryByText(/suggest/)).toBeNull();
});
