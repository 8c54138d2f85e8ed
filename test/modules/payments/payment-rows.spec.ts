import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v4 } from 'uuid';
import { PAYMENT_ROWS_MAX } from '../../../src/contract/work-limits.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aRunningLease, type Landlord } from '../landlords/landlord.js';

const ANA = { firstName: 'Ana', lastName: 'Sosa', email: 'ana@example.com', language: 'en' };

/** Many payments at once: each row for itself, and none twice. */
describe('recording many payments', () => {
  let test: TestApp;
  let nadia: Landlord;
  const leases: Awaited<ReturnType<typeof aRunningLease>>[] = [];
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-20T15:00:00Z');
    nadia = await aLandlord(test);
    for (let n = 0; n < 4; n += 1)
      leases.push(await aRunningLease(test, nadia, { tenants: [ANA], chargeFrom: '2026-11-01' }));
    await test.app.get(RentRun).run();
  });
  afterAll(() => test.close());

  const send = (rows: object[], by = nadia.token) =>
    test.http('post', '/api/landlords/payments/rows', by).send({ rows });
  const row = (at: number, more: object = {}) => ({
    key: v4(),
    leaseId: leases[at]?.id,
    amountCents: 165_000,
    paidOn: '2026-11-19',
    method: 'cheque',
    payerTenantId: leases[at]?.tenants[0]?.id,
    note: `No. ${at}`,
    ...more,
  });
  const owed = async () => (await test.http('get', '/api/landlords/owed?sort=home', nadia.token).expect(200)).body;
  const payments = async (leaseId?: string) =>
    (await test.http('get', `/api/landlords/payments${leaseId ? `?leaseId=${leaseId}` : ''}`, nadia.token).expect(200))
      .body;

  it('lists what each lease owes and since when, less what is on its way', async () => {
    const rows = await owed();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      openCents: 165_000,
      overdueCents: 165_000,
      overdueSince: '2026-11-01',
      processingCents: 0,
      today: '2026-11-20',
      remindedOn: null,
      tenants: [{ name: 'Ana Sosa', hasEmail: true }],
    });
    expect((await test.http('get', '/api/landlords/owed/totals', nadia.token).expect(200)).body).toEqual([
      { currency: 'CAD', count: 4, openCents: 660_000, overdueCents: 660_000 },
    ]);
    const [first] = await payments();
    expect(first).toBeUndefined();
  });

  it('records each row as the single command does, and one that is refused undoes no other', async () => {
    const rows = [
      row(0),
      row(1, { paidOn: '2026-11-23' }),
      row(2, { leaseId: v4() }),
      row(3, { payerTenantId: leases[0]?.tenants[0]?.id }),
      row(3, { amountCents: 65_000 }),
    ];
    const { body } = await send(rows).expect(200);
    expect(body.rows).toMatchObject([
      {
        key: rows[0]?.key,
        paymentId: expect.any(String),
        receiptNumber: expect.any(String),
        repeated: false,
        code: null,
      },
      { paymentId: null, code: 'invalid_input', field: 'paidOn' },
      { paymentId: null, code: expect.stringMatching(/not_found|invalid_input/) },
      { paymentId: null, code: 'invalid_input', field: 'payerTenantId' },
      { paymentId: expect.any(String), code: null },
    ]);
    expect(await payments(leases[0]?.id)).toMatchObject([
      { payerName: 'Ana Sosa', method: 'cheque', paidOn: '2026-11-19', note: 'No. 0', amountCents: 165_000 },
    ]);
    expect(
      (await owed())
        .map(({ leaseId, openCents }: { leaseId: string; openCents: number }) => [leaseId, openCents])
        .toSorted(),
    ).toEqual(
      [
        [leases[1]?.id, 165_000],
        [leases[2]?.id, 165_000],
        [leases[3]?.id, 100_000],
      ].toSorted(),
    );
    expect(await test.sql('select entry_id from posting group by entry_id having sum(amount_cents) <> 0')).toEqual([]);
  });

  it('never records a row twice: sent again, sent twice at once, or a day later', async () => {
    const again = row(1);
    const both = await Promise.all([send([again]), send([again]), send([again])]);
    expect(both.map(({ status, body }) => [status, body.rows[0].code])).toEqual([
      [200, null],
      [200, null],
      [200, null],
    ]);
    expect(both.filter(({ body }) => !body.rows[0].repeated)).toHaveLength(1);
    test.clock.setNow('2026-11-21T13:00:00Z');
    expect((await send([again]).expect(200)).body.rows).toMatchObject([{ repeated: true, code: null }]);
    expect(
      (await send([{ ...again, key: again.key.toUpperCase(), leaseId: again.leaseId?.toUpperCase() }]).expect(200)).body
        .rows,
    ).toMatchObject([{ repeated: true, code: null }]);
    expect(await payments(leases[1]?.id)).toHaveLength(1);
    // A row that was changed on screen after the connection broke keeps its key: it is refused, not added.
    expect((await send([{ ...again, amountCents: 1 }]).expect(200)).body.rows).toMatchObject([
      { code: 'payment_row_recorded', paymentId: null },
    ]);
    expect(await payments(leases[1]?.id)).toHaveLength(1);
  });

  it('takes a row that was refused again under its key', async () => {
    const wrong = row(2, { paidOn: '2027-01-01' });
    expect((await send([wrong]).expect(200)).body.rows).toMatchObject([{ code: 'invalid_input' }]);
    expect((await send([{ ...wrong, paidOn: '2026-11-20' }]).expect(200)).body.rows).toMatchObject([
      { code: null, repeated: false },
    ]);
  });

  it('is bounded, and the landlord’s alone', async () => {
    await send(Array.from({ length: PAYMENT_ROWS_MAX + 1 }, () => row(0))).expect(400);
    await send([]).expect(400);
    await send([{ ...row(0), amountCents: 0 }]).expect(400);
    const other = await aLandlord(test);
    expect((await send([row(3, { payerTenantId: undefined })], other.token).expect(200)).body.rows).toMatchObject([
      { code: 'not_found' },
    ]);
    // Keys are the account's own: the same one of someone else is another row.
    const foreign = await aRunningLease(test, other);
    const key = v4();
    expect((await send([row(3, { key, amountCents: 100 })]).expect(200)).body.rows).toMatchObject([
      { code: null, repeated: false },
    ]);
    expect(
      (await send([{ key, leaseId: foreign.id, amountCents: 100 }], other.token).expect(200)).body.rows,
    ).toMatchObject([{ code: null, repeated: false }]);
  });

  describe('reversing those that were recorded by mistake', () => {
    const reverse = (paymentIds: unknown[], more: object = {}, by = nadia.token) =>
      test.http('post', '/api/landlords/payments/reversals', by).send({ paymentIds, ...more });
    const recorded = async (...rows: object[]): Promise<string[]> =>
      (await send(rows).expect(200)).body.rows.map(({ paymentId }: { paymentId: string }) => paymentId);
    const another = { anotherPayment: true };
    const reversals = async (ids: string[]) =>
      test.sql<{ note: string; entries: number }>(
        "select note, count(*)::int as entries from journal_entry where payment_id = any($1) and kind = 'reversal' group by payment_id, note",
        [ids],
      );

    it('refuses one that the bank returned: it was no mistake', async () => {
      const [id] = await recorded(row(0, { amountCents: 900, method: 'cheque', ...another }));
      const returnedOn = test.clock.now().toISOString().slice(0, 10);
      await test.http('post', `/api/payments/${id}/return`, nadia.token).send({ returnedOn }).expect(200);
      const { body } = await reverse([id]).expect(200);
      expect(body.payments).toMatchObject([{ paymentId: id, code: 'transition_forbidden' }]);
    });

    it('reverses each as the ledger of its lease does, with the reason, and one that is refused undoes no other', async () => {
      const before = await owed();
      const ids = await recorded(row(0, { amountCents: 700, ...another }), row(1, { amountCents: 800, ...another }));
      const { body } = await reverse([ids[0], v4(), ids[1]], { note: 'Wrong sheet' }).expect(200);
      expect(body.payments).toMatchObject([
        { paymentId: ids[0], code: null },
        { code: 'not_found' },
        { paymentId: ids[1], code: null },
      ]);
      expect(await owed()).toEqual(before);
      expect(await payments(leases[0]?.id)).toContainEqual(
        expect.objectContaining({ id: ids[0], state: 'returned', byMistake: true, reversible: false }),
      );
      expect(await reversals(ids)).toEqual([
        { note: 'Wrong sheet', entries: 1 },
        { note: 'Wrong sheet', entries: 1 },
      ]);
      expect(await test.sql('select entry_id from posting group by entry_id having sum(amount_cents) <> 0')).toEqual(
        [],
      );
    });

    it('reverses none twice: twice at once, sent again, or after a part of it was done', async () => {
      const ids = await recorded(row(0, { amountCents: 701, ...another }), row(1, { amountCents: 801, ...another }));
      await reverse(ids.slice(0, 1)).expect(200);
      const both = await Promise.all([reverse(ids), reverse(ids.toReversed()), reverse(ids)]);
      for (const { status, body } of [...both, await reverse(ids)]) {
        expect(status).toBe(200);
        expect(body.payments.map(({ code }: { code: string | null }) => code)).toEqual([null, null]);
      }
      expect(await reversals(ids)).toEqual([
        { note: null, entries: 1 },
        { note: null, entries: 1 },
      ]);
    });

    it('says which payments can be reversed, and refuses one of which money was given back', async () => {
      const [id = ''] = await recorded(row(0, { amountCents: 900, ...another }));
      const one = async () => (await payments(leases[0]?.id)).find((payment: { id: string }) => payment.id === id);
      expect(await one()).toMatchObject({ reversible: true });
      await test
        .http('post', `/api/payments/${id}/give-backs`, nadia.token)
        .send({ amountCents: 100, givenOn: '2026-11-20', method: 'cash' })
        .expect((answer) => expect(answer.status).toBeLessThan(300));
      expect((await reverse([id]).expect(200)).body.payments).toMatchObject([
        { paymentId: id, code: 'rule_broken', reason: 'given_back' },
      ]);
      expect(await one()).toMatchObject({ state: 'settled' });
    });

    it('is bounded, and the landlord’s alone', async () => {
      const ids = await recorded(row(0, { amountCents: 950, ...another }));
      await reverse([]).expect(400);
      await reverse(['x']).expect(400);
      await reverse(ids, { note: 'x'.repeat(301) }).expect(400);
      await reverse(Array.from({ length: PAYMENT_ROWS_MAX + 1 }, () => v4())).expect(400);
      const other = await aLandlord(test);
      expect((await reverse(ids, {}, other.token).expect(200)).body.payments).toMatchObject([{ code: 'not_found' }]);
      expect(await reversals(ids)).toEqual([]);
    });
  });
});
