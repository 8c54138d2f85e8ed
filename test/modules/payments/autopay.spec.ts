import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AutopayRun } from '../../../src/modules/payments/autopay-run.service.js';
import { AutopayService } from '../../../src/modules/payments/autopay.service.js';
import { PaymentReports } from '../../../src/modules/payments/payment-reports.service.js';
import { SandboxProvider } from '../../../src/modules/payments/providers/sandbox/sandbox-provider.js';
import { TenantPayments } from '../../../src/modules/payments/tenant-payments.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('autopay', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-30T20:00:00Z');
    await test.sql("update lease set state = 'ended'");
    home = await letHome(test, { startsOn: '2026-12-01', chargeFrom: '2026-12-01' });
  });

  const put = (body: object, token = home.tenant.token) =>
    test.http('put', '/api/tenants/me/autopay', token).send(body);
  const run = () => test.app.get(AutopayRun).run();
  const states = async () =>
    (
      await test.sql<{ state: string }>('select state from payment where lease_id = $1 order by created_at, id', [
        home.leaseId,
      ])
    ).map(({ state }) => state);

  it('pays on the due day what is owed, once', async () => {
    await put({ enabled: true, method: 'debit_card' }).expect(200);
    expect((await test.http('get', '/api/tenants/me/autopay', home.tenant.token)).body).toMatchObject({
      enabled: true,
      method: 'debit_card',
      own: true,
      dueDay: 1,
    });
    expect(await run()).toBe(0); // nothing is owed yet
    test.clock.setNow('2026-12-01T06:00:00Z');
    await test.app.get(RentRun).run();
    expect((await Promise.all([run(), run()])).reduce((a, b) => a + b)).toBe(1);
    expect(await states()).toEqual(['succeeded']);
    expect((await test.http('get', '/api/tenants/me/lease', home.tenant.token)).body).toMatchObject({
      balanceCents: -1650,
    });
  });

  it('pays only what a credit and money that was paid ahead leave open', async () => {
    await put({ enabled: true, method: 'debit_card' }).expect(200);
    const post = (path: string, body: object) =>
      test.http('post', `/api/landlords/leases/${home.leaseId}${path}`, home.landlord.token).send(body).expect(201);
    await post('/payments', { amountCents: 100_000 });
    await post('/credits', { amountCents: 5000, label: 'For the broken lift' });
    test.clock.setNow('2026-12-01T06:00:00Z');
    await test.app.get(RentRun).run();
    expect(await run()).toBe(1);
    const { body } = await test.http('get', '/api/payments', home.tenant.token).expect(200);
    expect(body.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([60_000, 100_000]);
  });

  it('is off until it is switched on, and after it is switched off', async () => {
    expect((await test.http('get', '/api/tenants/me/autopay', home.tenant.token).expect(200)).body.enabled).toBe(false);
    await put({ enabled: true }).expect(200);
    await put({ enabled: false }).expect(200);
    test.clock.setNow('2026-12-01T06:00:00Z');
    await test.app.get(RentRun).run();
    expect(await run()).toBe(0);
  });

  it('tries a failed payment again two days later, three times in all, and then stops', async () => {
    const provider = test.app.get(SandboxProvider);
    const start = provider.start.bind(provider);
    provider.start = (order) => start({ ...order, wish: 'fail' });
    try {
      await put({ enabled: true }).expect(200);
      const tries = [];
      for (const today of ['01', '02', '03', '04', '05', '06', '07']) {
        test.clock.setNow(`2026-12-${today}T06:00:00Z`);
        await test.app.get(RentRun).run();
        tries.push(await run());
      }
      expect(tries).toEqual([1, 0, 1, 0, 1, 0, 0]);
      expect(await states()).toEqual(['failed', 'failed', 'failed']);
      expect(await test.sql('select enabled, failures from autopay where lease_id = $1', [home.leaseId])).toEqual([
        { enabled: false, failures: 3 },
      ]);
    } finally {
      provider.start = start;
    }
  });

  it('counts a payment that fails after it was on its way, and one that comes back, three in all', async () => {
    const provider = test.app.get(SandboxProvider);
    const start = provider.start.bind(provider);
    const on = (today: string) => test.clock.setNow(`2026-12-${today}T06:00:00Z`);
    const report = async (state: 'failed' | 'returned') => {
      const [{ id = '' } = {}] = await test.sql<{ id: string }>(
        'select id from payment where lease_id = $1 order by created_at desc limit 1',
        [home.leaseId],
      );
      await test.app.get(PaymentReports).take(id, { state, reference: 'x' });
    };
    provider.start = (order) => start({ ...order, wish: 'slow' });
    try {
      await put({ enabled: true }).expect(200);
      on('01');
      await test.app.get(RentRun).run();
      expect(await run()).toBe(1);
      on('02');
      expect(await run()).toBe(0); // on its way
      on('04');
      await report('failed');
      expect(await run()).toBe(0); // two days after it was noticed
      on('05');
      expect(await run()).toBe(0);
      on('06');
      provider.start = start;
      expect(await run()).toBe(1);
      on('09');
      expect(await run()).toBe(0); // nothing is due: no new beginning
      await report('returned');
      provider.start = (order) => start({ ...order, wish: 'fail' });
      on('10');
      expect(await run()).toBe(0);
      on('12');
      expect(await run()).toBe(1);
      expect(await states()).toEqual(['failed', 'returned', 'failed']);
      expect(await test.sql('select enabled from autopay where lease_id = $1', [home.leaseId])).toEqual([
        { enabled: false },
      ]);
      on('20');
      expect(await run()).toBe(0);
      // Switched on again, it begins again.
      provider.start = start;
      const kim = {
        role: 'tenant' as const,
        userId: home.tenant.userId,
        accountId: null,
        demo: false,
        sessionId: null,
      };
      await test.app.get(Scope).as(kim, () => test.app.get(AutopayService).change({ enabled: true, owedToo: true }));
      on('21');
      expect(await run()).toBe(1);
      expect((await states()).at(-1)).toBe('succeeded');
    } finally {
      provider.start = start;
    }
  });

  it.each([
    ['all of it', 165_000, []],
    ['a part of it', 65_000, [100_000]],
  ] as const)('pays nothing ahead when %s arrives in the last moment', async (_, arrives, left) => {
    await put({ enabled: true }).expect(200);
    test.clock.setNow('2026-12-01T06:00:00Z');
    await test.app.get(RentRun).run();
    const payments = test.app.get(TenantPayments);
    const payDue = payments.payDue.bind(payments);
    jest.spyOn(payments, 'payDue').mockImplementationOnce(async (wish) => {
      await test
        .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
        .send({ amountCents: arrives, anotherPayment: true })
        .expect(201);
      return payDue(wish);
    });
    expect(await run()).toBe(left.length);
    expect(
      await test.sql("select amount_cents::int as cents from payment where lease_id = $1 and provider = 'sandbox'", [
        home.leaseId,
      ]),
    ).toEqual(left.map((cents) => ({ cents })));
    expect((await test.http('get', '/api/tenants/me/lease', home.tenant.token)).body).toMatchObject({
      balanceCents: 0,
    });
  });

  it('is nobody else’s affair', async () => {
    await put({ enabled: true, leaseId: home.leaseId }, home.landlord.token).expect(403);
    const other = await letHome(test);
    await put({ enabled: true, leaseId: home.leaseId }, other.tenant.token).expect(404);
    await put({ enabled: 'yes' }).expect(400);
    await put({ enabled: true, method: 'cash' }).expect(400);
  });
});
