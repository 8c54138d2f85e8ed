import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Payment } from './api/types';
import { PaymentHistory } from './components/PaymentHistory';

afterEach(cleanup);

const payment = (id: string, payerName: string | null) =>
  ({
    id,
    leaseId: 'l',
    state: 'succeeded',
    provider: 'offline',
    method: 'cheque',
    amountCents: 50_000,
    totalCents: 50_000,
    cashbackCents: 0,
    refundedCents: 0,
    currency: 'CAD',
    settles: [],
    paidOn: '2026-11-01',
    expectedOn: null,
    receiptNumber: null,
    payerName,
  }) as unknown as Payment;

const show = (shared: boolean, language: 'en' | 'fr' = 'en') =>
  render(
    <Around features={['payments', '../app', '../shared']} language={language}>
      <QueryClientProvider client={new QueryClient()}>
        <PaymentHistory
          payments={[payment('p1', 'Luc Gagnon'), payment('p2', 'Hannah Cole'), payment('p3', null)]}
          shared={shared}
        />
      </QueryClientProvider>
    </Around>,
  );

describe('DB-008 the payment history of a lease with roommates', () => {
  it.each([
    ['en', 'From'],
    ['fr', 'Par'],
  ] as const)('says who paid, where that is known (%s)', (language, word) => {
    show(true, language);
    const [, first, second, third] = within(screen.getByRole('table')).getAllByRole('row');
    expect(first?.textContent).toContain(`${word} Luc Gagnon`);
    expect(second?.textContent).toContain(`${word} Hannah Cole`);
    expect(third?.textContent).not.toContain(`${word} `);
  });

  it('names no one on a lease of one person', () => {
    show(false);
    expect(screen.getByRole('table').textContent).not.toContain('Luc Gagnon');
  });
});
