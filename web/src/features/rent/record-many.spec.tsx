import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying, type Played } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import OwedPage from './pages/OwedPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

interface Row {
  key: string;
  leaseId: string;
  amountCents: number;
  paidOn: string;
  method: string;
  payerTenantId?: string;
  note?: string;
  anotherPayment?: boolean;
}

const lease = (id: string, unitLabel: string, tenants: string[], currency = 'CAD') => ({
  leaseId: id,
  propertyId: 'p',
  propertyName: 'Laurier',
  streetNumber: '87',
  street: 'Laurier Avenue West',
  unitLabel,
  currency,
  openCents: 165_000,
  overdueCents: 165_000,
  overdueSince: '2026-11-01',
  processingCents: 0,
  today: '2026-11-20',
  remindedOn: null,
  tenants: tenants.map((name, at) => ({ id: `${id}t${at}`, name, hasEmail: true })),
});
const done = ({ key, leaseId }: Row) => ({
  key,
  leaseId,
  paymentId: `y-${leaseId}`,
  receiptNumber: `R-${leaseId}`,
  repeated: false,
  code: null,
  error: null,
  reason: null,
  values: null,
  field: null,
});
const refused = ({ key, leaseId }: Row) => ({
  key,
  leaseId,
  paymentId: null,
  receiptNumber: null,
  repeated: false,
  code: 'not_found',
  error: 'Not found.',
  reason: null,
  values: null,
  field: null,
});

const reversal = (paymentId: string) => ({ paymentId, code: null, error: null, reason: null, values: null });

/** The page with two leases that owe something, with a fake server that gives the prepared answers. */
function page(
  answers: ((rows: Row[]) => Played)[],
  reversals: ((ids: string[]) => Played)[] = [],
  leases = [lease('a', '301', ['Ana Sosa']), lease('b', '302', ['Luc Roy', 'Kim Larsen'])],
) {
  const sent: Row[][] = [];
  const reversed: { paymentIds: string[]; note?: string }[] = [];
  const recorded = new Set<string>();
  playServer((method, path, body) => {
    if (path === '/api/landlords/payments/reversals') {
      const asked = body as { paymentIds: string[]; note?: string };
      const answer = reversals[reversed.push(asked) - 1] ?? ((ids) => [200, { payments: ids.map(reversal) }]);
      return answer(asked.paymentIds);
    }
    if (method === 'POST') {
      const { rows } = body as { rows: Row[] };
      const [status, answer] = (answers[sent.push(rows) - 1] ?? (() => [200, { rows: rows.map(done) }] as const))(rows);
      if (status === 200)
        for (const { leaseId, paymentId } of (answer as { rows: { leaseId: string; paymentId: string | null }[] }).rows)
          if (paymentId) recorded.add(leaseId);
      return [status, answer];
    }
    if (path === '/api/landlords/owed') return [200, leases.filter(({ leaseId }) => !recorded.has(leaseId))];
    return [200, []];
  });
  render(
    <Around features={['rent', '../app/layouts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <OwedPage />
      </QueryClientProvider>
    </Around>,
  );
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const type = (label: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  return {
    sent,
    reversed,
    press,
    type,
    // Found before `act`: what is deferred within it is drawn only after it.
    choose: async (name: string) => {
      const box = await screen.findByLabelText(name);
      await act(async () => void fireEvent.click(box));
    },
  };
}

/** Seven leases in pages of three, and what is asked of the server about them. */
function longList() {
  const all = Array.from({ length: 7 }, (_, at) => ({
    ...lease(`l${at}`, `${at}`, ['Ana Sosa']),
    tenants: [{ id: `t${at}`, name: at < 2 ? 'Luc Roy' : 'Ana Sosa', hasEmail: at >= 2 }],
  }));
  const reminded: string[][] = [];
  playServer((method, path, body, query) => {
    if (method === 'POST') {
      const { leaseIds } = body as { leaseIds: string[] };
      reminded.push(leaseIds);
      const leases = leaseIds.map((leaseId) => ({
        leaseId,
        mails: 1,
        texts: 0,
        notReached: [],
        code: null,
        error: null,
      }));
      return [200, { leases }];
    }
    if (path !== '/api/landlords/owed') return [200, []];
    const from = Number(query.get('cursor') ?? 0);
    const next = from + 3;
    const link = next < all.length ? { link: `</api/landlords/owed?cursor=${next}>; rel="next"` } : undefined;
    return [200, all.slice(from, next), { 'x-total-count': String(all.length), ...link }];
  });
  render(
    <Around features={['rent', '../app/layouts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <OwedPage />
      </QueryClientProvider>
    </Around>,
  );
  return reminded;
}

describe('choosing from a list that is longer than a page', () => {
  it('says how many rows are shown, and offers all that match', async () => {
    const reminded = longList();
    fireEvent.click(await screen.findByLabelText('Select the 3 leases shown'));
    expect(screen.getByText(/^3 rows, /)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Select all 7' }));
    expect(await screen.findByText(/^7 rows, /)).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Select all 7' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Select all').checked).toBe(true);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send reminders' })));
    // Nothing is sent before it is confirmed.
    expect(reminded).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Send reminders for 7 leases?' });
    expect(dialog.textContent).toContain('2 tenants have no email address: Luc Roy and Luc Roy.');
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Send reminders' })));
    await waitFor(() => expect(reminded.map((ids) => ids.length)).toEqual([7]));
    expect(new Set(reminded.flat()).size).toBe(7);
  });
});

describe('recording payments for many leases', () => {
  it('proposes what is owed, takes day and method of all, and sends the chosen rows with a key each', async () => {
    const sheet = page([]);
    await sheet.choose('Select all');
    await sheet.type('Received on (all rows)', '2026-11-18');
    await sheet.type('Method (all rows)', 'cheque');
    await sheet.type('Reference, 87-301', 'No. 12');
    await sheet.press('Record 2 payments');
    // No payer is chosen for a lease with two tenants.
    expect([sheet.sent, screen.queryByText('Choose who paid.') !== null]).toEqual([[], true]);
    expect(document.activeElement).toBe(screen.getByLabelText('Who paid, 87-302'));
    await sheet.type('Who paid, 87-302', 'bt1');
    await sheet.type('Amount, 87-302', '1,000.00');
    await sheet.press('Record 2 payments');
    expect(sheet.sent).toMatchObject([
      [
        {
          leaseId: 'a',
          amountCents: 165_000,
          paidOn: '2026-11-18',
          method: 'cheque',
          payerTenantId: 'at0',
          note: 'No. 12',
        },
        { leaseId: 'b', amountCents: 100_000, paidOn: '2026-11-18', method: 'cheque', payerTenantId: 'bt1' },
      ],
    ]);
    expect(new Set(sheet.sent[0]?.map(({ key }) => key)).size).toBe(2);
    expect(await screen.findByText('2 payments recorded')).not.toBeNull();
    expect(await screen.findByRole('button', { name: 'Download receipt R-a' })).not.toBeNull();
  });

  it('records rows of several tenants without a payer where one says so for all', async () => {
    const sheet = page([]);
    await sheet.choose('Select all');
    await sheet.type('Who paid (if there are several tenants)', 'unknown');
    await sheet.press('Record 2 payments');
    expect(sheet.sent[0]?.map(({ leaseId, payerTenantId }) => [leaseId, payerTenantId])).toEqual([
      ['a', 'at0'],
      ['b', undefined],
    ]);
  });

  it('names the currency of each amount that was recorded, where there are several', async () => {
    const sheet = page([], [], [lease('a', '301', ['Ana Sosa']), lease('c', '303', ['Jo Park'], 'USD')]);
    await sheet.choose('Select all');
    await sheet.press('Record 2 payments');
    const done = (await screen.findByText('2 payments recorded')).closest('[role="alert"]');
    expect(done?.textContent).toMatch(/Ana Sosa: \$1,650\.00\sCAD/);
    expect(done?.textContent).toMatch(/Jo Park: \$1,650\.00\sUSD/);
    await sheet.press('Reverse payments');
    expect((await screen.findByRole('dialog')).textContent).toMatch(/Jo Park: \$1,650\.00\sUSD/);
  });

  it('names the currency of one row, too, while another row has another', async () => {
    const sheet = page([], [], [lease('a', '301', ['Ana Sosa']), lease('c', '303', ['Jo Park'], 'USD')]);
    await sheet.choose('Select 87-303, Jo Park');
    expect(screen.getByText(/^1 row, \$1,650\.00\sUSD$/)).not.toBeNull();
    await sheet.press('Record 1 payment');
    const done = (await screen.findByText('1 payment recorded')).closest('[role="alert"]');
    expect(done?.textContent).toMatch(/Jo Park: \$1,650\.00\sUSD/);
  });

  it('scrolls to what was recorded', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const sheet = page([]);
    await sheet.choose('Select 87-301, Ana Sosa');
    expect(scrolled).not.toHaveBeenCalled();
    await sheet.press('Record 1 payment');
    await screen.findByText('1 payment recorded');
    expect((scrolled.mock.contexts.at(-1) as Element).textContent).toContain('1 payment recorded');
    const before = scrolled.mock.calls.length;
    await sheet.choose('Select 87-302, Luc Roy, Kim Larsen');
    expect(scrolled).toHaveBeenCalledTimes(before);
    scrolled.mockRestore();
  });

  it('keeps a refused row with its reason, and sends it again alone', async () => {
    const sheet = page([
      (rows) => [200, { rows: rows.map((row) => (row.leaseId === 'b' ? refused(row) : done(row))) }],
    ]);
    await sheet.choose('Select all');
    await sheet.type('Who paid, 87-302', 'bt0');
    await sheet.press('Record 2 payments');
    expect(await screen.findByText('1 payment recorded')).not.toBeNull();
    expect(screen.getByText(/We couldn’t find this/)).not.toBeNull();
    await waitFor(() => expect(screen.queryByLabelText('Amount, 87-301')).toBeNull());
    await sheet.press('Record 1 payment');
    expect(sheet.sent.map((rows) => rows.map(({ leaseId }) => leaseId))).toEqual([['a', 'b'], ['b']]);
    expect(await screen.findByText('2 payments recorded')).not.toBeNull();
  });

  it('asks of a row whether it is another payment, and asks again once its amount has changed', async () => {
    const same = (row: Row) => ({
      ...refused(row),
      code: 'rule_broken',
      reason: 'same_payment_recorded',
      values: { day: '2026-11-18' },
    });
    const sheet = page([(rows) => [200, { rows: rows.map(same) }], (rows) => [200, { rows: rows.map(same) }]]);
    await sheet.choose('Select 87-301, Ana Sosa');
    await sheet.press('Record 1 payment');
    expect(await screen.findByText(/already a payment of \$1,650\.00 for this lease on Nov 18, 2026/)).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('This is another payment'));
    await act(async () => void fireEvent.click(screen.getByLabelText('This is another payment')));
    await sheet.type('Amount, 87-301', '5.00');
    expect(screen.queryByLabelText('This is another payment')).toBeNull();
    await sheet.press('Record 1 payment');
    await act(async () => void fireEvent.click(await screen.findByLabelText('This is another payment')));
    await sheet.press('Record 1 payment');
    expect(await screen.findByText('1 payment recorded')).not.toBeNull();
    expect(sheet.sent.map(([row]) => row?.anotherPayment)).toEqual([undefined, undefined, true]);
    expect(new Set(sheet.sent.map(([row]) => row?.key)).size).toBe(1);
  });

  it('sends the same keys again after a lost answer, also when something was changed meanwhile', async () => {
    const sheet = page([() => [503, { error: 'Busy', code: 'unavailable', requestId: 'r' }]]);
    await sheet.choose('Select 87-301, Ana Sosa');
    await sheet.press('Record 1 payment');
    expect(await screen.findByText(/no row is recorded twice/)).not.toBeNull();
    await sheet.type('Amount, 87-301', '5.00');
    await sheet.press('Record 1 payment');
    expect(await screen.findByText('1 payment recorded')).not.toBeNull();
    expect(sheet.sent.map(([row]) => row?.amountCents)).toEqual([165_000, 500]);
    expect(sheet.sent[1]?.[0]?.key).toBe(sheet.sent[0]?.[0]?.key);
  });
});

describe('reversing what was recorded together', () => {
  const record = async (sheet: ReturnType<typeof page>) => {
    await sheet.choose('Select all');
    await sheet.type('Who paid, 87-302', 'bt0');
    await sheet.press('Record 2 payments');
    await screen.findByText('2 payments recorded');
    await sheet.press('Reverse payments');
    return within(screen.getByRole('dialog', { name: 'Reverse 2 payments?' }));
  };
  const confirm = (dialog: ReturnType<typeof within>, name = 'Reverse payments') =>
    act(async () => void fireEvent.click(dialog.getByRole('button', { name })));

  it('asks first, sends the reason, and shows the rows as reversed', async () => {
    const sheet = page([]);
    const dialog = await record(sheet);
    expect(dialog.getByText(/They were recorded by mistake: \$3,300\.00\./)).not.toBeNull();
    expect(sheet.reversed).toEqual([]);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Wrong sheet ' } });
    await confirm(dialog);
    expect(sheet.reversed).toEqual([{ paymentIds: ['y-a', 'y-b'], note: 'Wrong sheet' }]);
    expect(await screen.findAllByText('Reversed')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /Download receipt/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reverse payments' })).toBeNull();
  });

  it('leaves out those that stay, and says why one was refused', async () => {
    const refuse = (paymentId: string) => ({
      ...reversal(paymentId),
      code: 'rule_broken',
      error: 'Given back.',
      reason: 'given_back',
    });
    const sheet = page([], [(ids) => [200, { payments: ids.map(refuse) }]]);
    const dialog = await record(sheet);
    await act(async () => void fireEvent.click(dialog.getByLabelText('87-302, Luc Roy, Kim Larsen: $1,650.00')));
    await confirm(within(screen.getByRole('dialog', { name: 'Reverse 1 payment?' })), 'Reverse payment');
    expect(sheet.reversed).toEqual([{ paymentIds: ['y-a'] }]);
    expect(await screen.findByText(/given back|gave/i)).not.toBeNull();
    expect(screen.getAllByRole('button', { name: /Download receipt/ })).toHaveLength(2);
  });

  it('asks again after a lost answer, since none is reversed twice', async () => {
    const sheet = page([], [() => [503, { error: 'Busy', code: 'unavailable', requestId: 'r' }]]);
    const dialog = await record(sheet);
    await confirm(dialog);
    expect(await dialog.findByText(/none is reversed twice/)).not.toBeNull();
    await confirm(dialog);
    expect(sheet.reversed).toHaveLength(2);
    expect(await screen.findAllByText('Reversed')).toHaveLength(2);
  });
});
