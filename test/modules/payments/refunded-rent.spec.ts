import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AutopayRun } from '../../../src/modules/payments/autopay-run.service.js';
import { SandboxProvider } from '../../../src/modules/payments/providers/sandbox/sandbox-provider.js';
import { RefundReports } from '../../../src/modules/payments/refund-reports.service.js';
import { LateFeeRun } from '../../../src/modules/rent/late-fee-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { amountText } from '../../../src/platform/i18n/written.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

const UNBALANCED = 'select entry_id from posting group by entry_id having sum(amount_cents) <> 0';

/** A refund says what happens to the balance, and autopay keeps to its day. */
describe('refunded rent', () => {
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

  const run = () => test.app.get(AutopayRun).run();
  const turnOn = () =>
    test.http('put', '/api/tenants/me/autopay', home.tenant.token).send({ enabled: true, method: 'bank' }).expect(200);
  const on = async (now: string) => {
    test.clock.setNow(`${now}T16:00:00Z`);
    await test.app.get(RentRun).run();
  };
  const lease = async () => (await test.http('get', '/api/tenants/me/lease', home.tenant.token).expect(200)).body;
  // By the rows: no session outlives the weeks that the clock passes here.
  const payments = () =>
    test.sql<{ id: string; amountCents: number; state: string }>(
      'select id, amount_cents::int as "amountCents", state from payment where lease_id = $1 order by created_at desc, id desc',
      [home.leaseId],
    );
  const refund = (id: string, body: object) =>
    test.http('post', `/api/payments/${id}/refunds`, home.landlord.token).send(body);
  const entries = async (): Promise<string[]> =>
    (await test.http('get', `/api/landlords/leases/${home.leaseId}/ledger`, home.landlord.token).expect(200)).body.map(
      ({ entry }: { entry: string }) => entry,
    );
  const mails = async () =>
    (
      await test.sql<{ template: string }>(
        "select template from outbox_message where recipient = $1 and template like 'payments.refunded%'",
        [home.tenant.email],
      )
    ).map(({ template }) => template);

  /** The rent of December, paid by autopay on the first. */
  async function paidByAutopay(): Promise<string> {
    await turnOn();
    await on('2026-12-01');
    expect(await run()).toBe(1);
    return (await payments())[0]?.id ?? '';
  }

  it('is owed again and waits for the next day of autopay', async () => {
    const id = await paidByAutopay();
    await refund(id, { amountCents: 10_000, balance: 'owed_again' }).expect(201);
    expect((await lease()).balanceCents).toBe(10_000);
    for (const today of ['2026-12-01', '2026-12-02', '2026-12-15', '2026-12-31']) {
      await on(today);
      expect([today, await run()]).toEqual([today, 0]);
    }
    await on('2027-01-01');
    expect(await run()).toBe(1);
    expect((await payments())[0]).toMatchObject({ amountCents: 175_000, state: 'succeeded' });
    await eventually(async () => (await mails()).includes('payments.refunded_owed'));
  });

  it('is forgiven with a credit and its reason, and nobody is debited for it', async () => {
    const id = await paidByAutopay();
    await refund(id, { amountCents: 10_000, balance: 'forgiven', reason: 'No heat for three days' }).expect(201);
    expect(await lease()).toMatchObject({ balanceCents: 0, overdueCents: 0 });
    const rows = (await test.http('get', `/api/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)).body;
    expect(rows.filter(({ entry }: { entry: string }) => entry === 'credit')).toMatchObject([
      { paymentCents: 10_000, note: 'No heat for three days' },
    ]);
    await on('2026-12-02');
    expect(await run()).toBe(0);
    await on('2027-01-01');
    await run();
    expect((await payments())[0]).toMatchObject({ amountCents: 165_000 });
    expect(await test.sql(UNBALANCED)).toEqual([]);
    await eventually(async () => (await mails()).includes('payments.refunded_forgiven'));
    expect(await mails()).toHaveLength(1);
  });

  it('is emailed to every tenant, also without an account, with the cashback that was taken back and the balance', async () => {
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, first_name, last_name, email, language)
       values ($1, $2, false, now(), $3, $4, $5, 'Jo', 'Roy', $6, 'fr')`,
      [v7(), home.landlord.accountId, home.propertyId, home.unitId, home.leaseId, 'jo.roy@example.com'],
    );
    await on('2026-12-01');
    const { body: paid } = await test
      .http('post', '/api/payments', home.tenant.token)
      .send({ leaseId: home.leaseId, amountCents: 165_000, method: 'debit_card' })
      .expect(201);
    await refund(paid.id, { amountCents: 10_000, balance: 'owed_again' }).expect(201);
    const sent = () =>
      test.sql<{ recipient: string; params: Record<string, string> }>(
        "select recipient, params from outbox_message where template = 'payments.refunded_owed' and recipient = any($1)",
        [[home.tenant.email, 'jo.roy@example.com']],
      );
    await eventually(async () => (await sent()).length === 2);
    const taken = await test.sql<{ cents: number }>(
      'select cashback_cents::int as cents from refund where payment_id = $1',
      [paid.id],
    );
    expect(taken).toEqual([{ cents: 100 }]);
    const { body: now } = await test.http('get', `/api/payments/${paid.id}`, home.tenant.token).expect(200);
    expect([paid.cashbackCents, now.cashbackCents]).toEqual([1650, 1550]);
    const { body: receipt } = await test.http('get', `/api/payments/${paid.id}/receipt`, home.tenant.token).buffer();
    const text = pdfTexts(receipt).join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('$100.00 CAD Refunded');
    expect(text).toContain('$100.00 CAD of this payment was refunded later');
    expect(text).toContain('This payment earned $15.50 CAD in cashback');
    const owed = (await lease()).balanceCents;
    for (const { recipient, params } of await sent()) {
      const french = recipient !== home.tenant.email;
      expect(params).toMatchObject({ hasCashback: 'yes', side: owed > 0 ? 'owed' : 'credit' });
      expect(params['cashback']).toMatch(french ? /^1,00/ : /^\$1\.00/);
      expect(params['balance']).toBe(amountText(french ? 'fr' : 'en', Math.abs(owed), 'CAD'));
    }
  });

  describe('what follows is told beforehand', () => {
    const outlook = async (id: string, amountCents: number, token = home.landlord.token) =>
      test.http('get', `/api/payments/${id}/refund-outlook?amountCents=${amountCents}`, token);
    beforeEach(() =>
      test.sql(
        "update lease set late_fee_kind = 'fixed', late_fee_value = 2500, late_fee_after_days = 3 where id = $1",
        [home.leaseId],
      ),
    );
    const fees = () =>
      test.sql<{ due: string; cents: number }>(
        "select due_on::text as due, amount_cents::int as cents from charge where lease_id = $1 and kind = 'late_fee'",
        [home.leaseId],
      );

    it('since when it is overdue, and the late fee that comes days after the refund, not after the due day', async () => {
      await test.sql("update property set region = 'TX', country = 'US', time_zone = 'America/Chicago' where id = $1", [
        home.propertyId,
      ]);
      const id = await paidByAutopay();
      expect((await outlook(id, 10_000)).body).toMatchObject({
        overdueCents: 0,
        dueCents: 10_000,
        dueOn: '2026-12-01',
      });
      await on('2026-12-06');
      home = { ...home, landlord: await signedInAgain(test, home.landlord) };
      const { body } = await outlook(id, 10_000);
      expect(body).toEqual({
        cashbackCents: 0,
        overdueCents: 10_000,
        overdueSince: '2026-12-01',
        dueCents: 0,
        dueOn: null,
        dues: [],
        lateFees: [{ fallsOn: '2026-12-10', amountCents: 2500 }],
      });
      // Nothing was written, and what was told comes true.
      expect((await payments())[0]).toMatchObject({ amountCents: 165_000 });
      await refund(id, { amountCents: 10_000, balance: 'owed_again' }).expect(201);
      for (const today of ['2026-12-07', '2026-12-09', '2026-12-10', '2026-12-11']) {
        await on(today);
        await test.app.get(LateFeeRun).run();
        expect([today, await fees()]).toEqual([
          today,
          today < '2026-12-10' ? [] : [{ due: '2026-12-10', cents: 2500 }],
        ]);
      }
      // The rent has had its fee.
      home = { ...home, landlord: await signedInAgain(test, home.landlord) };
      expect((await outlook(id, 20_000)).body).toMatchObject({ overdueCents: 20_000, lateFees: [] });
    });

    it('the cashback that is owed although the amount is forgiven, to the cent', async () => {
      await on('2026-12-01');
      const { body: paid } = await test
        .http('post', '/api/payments', home.tenant.token)
        .send({ leaseId: home.leaseId, amountCents: 165_000, method: 'credit_card' })
        .expect(201);
      const before = (await lease()).balanceCents;
      expect((await outlook(paid.id, 10_000)).body).toMatchObject({ cashbackCents: 100 });
      await refund(paid.id, { amountCents: 10_000, balance: 'forgiven', reason: 'Broken heating' }).expect(201);
      expect((await lease()).balanceCents - before).toBe(100);
    });

    it('each due day with its own amount', async () => {
      await on('2026-12-01');
      await test
        .http('post', `/api/landlords/leases/${home.leaseId}/charges`, home.landlord.token)
        .send({ amountCents: 4000, label: 'Key', dueOn: '2026-12-05' })
        .expect(201);
      const { body: paid } = await test
        .http('post', '/api/payments', home.tenant.token)
        .send({ leaseId: home.leaseId, amountCents: 169_000, method: 'bank' })
        .expect(201);
      expect((await outlook(paid.id, 10_000)).body).toMatchObject({
        overdueCents: 0,
        dueCents: 10_000,
        dueOn: '2026-12-01',
        dues: [
          { dueOn: '2026-12-01', amountCents: 6000 },
          { dueOn: '2026-12-05', amountCents: 4000 },
        ],
      });
    });

    it('no late fee where the lease has none, and nothing for what is above the credit of the tenant', async () => {
      await test.sql("update lease set late_fee_kind = 'none', late_fee_value = 0 where id = $1", [home.leaseId]);
      await on('2026-12-02');
      home = { ...home, landlord: await signedInAgain(test, home.landlord) };
      const pay = { amountCents: 200_000, method: 'transfer', paidOn: '2026-12-02' };
      const path = `/api/landlords/leases/${home.leaseId}/payments`;
      const { body: paid } = await test.http('post', path, home.landlord.token).send(pay).expect(201);
      expect((await outlook(paid.id, 35_000)).body).toMatchObject({ overdueCents: 0, dueCents: 0, lateFees: [] });
      expect((await outlook(paid.id, 45_000)).body).toMatchObject({ overdueCents: 10_000, lateFees: [] });
      expect((await outlook(paid.id, 200_001)).status).toBe(422);
      expect((await outlook(paid.id, 0)).status).toBe(400);
      expect((await outlook(paid.id, 1, (await letHome(test)).landlord.token)).status).toBe(404);
      const tenant = await signedInAgain(test, home.tenant);
      expect((await outlook(paid.id, 1, tenant.token)).status).toBe(403);
    });
  });

  it('asks for the choice, and for a reason where the amount is forgiven', async () => {
    const id = await paidByAutopay();
    expect((await refund(id, { amountCents: 10_000 }).expect(400)).body.details).toMatchObject([{ field: 'balance' }]);
    expect((await refund(id, { amountCents: 10_000, balance: 'forgiven' }).expect(400)).body.details).toMatchObject([
      { field: 'reason' },
    ]);
    await refund(id, { amountCents: 10_000, balance: 'forgiven', reason: '   ' }).expect(400);
    await refund(id, { amountCents: 10_000, balance: 'later' }).expect(400);
    expect((await lease()).balanceCents).toBe(0);
  });

  it('that was forgiven and did not arrive takes its credit back', async () => {
    const id = await paidByAutopay();
    const provider = test.app.get(SandboxProvider);
    const sent = provider.refund.bind(provider);
    provider.refund = () => Promise.resolve({ state: 'processing', reference: 'slow' });
    try {
      await refund(id, { amountCents: 10_000, balance: 'forgiven', reason: 'Goodwill' }).expect(201);
    } finally {
      provider.refund = sent;
    }
    // Nothing is booked before the provider has sent it.
    expect([(await lease()).balanceCents, await entries()]).toEqual([
      0,
      expect.not.arrayContaining(['credit', 'refund']),
    ]);
    const [{ id: refundId = '' } = {}] = await test.sql<{ id: string }>('select id from refund where payment_id = $1', [
      id,
    ]);
    const reports = test.app.get(RefundReports);
    await reports.take(refundId, { state: 'succeeded', reference: 'slow' });
    expect(await entries()).toEqual(expect.arrayContaining(['credit', 'refund']));
    await reports.take(refundId, { state: 'failed', reference: 'slow' });
    await reports.take(refundId, { state: 'failed', reference: 'slow' });
    expect(await lease()).toMatchObject({ balanceCents: 0 });
    expect(
      (await test.http('get', `/api/landlords/leases/${home.leaseId}/ledger/summary`, home.landlord.token)).body,
    ).toMatchObject({ paidThisYearCents: 165_000 });
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('leaves one-off charges of the middle of the month to the next day of autopay', async () => {
    await paidByAutopay();
    await test
      .http('post', `/api/landlords/leases/${home.leaseId}/charges`, home.landlord.token)
      .send({ amountCents: 4000, label: 'Key', dueOn: '2026-12-15' })
      .expect(201);
    await on('2026-12-16');
    expect(await run()).toBe(0);
    await on('2027-01-01');
    expect(await run()).toBe(1);
    expect((await payments())[0]).toMatchObject({ amountCents: 169_000 });
  });

  it('a payment by hand that fails does not make autopay promise another try', async () => {
    await turnOn();
    const body = {
      leaseId: home.leaseId,
      amountCents: 165_000,
      method: 'credit_card',
      prepayment: true,
      sandbox: 'fail',
    };
    expect((await test.http('post', '/api/payments', home.tenant.token).send(body).expect(201)).body.state).toBe(
      'failed',
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await test.http('get', '/api/tenants/me/autopay', home.tenant.token)).body.nextTryOn).toBeNull();
    await on('2026-12-01');
    expect(await run()).toBe(1);
  });
});
