import type { Language } from '@contract/languages';
import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { autopayQuery } from './api/autopay';
import type { OwnLease } from './api/types';
import { AutopaySwitch } from './components/AutopaySwitch';

afterEach(cleanup);

const TOTALS = [
  { method: 'bank', nextCents: 381_371, laterCents: 190_693, owedCents: 190_693 },
  { method: 'credit_card', nextCents: 386_647, laterCents: 193_323, owedCents: 193_323 },
];

/** The switch, while so much is owed. */
function show(owedCents: number, dueDay = 1, language: Language = 'en', more: object = {}): HTMLElement {
  const lease = { id: 'l', state: 'active', currency: 'CAD', today: '2026-11-23', owed: [] } as unknown as OwnLease;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData<unknown>(autopayQuery('l').queryKey, {
    leaseId: 'l',
    enabled: false,
    method: 'bank',
    own: true,
    dueDay,
    nextTryOn: null,
    saved: null,
    ifOn: { on: '2026-12-01', amountCents: 187_875 + owedCents, owedCents, methods: TOTALS },
    ...more,
  });
  render(
    <Around features={['payments', '../app']} language={language}>
      <QueryClientProvider client={client}>
        <AutopaySwitch lease={lease} method="bank" />
      </QueryClientProvider>
    </Around>,
  );
  return screen.getByRole('switch');
}

/** Turns it on, up to the question. */
function turnOn(owedCents: number): HTMLElement {
  fireEvent.click(show(owedCents));
  return screen.getByRole('dialog', { hidden: true });
}

it.each([
  ['en', 1, 'Autopay on the 1st'],
  ['en', 22, 'Autopay on the 22nd'],
  ['en', 30, 'Autopay on the 30th, or the last day of a shorter month'],
  ['en', 31, 'Autopay on the last day of the month'],
  ['fr', 1, 'Paiement automatique le 1er'],
  ['fr', 31, 'Paiement automatique le dernier jour du mois'],
  ['es', 29, 'Pago automático el día 29, o el último día de un mes más corto'],
] as const)('PY-018 autopay says its day as it is, also in shorter months, in %s on %d', (language, dueDay, words) => {
  show(0, dueDay, language);
  expect(screen.getByText(words)).toBeTruthy();
});

it('autopay asks before it is turned on: amount, method and day', () => {
  const dialog = turnOn(187_875);
  expect(dialog.textContent).toContain('On December 1, we’ll collect $3,813.71 by bank transfer');
  expect(dialog.textContent).toContain('That includes the $1,878.75 that’s already due.');
  fireEvent.change(screen.getByLabelText('Pay with'), { target: { value: 'credit_card' } });
  expect(dialog.textContent).toContain('On December 1, we’ll collect $3,866.47 by credit card');
});

it('what is owed now is collected now only if it is ticked', () => {
  const dialog = turnOn(187_875);
  const owedToo = screen.getByLabelText<HTMLInputElement>(
    'Collect what’s already due ($1,878.75) today, not on December 1',
  );
  expect(owedToo.checked).toBe(false);
  // Not as a fact before it is chosen.
  expect(dialog.textContent).not.toContain('On November 23');
  fireEvent.click(owedToo);
  expect(dialog.textContent).toContain('On December 1, we’ll collect $1,906.93 by bank transfer');
  expect(dialog.textContent).toContain('On November 23, we’ll collect $1,906.93 by bank transfer');
  cleanup();
  expect(turnOn(0).textContent).not.toContain('already due');
});

it('names the day of the next attempt, and says when another tenant uses autopay', () => {
  show(0, 1, 'en', { enabled: true, nextTryOn: '2026-12-03' });
  expect(screen.getByText(/^The last payment failed\. We’ll try again on Dec.* 3/)).toBeTruthy();
  cleanup();
  show(0, 1, 'en', { enabled: true, own: false });
  expect(screen.getByText('Another tenant in this home uses autopay.')).toBeTruthy();
});
