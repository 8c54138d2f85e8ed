import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { InvoiceDetail } from './api/invoices';
import { InvoicePageFrame } from './components/InvoicePageFrame';

afterEach(cleanup);

const show = (invoice: object, asLandlord = false) =>
  render(
    <Around features={['invoices', '../app', '../shared']} language="en">
      <QueryClientProvider client={new QueryClient()}>
        <InvoicePageFrame
          invoice={
            {
              id: 'i',
              number: '7',
              lateDays: null,
              paper: null,
              language: 'en',
              moves: [],
              ...invoice,
            } as unknown as InvoiceDetail
          }
          asLandlord={asLandlord}
          list={{ label: 'Invoices', href: '/' }}
          side={null}
        >
          {null}
        </InvoicePageFrame>
      </QueryClientProvider>
    </Around>,
  );
const NEXT = /void the invoice and create another one/;

it('a disputed invoice says to its supplier what to do next', () => {
  show({ status: 'disputed', disputeReason: 'Wrong hours', moves: ['void'] });
  expect(screen.getByText('Wrong hours')).toBeTruthy();
  expect(screen.getByText(NEXT)).toBeTruthy();
});

it('the landlord reads who is next and how to end the dispute, and a void invoice keeps the reason', () => {
  show({ status: 'disputed', disputeReason: 'Wrong hours', moves: ['approved'] }, true);
  expect(screen.queryByText(NEXT)).toBeNull();
  expect(screen.getByText(/The supplier can void this invoice and send you another one/)).toBeTruthy();
  expect(screen.getByText(/approve the invoice: that ends the dispute/)).toBeTruthy();
  cleanup();
  show({ status: 'void', disputeReason: 'Wrong hours' });
  expect(screen.getByText('Wrong hours')).toBeTruthy();
  expect(screen.queryByText(NEXT)).toBeNull();
});

it('an invoice is sent to its supplier, and one to approve to its landlord', () => {
  show({ status: 'sent' });
  expect(screen.getByText('Sent')).toBeTruthy();
  cleanup();
  show({ status: 'sent' }, true);
  expect(screen.getByText('To approve')).toBeTruthy();
  expect(screen.queryByText('Sent')).toBeNull();
});
