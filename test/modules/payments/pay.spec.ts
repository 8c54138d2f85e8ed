import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PaymentReports } from '../../../src/modules/payments/payment-reports.service.js';
import { SandboxClock } from '../../../src/modules/payments/providers/sandbox/sandbox-clock.service.js';
import { SandboxProvider } from '../../../src/modules/payments/providers/sandbox/sandbox-provider.js';
import { Refunds } from '../../../src/modules/payments/refunds.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

const UNBALANCED = 'select entry_id from posting group by entry_id having sum(amount_cents) <> 0';

describe('paying rent', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  /** One rent of 1,650.00 is owed since the first of the month. */
  const moveIn = async (now: string) => {
    test.clock.setNow(now);
    home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    await test.app.get(RentRun).run();
  };
  beforeEach(() => moveIn('2026-11-03T15:00:00Z'));

  const get = (path: string, token = home.tenant.token) => test.http('get', `/api${path}`, token);
  const post = (path: string, body: object, token = home.tenant.token) =>
    test.http('post', `/api${path}`, token).send(body);
  const pay = (body: object = {}) =>
    post('/payments', { leaseId: home.leaseId, amountCents: 165_000, method: 'credit_card', ...body });
  const ledger = async () =>
    (await get(`/landlords/leases/${home.leaseId}/ledger`, home.landlord.token).expect(200)).body;
  const balances = (leaseId = home.leaseId) =>
    test.sql<{ account: string; cents: number }>(
      'select ledger_account as account, sum(amount_cents)::int as cents from posting where lease_id = $1 group by 1 having sum(amount_cents) <> 0 order by 1',
      [leaseId],
    );

  it('PY-001 PY-015 PY-016 quotes the fee of each method half up, and who bears it, before paying', async () => {
    const { body } = await post('/payments/quote', { amountCents: 165_035 }).expect(200);
    expect(body).toMatchObject({
      amountCents: 165_035,
      currency: 'CAD',
      provider: 'sandbox',
      surcharge: 'forbidden',
      freeMethods: ['cash', 'cheque', 'transfer'],
    });
    expect(
      body.methods.map(({ method, feeCents, feeBearer, totalCents }: Record<string, unknown>) => [
        method,
        feeCents,
        feeBearer,
        totalCents,
      ]),
    ).toEqual([
      ['bank', 2476, 'landlord', 165_035],
      ['credit_card', 4786, 'landlord', 165_035],
      ['debit_card', 3136, 'landlord', 165_035],
      ['digital_wallet', 4126, 'landlord', 165_035],
    ]);
    await test.sql("update property set region = 'AB', time_zone = 'America/Edmonton' where id = $1", [
      home.propertyId,
    ]);
    const alberta = await post('/payments/quote', {}).expect(200);
    expect(alberta.body).toMatchObject({ amountCents: 165_000, surcharge: 'allowed' });
    expect(alberta.body.methods[1]).toMatchObject({
      method: 'credit_card',
      feeBearer: 'tenant',
      feeCents: 4785,
      totalCents: 169_785,
      cashbackCents: 1650,
    });
  });

  it('PY-013 cash that is recorded while the tenant pays waits for its turn', async () => {
    for (let round = 0; round < 4; round += 1) {
      await moveIn('2026-11-03T15:00:00Z');
      const record = (amountCents: number) =>
        post(`/landlords/leases/${home.leaseId}/payments`, { amountCents, method: 'cash' }, home.landlord.token);
      const answers = await Promise.all([pay({ amountCents: 100_000 }), record(1000), record(1100)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    }
  });

  it('what somebody else has paid meanwhile does not become next month’s rent', async () => {
    const record = { amountCents: 165_000, method: 'cash' };
    await post(`/landlords/leases/${home.leaseId}/payments`, record, home.landlord.token).expect(201);
    const refused = await pay({ amountCents: 165_000, prepayment: false }).expect(409);
    expect(refused.body.reason).toBe('paid_meanwhile');
    expect((await get('/payments').expect(200)).body).toHaveLength(1);
    await pay({ amountCents: 165_000, prepayment: true }).expect(201);
  });

  it('more than what is owed and the next rent is too much, whatever was paid meanwhile', async () => {
    const refused = await pay({ amountCents: 500_000, prepayment: false }).expect(422);
    expect(refused.body.reason).toBe('more_than_owed');
  });

  it('what a payment on its way covers is not called paid', async () => {
    await pay({ method: 'bank', sandbox: 'slow' }).expect(201);
    const refused = await pay({ amountCents: 165_000, prepayment: false, method: 'debit_card' }).expect(409);
    expect(refused.body).toMatchObject({ reason: 'paid_meanwhile', error: expect.stringContaining('on the way') });
  });

  it('PY-003 PY-004 PY-008 PY-018 pays with the sandbox: history, ledger, cashback, and the fee apart from the rent', async () => {
    await moveIn('2026-11-30T15:00:00Z');
    const { body: paid } = await pay().expect(201);
    expect(paid).toMatchObject({
      state: 'succeeded',
      amountCents: 165_000,
      cashbackCents: 1650,
      provider: 'sandbox',
      receiptNumber: 'R-1001',
      settles: [{ kind: 'rent', period: '2026-11', amountCents: 165_000 }],
    });
    expect((await get('/payments').expect(200)).body).toMatchObject([{ id: paid.id, payerName: 'Kim Larsen' }]);
    const rows = await ledger();
    expect(
      rows.map(({ entry, status, chargeCents, paymentCents, balanceCents }: Record<string, unknown>) => [
        entry,
        status,
        chargeCents,
        paymentCents,
        balanceCents,
      ]),
    ).toEqual([
      ['rent', 'scheduled', 165_000, null, null],
      ['cashback', 'posted', null, 1650, -1650],
      ['online_payment', 'paid', null, 165_000, 0],
      ['rent', 'paid', 165_000, null, 165_000],
    ]);
    expect(await balances()).toEqual([
      { account: 'cash_clearing', cents: 165_000 },
      { account: 'due_from_platform', cents: 1650 },
      { account: 'platform_fees', cents: -4785 },
      { account: 'prepayments', cents: -1650 },
      { account: 'processing_costs', cents: 4785 },
      { account: 'rent_income', cents: -165_000 },
    ]);
    const { body: lease } = await get('/tenants/me/lease').expect(200);
    expect(lease).toMatchObject({ balanceCents: -1650, totalCashbackCents: 1650, creditCents: 1650 });
    // Cashback is a credit against the next charge.
    expect(lease.nextRent).toMatchObject({
      dueOn: '2026-12-01',
      amountCents: 163_350,
      rentCents: 165_000,
      status: 'scheduled',
      charged: false,
    });
    test.clock.setNow('2026-12-01T10:00:00Z');
    await test.app.get(RentRun).run();
    const next = await get('/tenants/me/lease').expect(200);
    expect(next.body.nextRent).toMatchObject({
      dueOn: '2026-12-01',
      amountCents: 163_350,
      rentCents: 165_000,
      status: 'due',
      charged: true,
    });
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('PY-005 pays once for the same Idempotency-Key', async () => {
    const answers = await Promise.all(['a', 'b'].map(() => pay().set('Idempotency-Key', `once-${home.leaseId}`)));
    const again = await pay().set('Idempotency-Key', `once-${home.leaseId}`).expect(201);
    expect(answers.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([201]));
    expect((await get('/payments')).body).toHaveLength(1);
    expect(again.body.amountCents).toBe(165_000);
  });

  it('one of 50 payments of one charge at once takes effect', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const [sum] = await test.sql<{ cents: number }>(
      'select sum(amount_cents)::int as cents from allocation where lease_id = $1 and released_at is null',
      [home.leaseId],
    );
    expect(sum?.cents).toBe(165_000);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  }, 30_000);

  it('PY-006 refuses zero, negative sums, fractions and more than is owed', async () => {
    for (const amountCents of [0, -1, 10.5, '165000']) await pay({ amountCents }).expect(400);
    await pay({ amountCents: 165_001 }).expect(422);
    await pay({ amountCents: 400_000, prepayment: true }).expect(422);
    await pay({ method: 'cash' }).expect(400);
    expect((await get('/payments')).body).toEqual([]);
  });

  it('PY-020 takes the next rent ahead as a prepayment and uses it when it is charged', async () => {
    await moveIn('2026-11-30T15:00:00Z');
    await pay({ method: 'bank' }).expect(201);
    await pay({ method: 'bank' }).expect(409);
    const ahead = await pay({ method: 'bank', prepayment: true }).expect(201);
    expect(ahead.body.settles).toEqual([]);
    await pay({ method: 'bank', prepayment: true, amountCents: 1 }).expect(422);
    expect((await get('/tenants/me/lease')).body.nextRent).toMatchObject({
      period: '2026-12',
      amountCents: 0,
      status: 'paid',
    });
    test.clock.setNow('2026-12-01T10:00:00Z');
    await test.app.get(RentRun).run();
    expect(
      (await get('/payments')).body.map(({ settles }: { settles: { period: string }[] }) =>
        settles.map(({ period }) => period),
      ),
    ).toEqual([['2026-12'], ['2026-11']]);
    expect((await get('/tenants/me/lease')).body).toMatchObject({
      balanceCents: 0,
      nextRent: { period: '2027-01', amountCents: 165_000 },
    });
  });

  it('PY-017 shows what is on its way, books it when it arrives, and takes back what returns', async () => {
    const { body: slow } = await pay({ method: 'bank', sandbox: 'slow' }).expect(201);
    expect(slow).toMatchObject({ state: 'processing', expectedOn: '2026-11-06', receiptNumber: null });
    expect((await get('/tenants/me/lease')).body).toMatchObject({
      balanceCents: 165_000,
      overdueCents: 0,
      owed: [],
      processingCents: 165_000,
      nextRent: { period: '2026-12' },
    });
    expect((await ledger())[1]).toMatchObject({
      entry: 'online_payment',
      status: 'processing',
      paymentCents: 165_000,
      balanceCents: null,
    });
    await pay({ method: 'bank', amountCents: 1 }).expect(201); // goes to the next rent
    test.clock.setNow('2026-11-03T15:03:00Z');
    await test.app.get(SandboxClock).tick();
    await test.app.get(SandboxClock).tick();
    expect((await get(`/payments/${slow.id}`)).body.state).toBe('succeeded');
    expect((await ledger()).filter(({ paymentId }: { paymentId: string }) => paymentId === slow.id)).toHaveLength(1);
  });

  it('a returned payment reverses its entries, fee and cashback, and the rent is owed again', async () => {
    const { body: paid } = await pay({ sandbox: 'return' }).expect(201);
    expect(paid.state).toBe('succeeded');
    test.clock.setNow('2026-11-03T15:02:00Z');
    await Promise.all([test.app.get(SandboxClock).tick(), test.app.get(SandboxClock).tick()]);
    expect((await get(`/payments/${paid.id}`)).body).toMatchObject({ state: 'returned', settles: [] });
    expect(await balances()).toEqual([
      { account: 'rent_income', cents: -165_000 },
      { account: 'rent_receivable', cents: 165_000 },
    ]);
    expect((await get('/tenants/me/lease')).body).toMatchObject({
      balanceCents: 165_000,
      overdueCents: 165_000,
      totalCashbackCents: 0,
      nextRent: { status: 'overdue' },
      owed: [{ kind: 'rent', period: '2026-11', amountCents: 165_000 }],
      comingDue: { dueOn: '2026-12-01', amountCents: 165_000 },
    });
    await get(`/payments/${paid.id}/receipt`).expect(422);
  });

  it('takes back the payout too, when a payment returns after it', async () => {
    const { body: paid } = await pay().expect(201);
    test.clock.setNow('2026-11-03T15:03:00Z');
    await test.app.get(SandboxClock).tick();
    expect((await get(`/payments/${paid.id}`)).body.state).toBe('settled');
    expect(await balances()).toContainEqual({ account: 'cash', cents: 165_000 - 4785 + 1650 });
    await test.app
      .get(PaymentReports)
      .take(paid.id, { state: 'returned', reference: 'x', failure: 'insufficient_funds' });
    await test.app.get(PaymentReports).take(paid.id, { state: 'settled', reference: 'x' });
    expect((await get(`/payments/${paid.id}`)).body).toMatchObject({
      state: 'returned',
      failure: 'insufficient_funds',
    });
    expect(await balances()).toEqual([
      { account: 'rent_income', cents: -165_000 },
      { account: 'rent_receivable', cents: 165_000 },
    ]);
  });

  it('a failed payment posts nothing and may be tried again', async () => {
    expect((await pay({ sandbox: 'fail' }).expect(201)).body).toMatchObject({ state: 'failed', failure: 'declined' });
    expect((await pay().expect(201)).body.state).toBe('succeeded');
  });

  it('PY-020 the receipt names both sides, the home, what was paid, the method and the day, in the tenant’s language', async () => {
    await test.sql("update lease_tenant set language = 'fr' where id = $1", [home.leaseTenantId]);
    const { body: paid } = await pay().expect(201);
    const read = async (token: string) =>
      pdfTexts(Buffer.from((await get(`/payments/${paid.id}/receipt`, token).buffer().expect(200)).body))
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    const french = await read(home.tenant.token);
    for (const part of [
      'Reçu',
      'R-1001',
      'Kim Larsen',
      'Test account',
      '87 Laurier Avenue West, logement 302, Montréal',
      'Loyer, novembre 2026',
      'Carte de crédit',
      '3 novembre 2026',
      '1 650,00 $',
    ])
      expect(french).toContain(part);
  });

  it('PY-007 PY-014 gives the receipt as PDF to both sides and to nobody else', async () => {
    const { body: paid } = await pay().expect(201);
    for (const token of [home.tenant.token, home.landlord.token]) {
      const { body, headers } = await get(`/payments/${paid.id}/receipt`, token).buffer().expect(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toContain('R-1001.pdf');
      expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-');
      const text = pdfTexts(Buffer.from(body)).join(' ').replaceAll(/\s+/g, ' ');
      expect(text).toContain('Sandbox payment: no money was moved.');
      expect(text).toContain('Amounts come from the lease’s ledger. Its entries can’t be changed.');
    }
    const other = await letHome(test);
    for (const token of [other.tenant.token, other.landlord.token]) {
      await get(`/payments/${paid.id}`, token).expect(404);
      await get(`/payments/${paid.id}/receipt`, token).expect(404);
      await get(`/landlords/leases/${home.leaseId}/ledger`, other.landlord.token).expect(404);
    }
    await post('/payments', { leaseId: home.leaseId, amountCents: 100, method: 'bank' }, other.tenant.token).expect(
      404,
    );
    await post('/payments/quote', { leaseId: home.leaseId }, other.tenant.token).expect(404);
    await post('/payments', { leaseId: home.leaseId, amountCents: 100, method: 'bank' }, home.landlord.token).expect(
      403,
    );
  });

  it('gives a year’s statement as PDF to both sides and to nobody else', async () => {
    await pay().expect(201);
    for (const token of [home.tenant.token, home.landlord.token]) {
      const { body, headers } = await get(`/leases/${home.leaseId}/statement?year=2026`, token).buffer().expect(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-');
    }
    // In the reader's language, with the name of the account.
    for (const [language, name] of [
      ['en', 'Statement 2026 - Test account.pdf'],
      ['fr', 'Relevé 2026 - Test account.pdf'],
      ['es', 'Estado de cuenta 2026 - Test account.pdf'],
    ]) {
      const { headers } = await get(`/leases/${home.leaseId}/statement?year=2026&language=${language}`).expect(200);
      expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(name ?? '')}`);
    }
    await get(`/leases/${home.leaseId}/statement?year=soon`).expect(400);
    // And on the screen, where the figure of what is owed opens them.
    const { body } = await get(`/leases/${home.leaseId}/statement/lines?year=2026`).expect(200);
    expect([body.openingCents, body.closingCents, (await get('/tenants/me/lease')).body.balanceCents]).toEqual([
      0, -1650, -1650,
    ]);
    expect(
      body.lines.map(({ entry, chargeCents, paymentCents, balanceCents }: Record<string, unknown>) => [
        entry,
        chargeCents,
        paymentCents,
        balanceCents,
      ]),
    ).toEqual([
      ['Cashback. Test: no money was moved', null, 1650, -1650],
      ['Payment. Test: no money was moved', null, 165_000, 0],
      ['Rent, November 2026', 165_000, null, 165_000],
    ]);
    expect(
      (await get(`/leases/${home.leaseId}/statement/lines?year=2026&language=fr`).expect(200)).body.lines.at(-1).entry,
    ).toBe('Loyer, novembre 2026');
    await get(`/leases/${home.leaseId}/statement/lines`, (await letHome(test)).tenant.token).expect(404);
    await get(`/leases/${home.leaseId}/statement`, (await letHome(test)).tenant.token).expect(404);
  });

  it('PY-014 names the landlord as sender and the tenant as receiver of a statement', async () => {
    const { body } = await get(`/leases/${home.leaseId}/statement?year=2026`).buffer().expect(200);
    const texts = pdfTexts(Buffer.from(body));
    const [tenant] = await test.sql<{ name: string }>(
      "select first_name || ' ' || last_name as name from lease_tenant where lease_id = $1",
      [home.leaseId],
    );
    expect([texts[texts.indexOf('From') + 1], texts[texts.indexOf('To') + 1]]).toEqual(['Test account', tenant?.name]);
  });

  it('says who paid in a statement once more than one person has, as roommates do', async () => {
    const entries = async () =>
      (await get(`/leases/${home.leaseId}/statement/lines?year=2026`).expect(200)).body.lines
        .map(({ entry }: { entry: string }) => entry)
        .filter((entry: string) => entry.startsWith('Payment'));
    await pay().expect(201);
    expect(await entries()).toEqual(['Payment. Test: no money was moved']);
    await post(
      `/landlords/leases/${home.leaseId}/payments`,
      { amountCents: 5000, method: 'cash', paidOn: '2026-11-03', payerName: 'Rose Roy' },
      home.landlord.token,
    ).expect(201);
    expect((await entries()).toSorted()).toEqual([
      'Payment. From Rose Roy',
      'Payment. Test: no money was moved. From Kim Larsen',
    ]);
  });

  it('PY-013 a landlord records an offline payment; another one gets 404', async () => {
    const path = `/landlords/leases/${home.leaseId}/payments`;
    const { body } = await post(
      path,
      { amountCents: 100_000, method: 'cheque', paidOn: '2026-11-02', note: 'No. 14' },
      home.landlord.token,
    ).expect(201);
    expect(body).toMatchObject({
      provider: 'offline',
      state: 'settled',
      feeCents: 0,
      settles: [{ period: '2026-11', amountCents: 100_000 }],
    });
    expect((await get('/tenants/me/lease')).body).toMatchObject({
      balanceCents: 65_000,
      nextRent: { amountCents: 65_000 },
    });
    expect((await ledger()).at(-2)).toMatchObject({
      date: '2026-11-02',
      entry: 'offline_payment',
      method: 'cheque',
      balanceCents: 65_000,
      reversible: true,
    });
    await post(path, { amountCents: 100, paidOn: '2026-11-04' }, home.landlord.token).expect(400);
    await post(path, { amountCents: 0 }, home.landlord.token).expect(400);
    await post(path, { amountCents: 100 }, home.tenant.token).expect(403);
    const other = await letHome(test);
    await post(path, { amountCents: 100 }, other.landlord.token).expect(404);
  });

  it('PY-018 gives money back as a row of its own: the rent is open again, the cashback of that part goes, the fee stays', async () => {
    const { body: paid } = await pay().expect(201);
    const path = `/payments/${paid.id}/refunds`;
    const { body } = await post(
      path,
      { amountCents: 65_000, balance: 'owed_again', reason: 'Broken heating' },
      home.landlord.token,
    ).expect(201);
    expect(body).toMatchObject({ state: 'succeeded', refundedCents: 65_000, settles: [{ period: '2026-11' }] });
    expect((await get('/tenants/me/lease')).body).toMatchObject({ balanceCents: 65_000 - 1000 });
    expect(
      (await ledger())
        .filter(({ note }: { note: string | null }) => note === 'Broken heating')
        .map(({ entry, chargeCents }: Record<string, unknown>) => [entry, chargeCents]),
    ).toEqual([
      ['cashback_withdrawn', 650],
      ['refund', 65_000],
    ]);
    const stated = async (language: string) =>
      (await get(`/leases/${home.leaseId}/statement/lines?year=2026&language=${language}`).expect(200)).body.lines
        .slice(0, 2)
        .map(({ entry }: { entry: string }) => entry);
    expect(await stated('en')).toEqual([
      'Cashback taken back. Test: no money was moved. Landlord’s reason: Broken heating',
      'Refund. Test: no money was moved. Landlord’s reason: Broken heating',
    ]);
    expect(await stated('fr')).toEqual([
      'Remise retirée. Essai\u00a0: aucune somme n’a été transférée. Motif du propriétaire\u00a0: Broken heating',
      'Remboursement. Essai\u00a0: aucune somme n’a été transférée. Motif du propriétaire\u00a0: Broken heating',
    ]);
    expect(await stated('es')).toEqual([
      'Bonificación retirada. Prueba: no se movió dinero. Motivo del propietario: Broken heating',
      'Reembolso. Prueba: no se movió dinero. Motivo del propietario: Broken heating',
    ]);
    const both = await Promise.all(
      [1, 2].map(() => post(path, { amountCents: 100_000, balance: 'owed_again' }, home.landlord.token)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await balances()).not.toContainEqual(expect.objectContaining({ account: 'prepayments' }));
    await post(path, {}, home.tenant.token).expect(403);
    await post(path, { balance: 'owed_again' }, (await letHome(test)).landlord.token).expect(404);
    await test.app.get(PaymentReports).take(paid.id, { state: 'returned', reference: 'x' });
    // All of it had gone back already, and the bank took it once more: the tenant owes the rent and the refunds.
    expect((await get('/tenants/me/lease')).body.balanceCents).toBe(165_000 * 2);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('a payment that cannot be booked does not hold up the others', async () => {
    const first = (await pay({ sandbox: 'slow', method: 'bank', amountCents: 65_000 }).expect(201)).body.id;
    const second = (await pay({ sandbox: 'slow', method: 'bank', amountCents: 100_000 }).expect(201)).body.id;
    const reports = test.app.get(PaymentReports);
    const take = reports.take.bind(reports);
    jest
      .spyOn(reports, 'take')
      .mockImplementation(async (id, answer) =>
        id === first ? Promise.reject(new Error('cannot be booked')) : take(id, answer),
      );
    test.clock.setNow('2026-11-03T15:03:00Z');
    await test.app.get(SandboxClock).tick();
    expect(
      await test.sql('select id from payment where lease_id = $1 and state = $2', [home.leaseId, 'succeeded']),
    ).toEqual([{ id: second }]);
  });

  it('a refund that a crash left behind is booked later, once', async () => {
    const { body: paid } = await pay().expect(201);
    const provider = test.app.get(SandboxProvider);
    jest.spyOn(provider, 'refund').mockRejectedValueOnce(new Error('the process ended here'));
    await post(
      `/payments/${paid.id}/refunds`,
      { amountCents: 65_000, balance: 'owed_again' },
      home.landlord.token,
    ).expect(500);
    expect((await get('/tenants/me/lease')).body.balanceCents).toBe(-1650);
    await test.app.get(Refunds).resume();
    expect(await test.sql('select state from refund where payment_id = $1', [paid.id])).toEqual([
      { state: 'processing' },
    ]);
    test.clock.setNow('2026-11-03T15:06:00Z');
    await Promise.all([1, 2].map(() => test.app.get(Refunds).resume()));
    expect(await test.sql('select state from refund where payment_id = $1', [paid.id])).toEqual([
      { state: 'succeeded' },
    ]);
    expect((await get('/tenants/me/lease')).body.balanceCents).toBe(65_000 - 1000);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('PY-018 what goes back after the payout is owed to the provider until a later payout is less by it, once', async () => {
    const { body: paid } = await pay({ method: 'bank' }).expect(201);
    test.clock.setNow('2026-11-03T15:03:00Z');
    await test.app.get(SandboxClock).tick();
    await post(
      `/payments/${paid.id}/refunds`,
      { amountCents: 65_000, balance: 'owed_again' },
      home.landlord.token,
    ).expect(201);
    const money = async () => (await balances()).filter(({ account }) => account.startsWith('cash'));
    const paidOut = 165_000 - 2475;
    expect(await money()).toEqual([
      { account: 'cash', cents: paidOut },
      { account: 'cash_clearing', cents: -65_000 },
    ]);
    test.clock.setNow('2026-11-03T15:06:00Z');
    for (let times = 0; times < 2; times += 1) await Promise.all([1, 2].map(() => test.app.get(SandboxClock).tick()));
    expect(await money()).toEqual([{ account: 'cash', cents: paidOut - 65_000 }]);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('a refund that is booked after its payment came back ends, and what it gave is owed', async () => {
    const { body: paid } = await pay().expect(201);
    const provider = test.app.get(SandboxProvider);
    jest.spyOn(provider, 'refund').mockImplementationOnce(async ({ refundId }) => {
      await test.app.get(PaymentReports).take(paid.id, { state: 'returned', reference: 'x' });
      return { state: 'succeeded', reference: `sandbox-refund-${refundId}` };
    });
    await post(
      `/payments/${paid.id}/refunds`,
      { amountCents: 65_000, balance: 'owed_again' },
      home.landlord.token,
    ).expect(201);
    expect(await test.sql('select state from refund where payment_id = $1', [paid.id])).toEqual([
      { state: 'succeeded' },
    ]);
    // The rent is open again, and the refund that was sent all the same is owed.
    expect((await get('/tenants/me/lease')).body).toMatchObject({
      balanceCents: 165_000 + 65_000,
      totalCashbackCents: 0,
    });
    expect(await balances()).toEqual([
      { account: 'cash_clearing', cents: -65_000 },
      { account: 'rent_income', cents: -165_000 },
      { account: 'rent_receivable', cents: 165_000 + 65_000 },
    ]);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('a payment without an answer is asked about: what the provider has is booked, what it never heard of is given up', async () => {
    const provider = test.app.get(SandboxProvider);
    const start = provider.start.bind(provider);
    const lost = jest.spyOn(provider, 'start');
    lost.mockImplementationOnce(async (order) => {
      await start(order);
      throw new Error('the answer was lost');
    });
    await pay({ amountCents: 100_000 }).expect(500);
    lost.mockRejectedValueOnce(new Error('the process ended before it was sent'));
    await pay({ amountCents: 65_000 }).expect(500);
    test.clock.setNow('2026-11-03T15:06:00Z');
    await test.app.get(SandboxClock).tick();
    const states = await test.sql(
      'select amount_cents::int as cents, state from payment where lease_id = $1 order by amount_cents',
      [home.leaseId],
    );
    expect(states).toEqual([
      { cents: 65_000, state: 'cancelled' },
      { cents: 100_000, state: 'settled' },
    ]);
  });

  it('takes no messages of Stripe where the sandbox moves the money', async () => {
    await test
      .http('post', '/api/payments/webhooks/stripe')
      .set('stripe-signature', 't=1,v1=x')
      .send({ type: 'payment_intent.succeeded' })
      .expect(503);
    await post('/landlords/payment-setup/onboarding', {}, home.landlord.token).expect(503);
  });

  it('PY-001 the landlord may bear the fees, where the region leaves the choice', async () => {
    await test.sql("update property set region = 'AB' where id = $1", [home.propertyId]);
    const choose = (body: object, token = home.landlord.token) =>
      test.http('put', '/api/landlords/payment-setup', token).send(body);
    expect((await choose({ feeBearer: 'landlord', version: 0 }).expect(200)).body).toMatchObject({
      feeBearer: 'landlord',
      provider: 'sandbox',
      onboarding: 'not_needed',
      places: [{ region: 'AB', surcharge: 'allowed' }],
    });
    expect((await post('/payments/quote', {}).expect(200)).body).toMatchObject({
      feeBearer: 'landlord',
      methods: expect.arrayContaining([
        expect.objectContaining({ method: 'credit_card', feeBearer: 'landlord', totalCents: 165_000 }),
      ]),
    });
    await choose({ feeBearer: 'tenant', version: 0 }).expect(409);
    await choose({ feeBearer: 'nobody' }).expect(400);
    await choose({ feeBearer: 'tenant' }, home.tenant.token).expect(403);
    // What one landlord chooses is no one else's affair.
    expect(
      (await get('/landlords/payment-setup', (await letHome(test)).landlord.token).expect(200)).body.feeBearer,
    ).toBe('tenant');
    await choose({ feeBearer: 'tenant', version: 1 }).expect(200);
    expect((await post('/payments/quote', {}).expect(200)).body.methods[1]).toMatchObject({
      feeBearer: 'tenant',
      totalCents: 169_785,
    });
  });

  it('keeps demo payments in the demo world', async () => {
    const { person } = await import('../../factories/people.js');
    const demo = await letHome(
      test,
      { startsOn: '2026-11-01', chargeFrom: '2026-11-01' },
      await person(test, 'landlord', { demo: true }),
    );
    await test.app.get(RentRun).run();
    await post('/payments', { amountCents: 165_000, method: 'debit_card' }, demo.tenant.token).expect(201);
    const worlds = await test.sql<{ demo: boolean }>(
      'select distinct demo from posting where lease_id = $1 union select distinct demo from allocation where lease_id = $1',
      [demo.leaseId],
    );
    expect(worlds).toEqual([{ demo: true }]);
    expect((await get('/payments')).body).toEqual([]);
  });

  it('PY-009 the ledger shows charges or payments alone', async () => {
    await pay({ amountCents: 65_000 }).expect(201);
    const shown = async (show: string): Promise<string[]> =>
      (await get(`/landlords/leases/${home.leaseId}/ledger?show=${show}`, home.landlord.token).expect(200)).body.map(
        ({ entry }: { entry: string }) => entry,
      );
    expect(new Set(await shown('charges'))).toEqual(new Set(['rent']));
    expect(await shown('payments')).toContain('online_payment');
    expect(await shown('payments')).not.toContain('rent');
  });

  it('summarises the lease for its landlord', async () => {
    await pay({ amountCents: 65_000 }).expect(201);
    const { body } = await get(`/landlords/leases/${home.leaseId}/ledger/summary`, home.landlord.token).expect(200);
    expect(body).toMatchObject({
      balanceCents: 99_350,
      overdueCents: 99_350,
      daysOverdue: 2,
      paidThisYearCents: 65_000,
      year: 2026,
      rentsCharged: 1,
      rentsPaid: 0,
      onTime: 0,
      onTimeOf: 1,
      depositHeldCents: 0,
    });
  });
});
