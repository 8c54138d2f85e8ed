import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { putInForce } from '../../../src/modules/regions/rules/records-in-force.js';
import { factsOf } from '../../../src/modules/regions/rules/region-fact.js';
import { REGION_RECORDS } from '../../../src/modules/regions/rules/region-records.js';
import { LateFeeRun } from '../../../src/modules/rent/late-fee-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

/** What a landlord does to the money of a lease: the ledger, the letter and the messages say the same. */
describe('deposits, returned payments and messages about what is owed', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', rentCents: 120_000 });
    await test.sql("update property set region = 'CO', country = 'US' where id = $1", [home.propertyId]);
    await test.app.get(RentRun).run();
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const post = (rest: string, body: object = {}) => test.http('post', at(rest), home.landlord.token).send(body);
  const rows = async (): Promise<
    {
      id: string;
      entry: string;
      status: string;
      date: string;
      chargeCents: number | null;
      paymentCents: number | null;
    }[]
  > => (await test.http('get', at('/ledger'), home.landlord.token).expect(200)).body;
  const summary = async () => (await test.http('get', at('/ledger/summary'), home.landlord.token)).body;
  const mails = async (to = home.tenant.email) =>
    (
      await test.sql<{ template: string }>(
        'select template from outbox_message where recipient = $1 order by created_at, id',
        [to],
      )
    ).map(({ template }) => template);
  const told = (template: string, to?: string) => eventually(async () => (await mails(to)).includes(template));

  it('PY-020 a deposit goes back with its interest: in the ledger, as a letter, as a mail', async () => {
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    const letter = (token: string) => test.http('get', `/api/leases/${home.leaseId}/letters/deposit`, token);
    const own = async () =>
      (await test.http('get', `/api/tenants/me/lease?leaseId=${home.leaseId}`, home.tenant.token).expect(200)).body;
    await letter(home.tenant.token).expect(404);
    expect(await own()).toMatchObject({ depositHeldCents: 100_000, depositReturn: null });
    await post('/deposit/return', { returnedCents: 0 }).expect(422);
    await post('/deposit/return', {
      returnedCents: 90_001,
      interestCents: 1500,
      deductions: [{ amountCents: 11_500, label: 'Broken window' }],
    }).expect(422);
    await post('/deposit/return', {
      returnedCents: 90_000,
      interestCents: 1500,
      deductions: [{ amountCents: 11_500, label: 'Broken window' }],
    }).expect(201);
    expect(await summary()).toMatchObject({ depositHeldCents: 0 });
    expect(await own()).toMatchObject({
      depositHeldCents: 0,
      depositReturn: { returnedOn: '2026-11-10', returnedCents: 90_000, keptCents: 11_500 },
    });
    expect((await rows()).find(({ entry }) => entry === 'deposit_returned')).toMatchObject({
      paymentCents: null,
      chargeCents: null,
      depositCents: 90_000,
      depositKeptCents: 11_500,
      depositInterestCents: 1500,
      status: 'posted',
    });
    const file = `/api/leases/${home.leaseId}/statement?year=2026&language=en`;
    const statement = pdfTexts(
      Buffer.from((await test.http('get', file, home.tenant.token).buffer().expect(200)).body),
    );
    expect(statement.join(' ')).toContain('Made on November 10, 2026');
    expect(statement.join(' ').replaceAll(/\s+/g, ' ')).toContain(
      'Deposit returned. $900.00 CAD was returned, including $15.00 CAD in interest. $115.00 CAD was kept',
    );
    expect(
      await test.sql(
        'select held_cents::int as held, interest_cents::int as interest, returned_cents::int as returned from deposit_return where lease_id = $1',
        [home.leaseId],
      ),
    ).toEqual([{ held: 100_000, interest: 1500, returned: 90_000 }]);
    for (const token of [home.tenant.token, home.landlord.token])
      expect((await letter(token).expect(200)).body.subarray(0, 5).toString()).toBe('%PDF-');
    await told('landlords.owed_deposit_returned');
    expect(
      await test.sql(
        'select entry_id from posting where lease_id = $1 group by entry_id having sum(amount_cents) <> 0',
        [home.leaseId],
      ),
    ).toEqual([]);
    await letter((await letHome(test)).tenant.token).expect(404);
  });

  it('PY-020 a return that was recorded by mistake is taken back as a whole, whichever of its entries is named', async () => {
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    const own = async () =>
      (await test.http('get', `/api/tenants/me/lease?leaseId=${home.leaseId}`, home.tenant.token).expect(200)).body;
    const before = (await summary()).balanceCents;
    const giveBack = () =>
      post('/deposit/return', {
        returnedCents: 70_000,
        interestCents: 1500,
        deductions: [
          { kind: 'owed', amountCents: 20_000 },
          { amountCents: 11_500, label: 'Broken window' },
        ],
      }).expect(201);
    for (const named of ['deposit_returned', 'deposit_kept', 'one_off']) {
      await giveBack();
      expect(await summary()).toMatchObject({ depositHeldCents: 0, balanceCents: before - 20_000 });
      const parts = (await rows()).filter(({ status }) => status !== 'reversed' && status !== 'voided');
      const { id = '' } = parts.find(({ entry }) => entry === named) ?? {};
      await post(`/ledger/${id}/reverse`, { note: 'Wrong lease' }).expect(200);
      await post(`/ledger/${id}/reverse`).expect(200);
      expect(await summary()).toMatchObject({ depositHeldCents: 100_000, balanceCents: before });
      expect(await own()).toMatchObject({ depositHeldCents: 100_000, depositReturn: null });
      await test.http('get', `/api/leases/${home.leaseId}/letters/deposit`, home.tenant.token).expect(404);
    }
    expect((await rows()).filter(({ entry }) => entry === 'reversal_of_deposit_returned')).toHaveLength(3);
    await told('landlords.owed_canceled');
    const canceled = await test.sql<{ params: { entry: string; amount: string } }>(
      "select params from outbox_message where recipient = $1 and template = 'landlords.owed_canceled'",
      [home.tenant.email],
    );
    expect(canceled[0]?.params).toMatchObject({ entry: 'deposit_returned', amount: '$1,000.00\u00a0CAD' });
    await giveBack();
    expect(await own()).toMatchObject({ depositReturn: { returnedCents: 70_000, keptCents: 31_500 } });
    expect(
      await test.sql(
        'select entry_id from posting where lease_id = $1 group by entry_id having sum(amount_cents) <> 0',
        [home.leaseId],
      ),
    ).toEqual([]);
  });

  it('PY-020 is settled on the day that the landlord names, and the letter for the envelope has the new address', async () => {
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    await test.sql(
      `insert into tenant_notice (id, account_id, demo, created_at, lease_id, lease_tenant_id, user_id, name, kind, state, last_day, given_on, earliest_day, forwarding_address)
       select gen_random_uuid(), l.account_id, false, now(), l.id, t.id, t.user_id, 'Kim', 'notice', 'acknowledged', '2026-11-30', '2026-11-02', '2026-11-30', '5 King St, Guelph'
       from lease l join lease_tenant t on t.lease_id = l.id where l.id = $1`,
      [home.leaseId],
    );
    const terms = await test.http('get', at('/deposit/terms'), home.landlord.token).expect(200);
    expect(terms.body).toMatchObject({ forwardingAddress: '5 King St, Guelph' });
    const back = { returnedCents: 100_000, sentTo: '7 Bay St, Guelph' };
    test.clock.setNow('2026-11-11T14:00:00Z');
    for (const returnedOn of ['2026-11-12', 'yesterday', '2026-02-30'])
      await post('/deposit/return', { ...back, returnedOn }).expect(400);
    const early = await post('/deposit/return', { ...back, returnedOn: '2026-11-09' }).expect(422);
    expect(early.body).toMatchObject({ reason: 'deposit_not_held_yet' });
    await post('/deposit/return', { ...back, sentTo: 'x'.repeat(301) }).expect(400);
    await post('/deposit/return', { ...back, returnedOn: '2026-11-10' }).expect(201);
    expect((await rows()).find(({ entry }) => entry === 'deposit_returned')).toMatchObject({ date: '2026-11-10' });
    const letter = async (token: string) =>
      pdfTexts(
        Buffer.from(
          (
            await test
              .http('get', `/api/leases/${home.leaseId}/letters/deposit?language=en`, token)
              .buffer()
              .expect(200)
          ).body,
        ),
      ).join(' ');
    expect(await letter(home.landlord.token)).toContain('7 Bay St, Guelph');
    expect(await letter(home.landlord.token)).toContain('November 10, 2026');
    expect(await letter(home.tenant.token)).not.toContain('7 Bay St');
  });

  it('PY-020 a return of an earlier version is known by its entries', async () => {
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    const key = { amountCents: 9000, label: 'Key' };
    await post('/charges', key).expect(201);
    const deductions = [
      { kind: 'owed', amountCents: 5000 },
      { amountCents: 11_500, label: 'Broken window' },
    ];
    await post('/deposit/return', { returnedCents: 83_600, interestCents: 100, deductions }).expect(201);
    const parts = async () => {
      const [row] = await test.sql<{ parts: string[] }>('select parts from deposit_return where lease_id = $1', [
        home.leaseId,
      ]);
      return row?.parts.toSorted();
    };
    const known = await parts();
    expect(known).toHaveLength(5);
    await test.sql("update deposit_return set parts = '[]' where lease_id = $1", [home.leaseId]);
    const migration = readFileSync('migrations/1590-undone-deposit-returns.sql', 'utf8');
    await test.sql(migration.slice(migration.indexOf('update deposit_return')));
    expect(await parts()).toEqual(known);
  });

  it('PY-020 each line of a return leads to the letter of that return, which is not a charge', async () => {
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    const letters = async () => (await test.http('get', at(''), home.landlord.token).expect(200)).body.letters;
    await post('/deposit/return', {
      returnedCents: 40_000,
      deductions: [{ amountCents: 11_500, label: 'Broken window' }],
    }).expect(201);
    expect(await letters()).toEqual(['deposit']);
    test.clock.setNow('2026-11-10T16:00:00Z');
    await post('/deposit/return', { returnedCents: 48_500 }).expect(201);
    const lines = (
      await test
        .http('get', `/api/leases/${home.leaseId}/statement/lines?year=2026&language=en`, home.tenant.token)
        .expect(200)
    ).body.lines as { id: string; entry: string; letter: string | null }[];
    const offered = lines.filter(({ letter }) => letter !== null);
    expect(offered.map(({ entry, letter }) => `${entry.split('.')[0]}: ${letter}`).toSorted()).toEqual([
      'Broken window: deposit',
      'Deposit returned: deposit',
      'Deposit returned: deposit',
      'Kept from the deposit: deposit',
    ]);
    const text = async (id: string) =>
      pdfTexts(
        (
          await test
            .http('get', `/api/leases/${home.leaseId}/letters/deposit?language=en&entry=${id}`, home.tenant.token)
            .buffer()
            .expect(200)
        ).body,
      ).join(' ');
    const [last, ...first] = offered;
    expect(await text(last?.id ?? '')).not.toContain('Broken window');
    for (const { id } of first) expect(await text(id)).toContain('Broken window');
    const { id: before = '' } = (await rows()).find(({ entry }) => entry === 'deposit_received') ?? {};
    await test
      .http('get', `/api/leases/${home.leaseId}/letters/deposit?entry=${before}`, home.tenant.token)
      .expect(404);
  });

  it('PY-020 a part that was taken back before stays so, and another landlord reaches nothing', async () => {
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    await post('/deposit/return', { returnedCents: 100_000 }).expect(201);
    const { id = '' } = (await rows()).find(({ entry }) => entry === 'deposit_returned') ?? {};
    const other = await letHome(test);
    await test
      .http('post', at(`/ledger/${id}/reverse`), other.landlord.token)
      .send({})
      .expect(404);
    await Promise.all([post(`/ledger/${id}/reverse`).expect(200), post(`/ledger/${id}/reverse`).expect(200)]);
    expect(await summary()).toMatchObject({ depositHeldCents: 100_000 });
    expect((await rows()).find((row) => row.id === id)).toMatchObject({ status: 'reversed', reversible: false });
  });

  it('PY-020 where a deposit is for the last month’s rent alone, nothing else is kept of it', async () => {
    await test.sql("update property set region = 'ON', country = 'CA' where id = $1", [home.propertyId]);
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    const item = { amountCents: 11_500, label: 'Broken window' };
    const { body } = await post('/deposit/return', { returnedCents: 88_500, deductions: [item] }).expect(422);
    expect(body).toMatchObject({ reason: 'deposit_for_rent_alone' });
    await post('/deposit/return', { returnedCents: 100_000 }).expect(201);
  });

  it.each([
    ['BC', 'CA', '2026-12-15', 'www2.gov.bc.ca'],
    ['CA', 'US', '2026-12-21', 'saclaw.org'],
    ['SK', 'CA', '2026-12-09', 'www.plea.org'],
  ])(
    'PY-020 in %s-%s the deposit of a lease that ends on November 30 is due by %s, with what may be kept',
    async (region, country, deadline, host) => {
      await test.sql('update property set region = $2, country = $3 where id = $1', [home.propertyId, region, country]);
      const terms = async () => (await test.http('get', at('/deposit/terms'), home.landlord.token).expect(200)).body;
      await post('/opening', { depositHeldCents: 50_000 }).expect(201);
      expect((await terms()).deadline).toBeNull();
      await post('/notice', { endsOn: '2026-11-30', by: 'tenant' }).expect(200);
      expect(await terms()).toMatchObject({
        deadline,
        returning: {
          status: 'automatic',
          value: expect.stringContaining('kept'),
          source: expect.stringMatching(new RegExp(`^https://${host}/.`)),
          mustCheck: true,
        },
      });
      await post('/deposit/return', { returnedCents: 50_000 }).expect(201);
      const { body } = await test
        .http('get', `/api/leases/${home.leaseId}/letters/deposit?language=en`, home.tenant.token)
        .buffer()
        .expect(200);
      // The letter has the law and its page, as the screen has.
      const { law } = (await terms()).returning;
      const text = pdfTexts(Buffer.from(body)).join(' ').replaceAll(/\s+/g, ' ');
      // Not every region's section is on record.
      const cited = law ? [law.en.replaceAll(/\s+/g, ' '), new URL(law.page).host] : [];
      expect([...cited, host].filter((words) => !text.includes(words))).toEqual([]);
    },
  );

  it('PY-020 where nothing is on record there is no deadline, and that is said', async () => {
    await test.sql("update property set region = 'PE', country = 'CA' where id = $1", [home.propertyId]);
    await post('/notice', { endsOn: '2026-11-30', by: 'tenant' }).expect(200);
    expect((await test.http('get', at('/deposit/terms'), home.landlord.token).expect(200)).body).toMatchObject({
      deadline: null,
      returning: { status: 'unknown', source: null },
    });
  });

  it('an opening balance of a running lease reaches the tenants by mail and bell, once', async () => {
    const bells = () =>
      test.sql<{ kind: string; params: Record<string, unknown> }>(
        "select kind, params from notification where user_id = $1 and kind like 'owed_opening%' order by created_at, id",
        [home.tenant.userId],
      );
    await post('/opening', { balanceCents: 25_000, depositHeldCents: 50_000 }).expect(201);
    await told('landlords.owed_opening');
    await eventually(async () => (await bells()).length > 0);
    expect(await bells()).toMatchObject([{ kind: 'owed_opening', params: { amountCents: 25_000 } }]);
    await post('/opening', { balanceCents: 25_000 }).expect(409);
    const credited = await letHome(test, { startsOn: '2026-11-01', rentCents: 120_000 });
    await test
      .http('post', `/api/landlords/leases/${credited.leaseId}/opening`, credited.landlord.token)
      .send({ balanceCents: -30_000 })
      .expect(201);
    await told('landlords.owed_opening_credit', credited.tenant.email);
    const mails = await test.sql<{ template: string; params: Record<string, string> }>(
      "select template, params from outbox_message where template like 'landlords.owed_opening%' and recipient = any($1) order by template",
      [[home.tenant.email, credited.tenant.email]],
    );
    expect(mails).toMatchObject([
      { template: 'landlords.owed_opening', params: { side: 'owed' } },
      { template: 'landlords.owed_opening_credit', params: { side: 'credit' } },
    ]);
  });

  it('a deposit alone that is entered for a running lease is no news: nothing more is owed', async () => {
    await post('/opening', { depositHeldCents: 50_000 }).expect(201);
    // The mail about the charge is written after that of the deposit would be.
    await post('/charges', { amountCents: 4500, label: 'Second key' }).expect(201);
    await told('landlords.owed_charge');
    expect((await mails()).filter((template) => template.startsWith('landlords.owed'))).toEqual([
      'landlords.owed_charge',
    ]);
  });

  it('a bounced cheque is owed again from the day it came back, with the fee that the region allows, and both sides get a mail', async () => {
    const { body: paid } = await post('/payments', {
      amountCents: 120_000,
      method: 'cheque',
      paidOn: '2026-11-02',
    }).expect(201);
    expect((await test.http('get', at('/returned-payment-fee'), home.landlord.token).expect(200)).body).toMatchObject({
      status: 'automatic',
      fixedCents: 2000,
      bankCharge: false,
    });
    const back = (body: object) => test.http('post', `/api/payments/${paid.id}/return`, home.landlord.token).send(body);
    const { body: refused } = await back({ returnedOn: '2026-11-06', feeCents: 2001 }).expect(422);
    expect([refused.code, refused.rules[0]]).toEqual([
      'region_rule',
      expect.objectContaining({ code: 'returned_fee_over_limit', limit: { cents: 2000 } }),
    ]);
    await back({ returnedOn: '2026-11-01' }).expect(400);
    await back({ returnedOn: '2026-11-11' }).expect(400);
    expect(
      (await back({ returnedOn: '2026-11-06', feeCents: 2000, note: 'Not sufficient funds' }).expect(200)).body,
    ).toMatchObject({ state: 'returned' });
    await back({ returnedOn: '2026-11-06', feeCents: 2000 }).expect(200);
    expect(await summary()).toMatchObject({ balanceCents: 122_000, overdueCents: 120_000 });
    const lines = await rows();
    expect(lines.find(({ entry }) => entry === 'return_of_offline_payment')).toMatchObject({
      date: '2026-11-06',
      chargeCents: 120_000,
    });
    expect(lines.find(({ entry }) => entry === 'offline_payment')).toMatchObject({ status: 'returned' });
    // The fee is of the day the bank returned it, and due when it is asked for.
    expect(lines.filter(({ entry }) => entry === 'nsf_fee')).toMatchObject([
      { date: '2026-11-06', dueOn: '2026-11-10' },
    ]);
    await told('payments.returned_fee');
    await told('payments.returned_fee_landlord', home.landlord.email);
  });

  it('a fee above an amount that no official text is on record for is left to the landlord', async () => {
    const unsure = REGION_RECORDS.filter(({ region, topic }) => region === 'US-CO' && topic === 'returned_payment').map(
      (record) => ({ ...record, facts: factsOf('returned_payment', [['$20', 's73']]) }),
    );
    putInForce(unsure, []);
    try {
      const { body: paid } = await post('/payments', { amountCents: 120_000, method: 'cheque' }).expect(201);
      await test
        .http('post', `/api/payments/${paid.id}/return`, home.landlord.token)
        .send({ returnedOn: '2026-11-10', feeCents: 2001 })
        .expect(200);
    } finally {
      putInForce([], []);
    }
  });

  it('a returned payment of another landlord is not there, and a banned amount beside a bank charge is', async () => {
    const { body: paid } = await post('/payments', { amountCents: 120_000, method: 'cheque' }).expect(201);
    await test
      .http('post', `/api/payments/${paid.id}/return`, (await letHome(test)).landlord.token)
      .send({ returnedOn: '2026-11-10' })
      .expect(404);
    await test.sql("update property set region = 'ON', country = 'CA' where id = $1", [home.propertyId]);
    await test
      .http('post', `/api/payments/${paid.id}/return`, home.landlord.token)
      .send({ returnedOn: '2026-11-10', feeCents: 2701, bankChargeCents: 700 })
      .expect(422);
    await test
      .http('post', `/api/payments/${paid.id}/return`, home.landlord.token)
      .send({ returnedOn: '2026-11-10', feeCents: 2700, bankChargeCents: 700 })
      .expect(200);
  });

  it('every change of what is owed tells the tenant once, as they chose', async () => {
    await post('/charges', { amountCents: 4500, label: 'Second key' }).expect(201);
    await told('landlords.owed_charge');
    await post('/credits', { amountCents: 1000, label: 'For the broken lift' }).expect(201);
    await told('landlords.owed_credit');
    const id = (await rows()).find(({ entry }) => entry === 'one_off')?.id ?? '';
    await post(`/ledger/${id}/reverse`, { note: 'Charged twice' }).expect(200);
    await post(`/ledger/${id}/reverse`).expect(200);
    await told('landlords.owed_canceled');
    await test.sql(
      "update lease set late_fee_kind = 'fixed', late_fee_value = 2000, late_fee_after_days = 8 where id = $1",
      [home.leaseId],
    );
    expect(await test.app.get(LateFeeRun).run()).toBe(1);
    await told('landlords.owed_late_fee');
    const handled = async () =>
      (await test.sql("select 1 from audit_entry where action = 'lease.tell' and subject_id = $1", [home.leaseId]))
        .length;
    const before = await handled();
    await test.sql('update app_user set email_notifications = false where id = $1', [home.tenant.userId]);
    await post('/charges', { amountCents: 900, label: 'Quiet' }).expect(201);
    await eventually(async () => (await handled()) > before);
    await test.sql('update app_user set email_notifications = true where id = $1', [home.tenant.userId]);
    await post('/end', { endsOn: '2026-11-09', confirmReason: 'Both signed' }).expect(200);
    await told('landlords.owed_rents');
    await told('landlords.lease_ended');
    const [changed] = await test.sql<{ params: Record<string, string> }>(
      "select params from outbox_message where template = 'landlords.owed_rents' and recipient = $1",
      [home.tenant.email],
    );
    expect(changed?.params).toMatchObject({
      span: 'one',
      from: 'November 2026',
      until: 'November 2026',
      direction: 'less',
    });
    const templates = await mails();
    expect(templates.filter((template) => template === 'landlords.owed_canceled')).toHaveLength(1);
    expect(templates.filter((template) => template === 'landlords.owed_charge')).toHaveLength(1);
  });
});
