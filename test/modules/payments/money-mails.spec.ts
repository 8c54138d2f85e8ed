import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReceivedMails } from '../../../src/modules/payments/landlord/received-mails.service.js';
import { PaymentReports } from '../../../src/modules/payments/payment-reports.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

interface Mail {
  template: string;
  params: Record<string, string | number>;
}

describe('mails about money', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-12-01T16:00:00Z'); // 11:00 in Montréal
    await test.sql("update lease set state = 'ended'");
    home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
  });

  const mails = async (email: string): Promise<Mail[]> =>
    test.sql<{ template: string; params: Mail['params'] }>(
      "select template, params from outbox_message where recipient = $1 and template <> 'landlords.owed_rents' order by created_at, id",
      [email],
    );
  const templates = async (email: string) => (await mails(email)).map(({ template }) => template);
  const wish = (paymentEmails: string) =>
    test.http('put', '/api/profiles/me', home.landlord.token).send({ paymentEmails });
  const run = () => test.app.get(ReceivedMails).run();
  const pay = async (amountCents = 10_000) => {
    const { body } = await test
      .http('post', '/api/payments', home.tenant.token)
      .send({ leaseId: home.leaseId, amountCents, method: 'credit_card', prepayment: true })
      .expect(201);
    return body.id as string;
  };
  const record = (more: object = {}) =>
    test
      .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
      .send({ amountCents: 5000, method: 'cash', payerTenantId: home.leaseTenantId, anotherPayment: true, ...more })
      .expect(201);
  const handled = (paymentId: string) =>
    eventually(
      async () =>
        (await test.sql("select 1 from audit_entry where action = 'payment.tell' and subject_id = $1", [paymentId]))
          .length > 0,
    );

  it('PY-021 one email a day names what arrived and the sum, where the first property is', async () => {
    for (const cents of [10_000, 20_000]) await pay(cents);
    const back = await pay(70_000);
    await test.app.get(PaymentReports).take(back, { state: 'returned', reference: 'x' });
    await record();
    expect(await run()).toBe(0); // The day isn't over.
    test.clock.setNow('2026-12-02T04:30:00Z'); // 23:30
    await pay(30_000);
    test.clock.setNow('2026-12-02T05:30:00Z'); // after midnight
    await pay(40_000);
    test.clock.setNow('2026-12-02T12:59:00Z'); // 7:59
    expect(await run()).toBe(0);
    test.clock.setNow('2026-12-02T13:00:00Z');
    expect((await Promise.all([run(), run()])).reduce((a, b) => a + b)).toBe(1);
    expect(await run()).toBe(0);
    const daily = async () =>
      (await mails(home.landlord.email)).filter(({ template }) => template === 'payments.received_day');
    const [mail, ...others] = await daily();
    expect(others).toEqual([]);
    expect(mail?.params).toMatchObject({
      count: 3,
      total: '$600.00\u00a0CAD',
      oneDay: 'yes',
      day: 'December 1, 2026',
      more: 0,
    });
    expect(String(mail?.params.lines).split('\n')).toHaveLength(3);
    test.clock.setNow('2026-12-03T13:10:00Z');
    expect(await run()).toBe(1);
    expect((await daily()).at(-1)?.params).toMatchObject({
      count: 1,
      total: '$400.00\u00a0CAD',
      day: 'December 2, 2026',
    });
    expect(await templates(home.landlord.email)).not.toContain('payments.received');
  });

  it('PY-021 a hundred payments on the first make one email', async () => {
    await test.sql(
      `insert into payment (id, account_id, demo, created_at, lease_id, payer_name, method, state, amount_cents, fee_cents, fee_bearer, cashback_cents, currency, provider, paid_on, succeeded_at)
       select gen_random_uuid(), $1, false, $3, $2, 'Kim Larsen', 'bank', 'settled', 100, 0, 'landlord', 0, 'CAD', 'sandbox', '2026-12-01', $3 from generate_series(1, 100)`,
      [home.landlord.accountId, home.leaseId, '2026-12-01T16:00:00Z'],
    );
    test.clock.setNow('2026-12-02T13:10:00Z');
    expect(await run()).toBe(1);
    const [mail, ...others] = await mails(home.landlord.email);
    expect(others).toEqual([]);
    expect(mail?.params).toMatchObject({ count: 100, total: '$100.00\u00a0CAD', more: 50 });
  });

  it('PY-021 or for each payment, or none, as each person chose', async () => {
    await wish('sometimes').expect(400);
    expect((await wish('each').expect(200)).body.paymentEmails).toBe('each');
    await pay(10_000);
    await eventually(async () => (await templates(home.landlord.email)).includes('payments.received'));
    const [mail] = await mails(home.landlord.email);
    expect(mail?.params).toMatchObject({
      total: '$100.00\u00a0CAD',
      home: '87 Laurier Avenue West, Unit 302',
      hasPayer: 'yes',
    });
    await wish('off').expect(200);
    await handled(await pay());
    test.clock.setNow('2026-12-02T13:10:00Z');
    expect(await run()).toBe(0);
    expect(await templates(home.landlord.email)).toEqual(['payments.received']);
    // A tenant has no such choice.
    const { body } = await test
      .http('put', '/api/profiles/me', home.tenant.token)
      .send({ paymentEmails: 'off' })
      .expect(200);
    expect(body.paymentEmails).toBe('daily');
  });

  it('PY-021 says nothing in the demo', async () => {
    await test.sql('update payment set demo = true where account_id = $1', [home.landlord.accountId]);
    const before = (await mails(home.landlord.email)).length;
    await pay();
    await test.sql('update account set demo = true where id = $1', [home.landlord.accountId]);
    test.clock.setNow('2026-12-02T13:10:00Z');
    expect(await run()).toBe(0);
    expect(await mails(home.landlord.email)).toHaveLength(before);
  });

  it('PY-023 a tenant gets a receipt for what the landlord recorded, with the balance, with or without an account', async () => {
    const [email, gone] = ['no-account@example.com', 'gone@example.com'].map((address) => `${home.leaseId}-${address}`);
    for (const [address, leaves] of [
      [email, null],
      [gone, '2026-11-30'],
    ])
      await test.sql(
        `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, first_name, last_name, email, language, leaves_on)
         select gen_random_uuid(), account_id, demo, created_at, property_id, unit_id, lease_id, 'Ana', 'Roy', $2, 'fr', $3 from lease_tenant where id = $1`,
        [home.leaseTenantId, address, leaves],
      );
    await record();
    await eventually(async () => (await templates(home.tenant.email)).includes('payments.recorded'));
    expect((await mails(home.tenant.email)).at(-1)?.params).toMatchObject({
      amount: '$50.00\u00a0CAD',
      day: 'December 1, 2026',
      payer: 'Kim Larsen',
      side: 'credit',
      balance: '$50.00\u00a0CAD',
    });
    expect((await mails(email ?? '')).at(-1)?.params).toMatchObject({ day: '1er décembre 2026' });
    expect(await templates(gone ?? '')).toEqual([]);
    expect(await templates(home.landlord.email)).toEqual([]);
    // The history of a lease, entered once, is no news.
    const { body } = await record({ paidOn: '2026-10-30' });
    await handled(body.id);
    expect(await templates(home.tenant.email)).toEqual(['payments.recorded']);
  });

  it('PY-022 tells the landlord of a dispute when it is opened, once; the rent stays paid', async () => {
    const id = await pay(10_000);
    const reports = test.app.get(PaymentReports);
    for (let time = 0; time < 2; time += 1) await reports.take(id, { state: 'disputed', reference: 'x' });
    await eventually(async () => (await templates(home.landlord.email)).includes('payments.disputed_landlord'));
    await eventually(
      async () =>
        (
          await test.sql(
            "select 1 from notification where user_id = $1 and kind = 'payment_disputed' and subject_id = $2",
            [home.landlord.userId, id],
          )
        ).length === 1,
    );
    const straight = await pay(10_000);
    await reports.take(straight, { state: 'lost', reference: 'y' });
    await eventually(async () => (await templates(home.landlord.email)).includes('payments.returned_landlord'));
    expect(await templates(home.landlord.email)).toEqual(['payments.disputed_landlord', 'payments.returned_landlord']);
    expect(
      await test.sql("select 1 from notification where user_id = $1 and kind = 'payment_disputed'", [
        home.tenant.userId,
      ]),
    ).toEqual([]);
  });
});
