import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LateFeeRun } from '../../../src/modules/rent/late-fee-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { LEDGER_FAULTS } from '../../support/ledger-faults.js';
import { pdfTexts } from '../../support/pdf-text.js';
import { readReport, totalOf } from '../../support/reports.js';

/** November's rent of 1,200 was paid by e-transfer, 100 too much. */
describe('money of a recorded payment that the landlord gives back', () => {
  let test: TestApp;
  let home: LetHome;
  let paymentId: string;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-06T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01', rentCents: 120_000 });
    await test.sql("update property set region = 'NU', country = 'CA' where id = $1", [home.propertyId]);
    await test.app.get(RentRun).run();
    paymentId = await recorded(130_000);
  });

  /** Sessions don't live as long. */
  const later = async (moment: string) => {
    test.clock.setNow(moment);
    home = { ...home, landlord: await signedInAgain(test, home.landlord) };
  };
  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const recorded = async (amountCents: number): Promise<string> =>
    (
      await test
        .http('post', at('/payments'), home.landlord.token)
        .send({ amountCents, method: 'transfer', paidOn: '2026-11-02' })
        .expect(201)
    ).body.id;
  const give = (body: object, token = home.landlord.token) =>
    test
      .http('post', `/api/payments/${paymentId}/give-backs`, token)
      .send({ givenOn: '2026-11-05', method: 'transfer', ...body });
  const summary = async () => (await test.http('get', at('/ledger/summary'), home.landlord.token).expect(200)).body;
  const rows = async () => (await test.http('get', at('/ledger?limit=50'), home.landlord.token).expect(200)).body;
  const row = async (entry: string) =>
    (await rows()).find((line: { entry: string; status: string }) => line.entry === entry);
  const reverse = (entryId: string) =>
    test.http('post', at(`/ledger/${entryId}/reverse`), home.landlord.token).send({ note: 'Typed twice' });
  const figures = async () => {
    const query = 'basis=cash&from=2026-01-01&to=2026-12-31';
    const [cashBasis] = (await readReport(test, home.landlord.token, 'income_expense', query)).tables;
    return ['rent_received', 'paid_ahead', 'net'].map((id) => totalOf(cashBasis, id));
  };
  const received = async () => {
    const [table] = (await readReport(test, home.landlord.token, 'tax_year', 'from=2026-01-01&to=2026-12-31')).tables;
    const amount = table?.columns.findIndex(({ id }) => id === 'amount') ?? -1;
    return table?.rows.filter(({ sum }) => sum).map(({ cells }) => cells[amount]?.amount);
  };
  const cash = async () =>
    (
      await test.sql<{ cents: number }>(
        "select sum(amount_cents)::int as cents from posting where lease_id = $1 and ledger_account = 'cash'",
        [home.leaseId],
      )
    )[0]?.cents;
  const mails = () =>
    test.sql<{ params: Record<string, string> }>(
      "select params from outbox_message where template = 'payments.given_back' and recipient = $1",
      [home.tenant.email],
    );
  const bells = () =>
    test.sql<{ kind: string; params: Record<string, unknown> }>(
      "select kind, params from notification where user_id = $1 and kind = 'payment_refunded'",
      [home.tenant.userId],
    );
  const noFaults = async () => {
    for (const [wrong, sql] of Object.entries(LEDGER_FAULTS))
      expect([wrong, await test.sql(sql, [home.leaseId])]).toEqual([wrong, []]);
  };

  it('PY-024 takes what was paid too much off the credit, asks nothing, and shows it everywhere', async () => {
    const { body } = await give({ amountCents: 10_000, reference: 'C1-778' }).expect(201);
    expect(body).toMatchObject({ state: 'settled', refundedCents: 10_000 });
    expect(await summary()).toMatchObject({ balanceCents: 0, paidThisYearCents: 120_000 });
    expect(await cash()).toBe(120_000);
    expect(await row('given_back')).toMatchObject({
      date: '2026-11-05',
      chargeCents: 10_000,
      method: 'transfer',
      reference: 'C1-778',
      status: 'posted',
      reversible: true,
    });
    expect(await row('offline_payment')).toMatchObject({ leftCents: 120_000 });
    const list = await test.http('get', '/api/landlords/payments', home.landlord.token).expect(200);
    expect(list.body).toMatchObject([{ amountCents: 130_000, refundedCents: 10_000 }]);
    const statement = await test
      .http('get', `/api/leases/${home.leaseId}/statement/lines?year=2026&language=en`, home.tenant.token)
      .expect(200);
    expect(statement.body.lines).toContainEqual(
      expect.objectContaining({ entry: 'Money given back, e-transfer. Reference: C1-778', chargeCents: 10_000 }),
    );
    await noFaults();
  });

  it('PY-024 counts as no income on cash basis and in the tax year', async () => {
    expect([await figures(), await received()]).toEqual([[120_000, 10_000, 130_000], [130_000]]);
    await give({ amountCents: 10_000 }).expect(201);
    expect([await figures(), await received()]).toEqual([[120_000, 0, 120_000], [120_000]]);
    await give({ amountCents: 20_000, balance: 'owed_again' }).expect(201);
    expect([await figures(), await received()]).toEqual([[100_000, 0, 100_000], [100_000]]);
  });

  it('PY-024 asks whether what had paid charges is owed again or forgiven, beyond the credit alone', async () => {
    const refused = await give({ amountCents: 15_000 }).expect(400);
    expect(refused.body.details).toMatchObject([{ field: 'balance', code: 'required' }]);
    await give({ amountCents: 15_000, balance: 'owed_again' }).expect(201);
    expect(await summary()).toMatchObject({ balanceCents: 5000 });
    await give({ amountCents: 5000, balance: 'forgiven' }).expect(400);
    await give({ amountCents: 5000, balance: 'forgiven', reason: 'Broken heating' }).expect(201);
    expect(await summary()).toMatchObject({ balanceCents: 5000 });
    await noFaults();
  });

  it('PY-024 forgives only what is beyond the credit', async () => {
    await give({ amountCents: 30_000, balance: 'forgiven', reason: 'Broken heating' }).expect(201);
    expect(await summary()).toMatchObject({ balanceCents: 0 });
    expect(await row('credit')).toMatchObject({ paymentCents: 20_000, note: 'Broken heating' });
    await noFaults();
  });

  it('PY-024 DO-038 what is owed again is late from the day on which it was given back, not from its due day', async () => {
    await test.sql(
      "update lease set late_fee_kind = 'fixed', late_fee_value = 2500, late_fee_after_days = 5 where id = $1",
      [home.leaseId],
    );
    await later('2026-11-20T15:00:00Z');
    await give({ amountCents: 30_000, balance: 'owed_again' }).expect(201);
    await test.app.get(LateFeeRun).run();
    expect(await summary()).toMatchObject({ balanceCents: 20_000 });
    expect(await row('late_fee')).toMatchObject({ date: '2026-11-26', status: 'scheduled' });
    await later('2026-11-26T15:00:00Z');
    await test.app.get(LateFeeRun).run();
    expect(await summary()).toMatchObject({ balanceCents: 22_500 });
    await noFaults();
  });

  it('PY-024 gives back no more than is left, and no more at the same moment', async () => {
    await give({ amountCents: 130_001, balance: 'owed_again' }).expect(422);
    const both = await Promise.all(
      [1, 2].map(() => give({ amountCents: 70_000, balance: 'owed_again' }).then(({ status }) => status)),
    );
    expect(both.sort()).toEqual([201, 422]);
    expect(await cash()).toBe(60_000);
    await noFaults();
  });

  it('PY-024 takes days from the payment to today', async () => {
    await give({ amountCents: 10_000, givenOn: '2026-11-01' }).expect(400);
    await give({ amountCents: 10_000, givenOn: '2026-11-07' }).expect(400);
    await give({ amountCents: 10_000, givenOn: '2026-11-06' }).expect(201);
  });

  it('PY-007 is not found by others, and not a tenant’s to do', async () => {
    const other = await letHome(test, {});
    await give({ amountCents: 10_000 }, other.landlord.token).expect(404);
    await give({ amountCents: 10_000 }, home.tenant.token).expect(403);
  });

  it('PY-009 is taken back as recorded by mistake, with what was forgiven for it', async () => {
    await give({ amountCents: 30_000, balance: 'forgiven', reason: 'Broken heating' }).expect(201);
    const payment = await row('offline_payment');
    const refused = await reverse(payment.id).expect(422);
    expect(refused.body.reason).toBe('given_back');
    const given = await row('given_back');
    await reverse(given.id).expect(200);
    await reverse(given.id).expect(200);
    expect(await summary()).toMatchObject({ balanceCents: -10_000 });
    expect(await cash()).toBe(130_000);
    expect(await row('given_back')).toMatchObject({ status: 'reversed', reversible: false });
    expect(await row('reversal_of_given_back')).toMatchObject({ status: 'reversed', note: 'Typed twice' });
    expect((await test.http('get', `/api/payments/${paymentId}`, home.landlord.token)).body.refundedCents).toBe(0);
    await noFaults();
    await reverse(payment.id).expect(200);
    expect(await summary()).toMatchObject({ balanceCents: 120_000 });
    await noFaults();
  });

  it('PY-009 is owed if the bank takes the payment back afterwards, and is then no mistake anymore', async () => {
    await give({ amountCents: 10_000 }).expect(201);
    await test
      .http('post', `/api/payments/${paymentId}/return`, home.landlord.token)
      .send({ returnedOn: '2026-11-06' })
      .expect(200);
    expect(await summary()).toMatchObject({ balanceCents: 130_000 });
    expect(await cash()).toBe(-10_000);
    const given = await row('given_back');
    expect(given).toMatchObject({ reversible: false });
    await reverse(given.id).expect(422);
    await give({ amountCents: 10_000, balance: 'owed_again' }).expect(422);
    await noFaults();
  });

  it('PY-009 names the rows of what was given back once the bank takes the payment back', async () => {
    await give({ amountCents: 15_025, balance: 'owed_again' }).expect(201);
    await test
      .http('post', `/api/payments/${paymentId}/return`, home.landlord.token)
      .send({ returnedOn: '2026-11-06' })
      .expect(200);
    const { id, ...owed } = await row('refund_owed');
    expect(owed).toMatchObject({ chargeCents: 15_025, label: null });
    expect(await row('refund_recovery')).toMatchObject({ paymentCents: 15_025 });
    expect(await row('one_off')).toBeUndefined();
    const read = async (path: string, token: string) =>
      pdfTexts((await test.http('get', path, token).buffer().expect(200)).body)
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    for (const { token } of [home.landlord, home.tenant]) {
      const statement = await read(`/api/leases/${home.leaseId}/statement?year=2026&language=fr`, token);
      expect(statement).toContain('Remboursement sur un paiement que la banque a retourné');
      expect(statement).toContain('Déjà compté avec le remboursement');
    }
    expect(await read(`/api/leases/${home.leaseId}/letters/charge?entry=${id}`, home.landlord.token)).toContain(
      'For Refund of a payment that the bank returned',
    );
  });

  it('PY-024 gives back no deposit that is gone', async () => {
    await test
      .http('post', at('/charges'), home.landlord.token)
      .send({ kind: 'deposit', amountCents: 10_000 })
      .expect(201);
    await test
      .http('post', at('/deposit/return'), home.landlord.token)
      .send({ returnedCents: 10_000, deductions: [] })
      .expect(201);
    const refused = await give({ amountCents: 130_000, balance: 'owed_again' }).expect(422);
    expect(refused.body.reason).toBe('deposit_used');
  });

  it('PY-018 tells the tenants by mail and in the bell', async () => {
    await give({ amountCents: 15_000, balance: 'owed_again', method: 'cash', reason: 'Too much' }).expect(201);
    await eventually(async () => (await mails()).length === 1);
    const [mail] = await mails();
    expect(mail?.params).toMatchObject({
      amount: '$150.00\u00a0CAD',
      method: 'cash',
      side: 'owed',
      balance: '$50.00\u00a0CAD',
    });
    await eventually(async () => (await bells()).length === 1);
    expect(await bells()).toMatchObject([{ kind: 'payment_refunded', params: { amountCents: 15_000 } }]);
    expect(mail?.params).toMatchObject({ hasForgiven: 'no' });
    expect(await test.sql("select 1 from outbox_message where template like 'payments.refunded%'")).toEqual([]);
  });

  it('PY-018 says in the mail what was forgiven', async () => {
    await give({ amountCents: 15_000, balance: 'forgiven', reason: 'Broken heating' }).expect(201);
    await eventually(async () => (await mails()).length === 1);
    expect((await mails())[0]?.params).toMatchObject({
      hasForgiven: 'yes',
      forgiven: '$50.00\u00a0CAD',
      side: 'even',
    });
  });
});
