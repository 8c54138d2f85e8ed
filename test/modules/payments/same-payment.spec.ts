import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v4 } from 'uuid';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aRunningLease, type Landlord } from '../landlords/landlord.js';

const ANA = { firstName: 'Ana', lastName: 'Sosa', email: 'ana@example.com', language: 'en' };
const LUC = { firstName: 'Luc', lastName: 'Roy', email: 'luc@example.com', language: 'fr' };

/** The same payment entered twice is money that no one has: a landlord is asked whether it is another one. */
describe('a payment like one that is recorded', () => {
  let test: TestApp;
  let nadia: Landlord;
  let lease: Awaited<ReturnType<typeof aRunningLease>>;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-20T15:00:00Z');
    nadia = await aLandlord(test);
  });
  afterAll(() => test.close());

  const begin = async () => {
    lease = await aRunningLease(test, nadia, { tenants: [ANA, LUC] });
  };
  const record = (more: object = {}, leaseId = lease.id, by = nadia.token) =>
    test
      .http('post', `/api/landlords/leases/${leaseId}/payments`, by)
      .send({ amountCents: 145_000, paidOn: '2026-11-01', ...more });
  const recorded = async () =>
    (await test.sql<{ count: number }>('select count(*)::int from payment where lease_id = $1', [lease.id]))[0]?.count;
  const paidBy = (at: number) => ({ payerTenantId: lease.tenants[at]?.id });

  it('RNT-02 is refused with the day of the other one, and recorded once it is said that it is another', async () => {
    await begin();
    await record().expect(201);
    const { body } = await record({ method: 'cash' }).expect(422);
    expect(body).toMatchObject({
      code: 'rule_broken',
      reason: 'same_payment_recorded',
      values: { day: '2026-11-01' },
    });
    expect(await recorded()).toBe(1);
    await record({ anotherPayment: true }).expect(201);
    expect(await recorded()).toBe(2);
    // Of another lease or another amount there is nothing to ask.
    await record({ amountCents: 145_001 }).expect(201);
    await record({}, (await aRunningLease(test, nadia)).id).expect(201);
  });

  it('RNT-02 asks within six days before and after, so that weekly rent is never asked about', async () => {
    await begin();
    await record({ paidOn: '2026-11-08' }).expect(201);
    for (const paidOn of ['2026-11-02', '2026-11-08', '2026-11-14'])
      expect((await record({ paidOn }).expect(422)).body.values).toEqual({ day: '2026-11-08' });
    await record({ paidOn: '2026-11-01' }).expect(201);
    await record({ paidOn: '2026-11-15' }).expect(201);
    // The nearest one is named.
    expect((await record({ paidOn: '2026-11-13' }).expect(422)).body.values).toEqual({ day: '2026-11-15' });
  });

  it('RNT-02 does not ask where two people are named, and asks where one is not known', async () => {
    await begin();
    await record(paidBy(0)).expect(201);
    await record(paidBy(1)).expect(201);
    await record({ payerName: 'Agence du logement' }).expect(201);
    await record({ payerName: 'agence du Logement' }).expect(422);
    await record(paidBy(0)).expect(422);
    await record().expect(422);
  });

  it('RNT-02 does not count what came back, was taken back as a mistake or given back in full', async () => {
    await begin();
    const { body: bounced } = await record().expect(201);
    await test
      .http('post', `/api/payments/${bounced.id}/return`, nadia.token)
      .send({ returnedOn: '2026-11-05' })
      .expect(200);
    const { body: given } = await record().expect(201);
    const giveBack = (amountCents: number) =>
      test
        .http('post', `/api/payments/${given.id}/give-backs`, nadia.token)
        .send({ amountCents, givenOn: '2026-11-06', method: 'cash', balance: 'owed_again' });
    expect((await giveBack(100_000)).status).toBeLessThan(300);
    await record().expect(422);
    expect((await giveBack(45_000)).status).toBeLessThan(300);
    const { body: mistake } = await record().expect(201);
    const [entry] = await test.sql<{ id: string }>(
      "select id from journal_entry where payment_id = $1 and kind = 'offline_payment'",
      [mistake.id],
    );
    expect(
      (
        await test
          .http('post', `/api/landlords/leases/${lease.id}/ledger/${entry?.id}/reverse`, nadia.token)
          .send({ note: 'Twice' })
      ).status,
    ).toBeLessThan(300);
    await record().expect(201);
  });

  it('RNT-02 lets only one of two through that are sent at once', async () => {
    await begin();
    const answers = await Promise.all([record(), record(), record()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await recorded()).toBe(1);
  });

  it('RNT-02 asks about a payment that the tenant has made online, also while it is on its way', async () => {
    const home: LetHome = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    const pay = (amountCents: number, method: string) =>
      test.http('post', '/api/payments', home.tenant.token).send({ amountCents, method, prepayment: true }).expect(201);
    const { body: debit } = await pay(145_000, 'bank');
    await test.sql(
      "update payment set state = 'processing', paid_on = '2026-11-05', expected_on = '2026-11-12' where id = $1",
      [debit.id],
    );
    const of = (paidOn: string) => record({ paidOn }, home.leaseId, home.landlord.token);
    expect((await of('2026-11-18').expect(422)).body.values).toEqual({ day: '2026-11-05' });
    await of('2026-11-19').expect(201);
    await test.sql("update payment set state = 'failed' where id = $1", [debit.id]);
    await of('2026-11-05').expect(201);
  });

  it('RNT-02 asks of many that are recorded at once for each row, also about a row of the same request', async () => {
    await begin();
    const row = (more: object = {}) => ({
      key: v4(),
      leaseId: lease.id,
      amountCents: 145_000,
      paidOn: '2026-11-01',
      ...more,
    });
    const send = async (...rows: object[]) =>
      (await test.http('post', '/api/landlords/payments/rows', nadia.token).send({ rows }).expect(200)).body.rows;
    const twice = row();
    expect(await send(row(), twice)).toMatchObject([
      { code: null, reason: null, values: null },
      {
        paymentId: null,
        code: 'rule_broken',
        reason: 'same_payment_recorded',
        values: { day: '2026-11-01' },
      },
    ]);
    expect(await send({ ...twice, anotherPayment: true })).toMatchObject([{ code: null, repeated: false }]);
    expect(await send({ ...twice, anotherPayment: true })).toMatchObject([{ code: null, repeated: true }]);
    expect(await recorded()).toBe(2);
  });
});
