import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { shownPaymentState, type PaymentState, SHOWN_PAYMENT_STATES } from '../../../src/contract/payment-states.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aRunningLease, aUnit, type Landlord } from '../landlords/landlord.js';

interface Row {
  id: string;
  leaseId: string;
  amountCents: number;
  refundedCents: number;
  paidOn: string;
  state: PaymentState;
  lostInPart: boolean;
  method: string;
  payerName: string | null;
}

/** Every payment over all leases, with filters, sums and a file that agree with each other. */
describe('a landlord’s list of all payments', () => {
  let test: TestApp;
  let nadia: Landlord;
  const leases: Awaited<ReturnType<typeof aRunningLease>>[] = [];
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-20T15:00:00Z');
    nadia = await aLandlord(test);
    for (let n = 0; n < 3; n += 1) leases.push(await aRunningLease(test, nadia, {}, (await aUnit(test, nadia)).id));
    const days = ['2026-11-02', '2026-11-05', '2026-11-05', '2026-11-18'];
    for (const [at, lease] of leases.entries()) {
      for (const [n, paidOn] of days.entries()) {
        const body = {
          amountCents: 10_000 + at * 1000 + n,
          paidOn,
          method: (['cash', 'cheque', 'transfer'] as const)[(at + n) % 3],
          note: n === 0 ? `Check ${at}77` : undefined,
          payerName: n === 1 ? 'Agence du logement' : undefined,
        };
        await test.http('post', `/api/landlords/leases/${lease.id}/payments`, nadia.token).send(body).expect(201);
      }
    }
    // What a provider makes of payments, without one: the list reads the rows as they are.
    const states: PaymentState[] = ['processing', 'failed', 'disputed', 'returned', 'won'];
    const ids = (
      await test.sql<{ id: string }>('select id from payment where account_id = $1 order by amount_cents', [
        nadia.accountId,
      ])
    ).map(({ id }) => id);
    for (const [at, state] of states.entries())
      await test.sql('update payment set state = $2 where id = $1', [ids[at * 2], state]);
    await test.sql(
      `insert into refund (id, account_id, demo, created_at, lease_id, payment_id, state, source, amount_cents, fee_cents, cashback_cents, currency)
      select gen_random_uuid(), account_id, demo, now(), lease_id, id, 'succeeded', 'landlord', 700, 0, 0, currency from payment where id = $1`,
      [ids[4]],
    );
    const other = await aLandlord(test);
    const foreign = await aRunningLease(test, other);
    await test
      .http('post', `/api/landlords/leases/${foreign.id}/payments`, other.token)
      .send({ amountCents: 99_999 })
      .expect(201);
  });
  afterAll(() => test.close());

  const get = (path: string) => test.http('get', `/api/landlords/payments${path}`, nadia.token);
  const list = async (query = ''): Promise<Row[]> => (await get(`?limit=200${query && `&${query}`}`).expect(200)).body;
  const sum = (rows: readonly Row[], of: 'amountCents' | 'refundedCents' = 'amountCents') =>
    rows.reduce((total, row) => total + row[of], 0);

  it('shows the payments of every lease with home, payer and tenants, the latest received first, and nobody else’s', async () => {
    const rows = await list();
    expect(rows).toHaveLength(12);
    expect(rows.map(({ paidOn }) => paidOn)).toEqual(
      rows
        .map(({ paidOn }) => paidOn)
        .toSorted()
        .toReversed(),
    );
    expect(rows.find(({ payerName }) => payerName)).toMatchObject({
      payerName: 'Agence du logement',
      street: 'Laurier Avenue West',
      streetNumber: '87',
      tenants: ['Kim Larsen'],
      receiptNumber: expect.any(String),
    });
  });

  it('is read to its last page by keyset, each payment once, in every order', async () => {
    for (const sort of ['-paidOn', 'paidOn', 'amountCents', 'payer', 'home', 'method']) {
      const seen: string[] = [];
      let path: string | undefined = `?limit=5&sort=${sort}`;
      while (path) {
        const answer: { body: Row[]; headers: Record<string, string> } = await get(path).expect(200);
        seen.push(...answer.body.map(({ id }) => id));
        path = /\/payments(\?[^>]*)>; rel="next"/.exec(answer.headers['link'] ?? '')?.[1];
      }
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 12, 12]);
    }
  });

  it('filters by period, state as people read it, method, property and lease, and finds payers, homes and references', async () => {
    const all = await list();
    expect(await list('from=2026-11-03&to=2026-11-05')).toEqual(all.filter(({ paidOn }) => paidOn === '2026-11-05'));
    for (const shown of SHOWN_PAYMENT_STATES)
      expect(await list(`shown=${shown}`)).toEqual(all.filter((row) => shownPaymentState(row) === shown));
    expect(await list('method=cheque')).toEqual(all.filter(({ method }) => method === 'cheque'));
    // Where there is no e-transfer, a transfer is listed and found as a bank transfer.
    const transfer = all.find(({ method }) => method === 'transfer');
    await test.sql("update payment set currency = 'USD' where id = $1", [transfer?.id]);
    expect((await list('method=bank')).map(({ id }) => id)).toEqual([transfer?.id]);
    expect((await list('method=transfer')).map(({ id }) => id)).not.toContain(transfer?.id);
    await test.sql("update payment set currency = 'CAD' where id = $1", [transfer?.id]);
    expect(await list(`leaseId=${leases[1]?.id}`)).toEqual(all.filter(({ leaseId }) => leaseId === leases[1]?.id));
    expect(await list(`propertyId=${leases[2]?.propertyId}`)).toEqual(
      all.filter(({ leaseId }) => leaseId === leases[2]?.id),
    );
    expect(await list('q=agence')).toHaveLength(3);
    expect(await list('q=Check 177')).toHaveLength(1);
    expect(await list('q=larsen')).toHaveLength(12);
    for (const wrong of ['from=2026-02-30', 'shown=settled', 'method=gold', 'propertyId=1', 'sort=note'])
      expect([wrong, (await get(`?${wrong}`)).status]).toEqual([wrong, 400]);
  });

  it('sums what is filtered to the cent, whatever the filters', async () => {
    const days = fc.constantFrom('', '2026-11-02', '2026-11-05', '2026-11-18');
    const filters = fc.record({
      from: days,
      to: days,
      shown: fc.constantFrom('', ...SHOWN_PAYMENT_STATES),
      method: fc.constantFrom('', 'cash', 'cheque', 'transfer'),
      q: fc.constantFrom('', 'agence', 'check'),
    });
    const RECEIVED = new Set(['paid', 'disputed', 'part_returned']);
    await fc.assert(
      fc.asyncProperty(filters, async (asked) => {
        const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString();
        const [rows, { body }] = [await list(query), await get(`/totals?${query}`).expect(200)];
        const received = rows.filter((row) => RECEIVED.has(shownPaymentState(row)));
        const processing = rows.filter(({ state }) => state === 'processing' || state === 'requires_action');
        const expected = {
          currency: 'CAD',
          count: rows.length,
          amountCents: sum(rows),
          receivedCents: sum(received),
          receivedCount: received.length,
          processingCents: sum(processing),
          refundedCents: sum(received, 'refundedCents'),
        };
        expect(body).toEqual(rows.length ? [expected] : []);
      }),
      { numRuns: 25 },
    );
    expect((await get('/totals').expect(200)).body).toMatchObject([{ refundedCents: 700 }]);
  });

  it('leaves as CSV with the same rows, in the same order', async () => {
    const rows = await list('method=cash');
    const lines: Record<string, string>[] = parse((await get('/export.csv?method=cash').expect(200)).text, {
      bom: true,
      columns: true,
    });
    expect(lines.map((line) => [line['receivedOn'], Number(line['amount']), line['state'], line['payer']])).toEqual(
      rows.map((row) => [row.paidOn, row.amountCents / 100, shownPaymentState(row), row.payerName ?? '']),
    );
  });

  it('is the landlord’s alone', async () => {
    for (const path of ['', '/totals', '/export.csv'])
      await test.http('get', `/api/landlords/payments${path}`).expect(401);
  });
});
