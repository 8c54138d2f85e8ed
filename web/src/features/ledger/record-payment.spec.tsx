import type { Language } from '@contract/languages';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { RecordPaymentDialog } from './components/RecordPaymentDialog';

const TENANTS = [
  { id: 't1', name: 'Ana Sosa' },
  { id: 't2', name: 'Luc Roy' },
];
const browserFetch = globalThis.fetch;
let sent: Record<string, unknown>[];
/** Refuses the first requests and records the others. */
let refusals: object[];

beforeEach(() => {
  sent = [];
  refusals = [];
  globalThis.fetch = jest.fn(async (request: Request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    const refusal = refusals.shift();
    if (refusal)
      return new Response(JSON.stringify(refusal), { status: 422, headers: { 'content-type': 'application/json' } });
    return new Response('{}', { status: 201, headers: { 'content-type': 'application/json' } });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

const WORDS = {
  en: { amount: 'Amount', payer: 'Who paid', verb: 'Record payment' },
  fr: { amount: 'Montant', payer: 'Qui a payé', verb: 'Inscrire le paiement' },
} as const;

function dialog(language: 'en' | 'fr', owedCents = 0) {
  const words = WORDS[language];
  render(
    <Around features={['ledger', '../app', '../shared']} language={language as Language}>
      <QueryClientProvider client={new QueryClient()}>
        <RecordPaymentDialog
          leaseId="l1"
          currency="CAD"
          tenants={TENANTS}
          owedCents={owedCents}
          day="2026-11-20"
          onClose={() => undefined}
        />
      </QueryClientProvider>
    </Around>,
  );
  return {
    amount: () => screen.getByLabelText(words.amount) as HTMLInputElement,
    type: (text: string) =>
      act(async () => void fireEvent.change(screen.getByLabelText(words.amount), { target: { value: text } })),
    payer: (value: string) =>
      act(async () => void fireEvent.change(screen.getByLabelText(words.payer), { target: { value } })),
    send: () => act(async () => void fireEvent.click(screen.getByRole('button', { name: words.verb }))),
  };
}

describe('recording a payment', () => {
  it('RNT-02 asks who paid, and sends nothing before it is said', async () => {
    const form = dialog('en', 165_000);
    expect([...(screen.getByLabelText('Who paid') as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Choose…',
      'Ana Sosa',
      'Luc Roy',
      'Someone else',
      'Not known',
    ]);
    await form.send();
    expect([sent, screen.queryByText('Choose who paid.') !== null]).toEqual([[], true]);
    await form.payer('t2');
    await form.send();
    expect(sent).toEqual([{ amountCents: 165_000, method: 'transfer', paidOn: '2026-11-20', payerTenantId: 't2' }]);
  });

  it('RNT-02 takes the name of someone else, or that it is not known', async () => {
    const form = dialog('en', 165_000);
    await form.payer('other');
    await form.send();
    expect(sent).toEqual([]);
    await act(
      async () => void fireEvent.change(screen.getByLabelText('Their name'), { target: { value: ' City Housing ' } }),
    );
    await form.send();
    await form.payer('unknown');
    await form.send();
    expect(sent.map(({ payerName, payerTenantId }) => [payerName, payerTenantId])).toEqual([
      ['City Housing', undefined],
      [undefined, undefined],
    ]);
  });

  it('RNT-02 reads an amount with a comma, and says exactly how to write one that could mean two things', async () => {
    const form = dialog('en');
    await form.payer('t1');
    await form.type('2400,50');
    await form.send();
    expect(sent.map(({ amountCents }) => amountCents)).toEqual([240_050]);
    await form.type('240,50');
    await form.send();
    expect([sent.length, screen.queryByText('Enter the amount like this: 240.50') !== null]).toEqual([1, true]);
  });

  it('RNT-02 says that a payment was recorded, and how much', async () => {
    const { type, payer, send } = dialog('en');
    await type('2,400.50');
    await payer('t1');
    await send();
    render(
      <Around features={['ledger', '../app', '../shared']}>
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </Around>,
    );
    expect(await screen.findByText('Payment of $2,400.50 recorded')).toBeTruthy();
  });

  it('RNT-02 proposes what is owed as the reader writes amounts', () => {
    expect(dialog('fr', 240_050).amount().value.replace(/\s/gu, ' ')).toBe('2 400,50');
  });

  it('RNT-02 asks about a payment that is there already, and records it once it is said to be another', async () => {
    const same = { code: 'rule_broken', reason: 'same_payment_recorded', values: { day: '2026-11-01' }, error: 'Same' };
    refusals = [same, same];
    const form = dialog('en', 145_000);
    await form.payer('t1');
    await form.send();
    const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    const question = () => screen.queryByRole('dialog', { name: 'Is this another payment?' });
    expect(question()?.textContent).toContain('There’s already a payment of $1,450.00 for this lease on Nov 1, 2026.');
    // Going back shows what was typed, without an error.
    await press('Go back');
    expect([question(), form.amount().value, screen.queryByRole('alert')]).toEqual([null, '1,450.00', null]);
    await form.send();
    await press('Record another payment');
    expect(sent.map(({ anotherPayment }) => anotherPayment)).toEqual([undefined, undefined, true]);
    expect(sent[2]).toMatchObject({ amountCents: 145_000, payerTenantId: 't1' });
  });
});

it('says that tenants get no email about a payment that was received long ago', async () => {
  dialog('en');
  const receivedOn = (value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(/^Received on/), { target: { value } }));
  const said = () => screen.queryByText(/Tenants get no email about a payment from more than 31 days ago/) !== null;
  expect(said()).toBe(false);
  await receivedOn('2026-10-20');
  expect(said()).toBe(false);
  await receivedOn('2026-10-19');
  expect(said()).toBe(true);
});

it.each([
  ['CAD', 'E-transfer'],
  ['USD', 'Bank transfer'],
  ['MXN', 'Bank transfer'],
])('in %s it offers the ways to pay that exist there', (currency, first) => {
  render(
    <Around features={['ledger', '../app', '../shared']}>
      <QueryClientProvider client={new QueryClient()}>
        <RecordPaymentDialog leaseId="l1" currency={currency} tenants={TENANTS} onClose={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
  const method = screen.getByLabelText<HTMLSelectElement>('Payment method');
  expect([...method.options].map(({ text }) => text)).toEqual([first, 'Check', 'Cash']);
  expect(method.value).toBe('transfer');
});
