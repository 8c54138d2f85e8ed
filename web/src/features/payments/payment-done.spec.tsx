import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { Payment } from './api/types';
import { PaymentDone } from './components/PaymentDone';

afterEach(cleanup);

it.each([
  ['en', 'by credit card for'],
  ['fr', 'payés par carte de crédit pour'],
  ['es', 'pagados con tarjeta de crédito por'],
] as const)('a way to pay fits into its sentence (%s)', (language, words) => {
  const payment = {
    id: 'p',
    state: 'succeeded',
    method: 'credit_card',
    totalCents: 165_000,
    currency: 'CAD',
    settles: [],
    receiptNumber: null,
  } as unknown as Payment;
  render(
    <Around features={['payments', '../app']} language={language}>
      <QueryClientProvider client={new QueryClient()}>
        <PaymentDone payment={payment} onDone={() => undefined} onRetry={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
  expect(screen.getByRole('status').textContent).toContain(words);
});

it.each([
  ['en', 'You still owe $779.63'],
  ['fr', 'Il reste 779,63 $ à payer'],
  ['es', 'Todavía debe'],
] as const)('DB-008 after a part is paid, what is still owed is said beside it (%s)', (language, words) => {
  const payment = {
    id: 'p',
    state: 'succeeded',
    method: 'credit_card',
    totalCents: 50_037,
    currency: 'CAD',
    settles: [],
    receiptNumber: null,
  } as unknown as Payment;
  const shown = (leftCents?: number) =>
    render(
      <Around features={['payments', '../app']} language={language}>
        <QueryClientProvider client={new QueryClient()}>
          <PaymentDone
            payment={payment}
            {...(leftCents && { leftCents })}
            onDone={() => undefined}
            onRetry={() => undefined}
          />
        </QueryClientProvider>
      </Around>,
    );
  shown(77_963);
  expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ')).toContain(words);
  cleanup();
  shown();
  expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ')).not.toContain(words);
});

it('after a part is paid, the cashback that was taken off is named beside what is still owed', () => {
  const payment = {
    id: 'p',
    state: 'succeeded',
    method: 'credit_card',
    totalCents: 102_951,
    cashbackCents: 1001,
    currency: 'CAD',
    settles: [],
    receiptNumber: null,
  } as unknown as Payment;
  render(
    <Around features={['payments', '../app']} language="fr">
      <QueryClientProvider client={new QueryClient()}>
        <PaymentDone payment={payment} leftCents={343_949} onDone={() => undefined} onRetry={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
  expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ')).toContain(
    'Vous avez obtenu une remise de 10,01 $, déjà déduite de ce que vous devez. Il reste 3 439,49 $ à payer.',
  );
});
