import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { InvoiceDetail } from './api/invoices';
import { PaidDialog } from './components/PaidDialog';

afterEach(cleanup);

it('begins with today as the day of the payment', async () => {
  const invoice = { id: 'i1', version: 1, totalCents: 10_000, currency: 'CAD', supplierName: 'Plombex' };
  await act(async () => {
    render(
      <Around features={['invoices', '../app', '../shared']} language="en">
        <QueryClientProvider client={new QueryClient()}>
          <PaidDialog invoice={invoice as InvoiceDetail} onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    );
  });
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  expect(screen.getByLabelText<HTMLInputElement>('Paid on').value).toBe(today);
});
