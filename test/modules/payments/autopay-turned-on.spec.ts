import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AutopayRun } from '../../../src/modules/payments/autopay-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

/** What is owed when autopay is turned on waits for the next rent, unless the tenant asks for it. */
describe('autopay that is turned on while something is owed', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-23T16:00:00Z');
    await test.sql("update lease set state = 'ended'");
    home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    await test.app.get(RentRun).run();
  });

  const run = () => test.app.get(AutopayRun).run();
  const put = (body: object = {}) =>
    test
      .http('put', '/api/tenants/me/autopay', home.tenant.token)
      .send({ enabled: true, method: 'bank', ...body })
      .expect(200);
  const pay = async (): Promise<string> => {
    const body = { leaseId: home.leaseId, amountCents: 165_000, method: 'credit_card' };
    return (await test.http('post', '/api/payments', home.tenant.token).send(body).expect(201)).body.id;
  };
  const refund = (id: string) =>
    test
      .http('post', `/api/payments/${id}/refunds`, home.landlord.token)
      .send({ amountCents: 10_000, balance: 'owed_again' })
      .expect(201);
  const askDeposit = () =>
    test
      .http('post', `/api/landlords/leases/${home.leaseId}/charges`, home.landlord.token)
      .send({ amountCents: 50_000, label: 'Deposit', dueOn: '2026-11-23' })
      .expect(201);
  const runOn = async (today: string) => {
    test.clock.setNow(`${today}T20:00:00Z`);
    await test.app.get(RentRun).run();
    return run();
  };
  const collected = async () =>
    (
      await test.sql<{ cents: number }>(
        'select amount_cents::int as cents from payment where lease_id = $1 and autopay order by created_at, id',
        [home.leaseId],
      )
    ).map(({ cents }) => cents);

  it.each([
    ['after the refund and the deposit', false],
    ['before the refund and the deposit', true],
  ])('leaves both to the next rent, turned on %s', async (_, first) => {
    const id = await pay();
    if (first) await put();
    await refund(id);
    await askDeposit();
    if (!first) await put();
    for (const today of ['2026-11-23', '2026-11-24', '2026-11-30'])
      expect([today, await runOn(today)]).toEqual([today, 0]);
    expect(await runOn('2026-12-01')).toBe(1);
    // The refund, the deposit and December's rent, less the cashback that the card earned on what stays paid.
    expect(await collected()).toEqual([10_000 + 50_000 + 165_000 - 1550]);
  });

  it('says what it collects before it is on, and collects what is owed now only if asked', async () => {
    const off = (await test.http('get', '/api/tenants/me/autopay', home.tenant.token).expect(200)).body;
    expect(off).toMatchObject({ enabled: false, next: null, ifOn: { on: '2026-12-01', owedCents: 165_000 } });
    expect(off.ifOn.methods.find(({ method }: { method: string }) => method === 'bank')).toMatchObject({
      nextCents: 330_000,
      laterCents: 165_000,
    });
    expect((await put()).body.next).toMatchObject({ on: '2026-12-01', amountCents: 330_000 });
    expect(await run()).toBe(0);
    await put({ enabled: false });
    expect((await put({ owedToo: true })).body.next).toMatchObject({ on: '2026-11-23', amountCents: 165_000 });
    expect(await run()).toBe(1);
    expect(await collected()).toEqual([165_000]);
  });

  it('announces no late fee that was let go a week after its day', async () => {
    await test.sql("update property set region = 'AB' where id = $1", [home.propertyId]);
    await test.sql(
      "update lease set late_fee_kind = 'fixed', late_fee_value = 5000, late_fee_after_days = 5 where id = $1",
      [home.leaseId],
    );
    const off = (await test.http('get', '/api/tenants/me/autopay', home.tenant.token).expect(200)).body;
    expect(off.ifOn.methods.find(({ method }: { method: string }) => method === 'bank').nextCents).toBe(334_950);
    expect((await put()).body.next).toMatchObject({ on: '2026-12-01', amountCents: 330_000 });
    expect(await runOn('2026-12-01')).toBe(1);
    expect(await collected()).toEqual([330_000]);
  });

  it('pays no refund because a corrected rent was posted again', async () => {
    await put();
    const id = await pay();
    const corrected = await test
      .http('post', `/api/landlords/leases/${home.leaseId}/correct`, home.landlord.token)
      .send({ reason: 'Typed by mistake', rentCents: 160_000 });
    expect(corrected.status).toBeLessThan(300);
    await refund(id);
    for (const today of ['2026-11-23', '2026-11-24', '2026-11-30'])
      expect([today, await runOn(today)]).toEqual([today, 0]);
    expect(await runOn('2026-12-01')).toBe(1);
    expect(await collected()).toHaveLength(1);
  });

  it('that was asked to pay what is owed takes nothing that is asked for later', async () => {
    await put({ owedToo: true });
    await pay();
    await askDeposit();
    expect(await run()).toBe(0);
  });

  describe('and was asked to pay what is owed', () => {
    const next = async () =>
      (await test.http('get', '/api/tenants/me/autopay', home.tenant.token).expect(200)).body.next;
    const credit = (amountCents: number) =>
      test
        .http('post', `/api/landlords/leases/${home.leaseId}/credits`, home.landlord.token)
        .send({ amountCents, label: 'Goodwill' })
        .expect(201);
    const payPart = async (amountCents: number): Promise<string> => {
      const body = { leaseId: home.leaseId, amountCents, method: 'debit_card' };
      return (await test.http('post', '/api/payments', home.tenant.token).send(body).expect(201)).body.id;
    };

    it.each(['owed_again', 'forgiven'])('leaves a refund of the same hour (%s) to the next rent', async (balance) => {
      await put({ owedToo: true });
      const paid = await payPart(20_000);
      const before = (await next()).amountCents;
      await test
        .http('post', `/api/payments/${paid}/refunds`, home.landlord.token)
        .send({ amountCents: 4000, balance, reason: 'Goodwill' })
        .expect(201);
      expect(await next()).toEqual({ on: '2026-11-23', amountCents: before, totalCents: before });
      expect(await run()).toBe(1);
      expect(await collected()).toEqual([before]);
      expect(await runOn('2026-11-24')).toBe(0);
      expect(await runOn('2026-12-01')).toBe(1);
    });

    it('takes no more than that when something is charged before its next run, and less after a credit', async () => {
      await put({ owedToo: true });
      await askDeposit();
      await credit(15_000);
      expect(await next()).toMatchObject({ on: '2026-11-23', amountCents: 150_000 });
      expect(await run()).toBe(1);
      expect(await collected()).toEqual([150_000]);
      expect(await runOn('2026-11-30')).toBe(0);
      expect(await runOn('2026-12-01')).toBe(1);
      expect(await collected()).toEqual([150_000, 50_000 + 165_000]);
    });

    it('takes no more than the tenant had read when a charge came in before their tap', async () => {
      await askDeposit();
      await put({ owedToo: true, owedCents: 165_000 });
      expect(await next()).toMatchObject({ on: '2026-11-23', amountCents: 165_000 });
      expect(await run()).toBe(1);
      expect(await collected()).toEqual([165_000]);
    });

    it('takes nothing that is charged while a payment of all of it is on its way', async () => {
      await put({ owedToo: true });
      const body = { leaseId: home.leaseId, amountCents: 165_000, method: 'bank', sandbox: 'slow' };
      await test.http('post', '/api/payments', home.tenant.token).send(body).expect(201);
      await askDeposit();
      expect((await next())?.on).not.toBe('2026-11-23');
      expect(await run()).toBe(0);
    });

    it('takes a rent that was corrected meanwhile by its new amount, and a mistaken credit that was reversed', async () => {
      await put({ owedToo: true });
      await test
        .http('post', `/api/landlords/leases/${home.leaseId}/correct`, home.landlord.token)
        .send({ reason: 'Typed by mistake', rentCents: 160_000 })
        .expect(200);
      await credit(15_000);
      const { body: ledger } = await test
        .http('get', `/api/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)
        .expect(200);
      const goodwill = ledger.find(({ entry }: { entry: string }) => entry === 'credit');
      await test
        .http('post', `/api/landlords/leases/${home.leaseId}/ledger/${goodwill?.id}/reverse`, home.landlord.token)
        .send({ note: 'By mistake' })
        .expect(200);
      expect(await next()).toMatchObject({ on: '2026-11-23', amountCents: 160_000 });
      expect(await run()).toBe(1);
      expect(await collected()).toEqual([160_000]);
    });

    it('tries no more than that again after a failure', async () => {
      await put({ owedToo: true });
      await test.sql(
        `insert into payment (id, account_id, demo, created_at, lease_id, payer_id, method, state, amount_cents, fee_cents, fee_bearer,
           cashback_cents, currency, provider, paid_on, autopay, failure)
         select gen_random_uuid(), a.account_id, false, $2::timestamptz + interval '1 minute', a.lease_id, a.user_id, 'bank', 'failed', 165000, 0,
           'landlord', 0, 'CAD', 'sandbox', '2026-11-23', true, 'declined' from autopay a where a.lease_id = $1`,
        [home.leaseId, '2026-11-23T16:00:00Z'],
      );
      await askDeposit();
      await run();
      await runOn('2026-11-25');
      expect((await collected()).slice(1)).toEqual([165_000]);
    });
  });
});
