import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FirstEntries } from '../../../src/modules/rent/first-entries.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('entries by hand', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-03T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    await test.app.get(RentRun).run();
  });

  const path = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const post = (rest: string, body: object, token = home.landlord.token) =>
    test.http('post', path(rest), token).send(body);
  const rows = async () => (await test.http('get', path('/ledger'), home.landlord.token).expect(200)).body;
  const idOf = async (entry: string) =>
    (await rows()).find((row: { entry: string; status: string }) => row.entry === entry && row.status !== 'scheduled')
      .id;

  it('charges something once, on its due day, in the landlord’s words', async () => {
    const { body } = await post('/charges', { amountCents: 4500, label: 'Second key', dueOn: '2026-11-20' }).expect(
      201,
    );
    expect(body).toMatchObject({ balanceCents: 169_500, overdueCents: 165_000 });
    expect((await rows())[1]).toMatchObject({
      entry: 'one_off',
      label: 'Second key',
      chargeCents: 4500,
      status: 'due',
      balanceCents: 169_500,
      reversible: true,
    });
  });

  it('gives a reduction that settles the oldest charge', async () => {
    await post('/credits', { amountCents: 10_000, label: 'For the broken lift' }).expect(201);
    expect((await rows())[1]).toMatchObject({
      entry: 'credit',
      note: 'For the broken lift',
      paymentCents: 10_000,
      balanceCents: 155_000,
    });
    expect((await rows()).at(-1)).toMatchObject({ entry: 'rent', status: 'part_overdue' });
  });

  it('PY-009 settles no charge by more than it asks for, whoever writes it', async () => {
    await post('/payments', { amountCents: 100_000 }).expect(201);
    const again = `insert into allocation select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).* from allocation a where lease_id = $1`;
    await expect(test.sql(again, [home.leaseId])).rejects.toThrow(/charge_settled/);
    await expect(test.sql('update charge set voided_at = now() where lease_id = $1', [home.leaseId])).rejects.toThrow(
      /charge_settled/,
    );
    expect(
      await test.sql('select settled_cents::int as settled, open_cents::int as open from charge where lease_id = $1', [
        home.leaseId,
      ]),
    ).toEqual([{ settled: 100_000, open: 65_000 }]);
  });

  it('PY-009 corrects a mistake by another entry, once', async () => {
    const { body: payment } = await post('/payments', { amountCents: 165_000 }).expect(201);
    const entryId = await idOf('offline_payment');
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(`/ledger/${entryId}/reverse`, { note: 'Another tenant’s cheque' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [, reversal, mistake] = await rows();
    expect(reversal).toMatchObject({
      entry: 'reversal_of_offline_payment',
      status: 'reversed',
      chargeCents: 165_000,
      balanceCents: 165_000,
      reversesId: entryId,
      note: 'Another tenant’s cheque',
    });
    expect(mistake).toMatchObject({ entry: 'offline_payment', paymentCents: 165_000, reversible: false });
    expect((await test.http('get', `/api/payments/${payment.id}`, home.tenant.token).expect(200)).body).toMatchObject({
      state: 'returned',
      settles: [],
    });
  });

  it('takes back a charge; what had paid it settles the next one', async () => {
    await post('/charges', { amountCents: 5000, label: 'Cleaning', dueOn: '2026-10-01' }).expect(201);
    await post('/payments', { amountCents: 5000 }).expect(201);
    const id = await idOf('one_off');
    const { body } = await post(`/ledger/${id}/reverse`, {}).expect(200);
    expect(body.balanceCents).toBe(160_000);
    expect((await rows()).find((row: { id: string }) => row.id === id)).toMatchObject({
      status: 'voided',
      reversible: false,
    });
    expect(await test.sql('select entry_id from posting group by entry_id having sum(amount_cents) <> 0')).toEqual([]);
  });

  it('PY-020 holds a deposit as a liability once it is paid, and gives it back less itemised deductions', async () => {
    await whereDepositsAreLawful();
    await post('/charges', { kind: 'deposit', amountCents: 80_000, label: 'Security deposit' }).expect(201);
    const paid = await post('/payments', { amountCents: 165_000 + 80_000 }).expect(201);
    expect(paid.body.settles).toHaveLength(2);
    expect((await test.http('get', path('/ledger/summary'), home.landlord.token)).body).toMatchObject({
      depositHeldCents: 80_000,
      balanceCents: 0,
    });
    await post('/deposit/return', { returnedCents: 80_001 }).expect(422);
    const { body } = await post('/deposit/return', {
      returnedCents: 65_000,
      deductions: [{ amountCents: 15_000, label: 'Broken window' }],
    }).expect(201);
    expect(body).toMatchObject({ depositHeldCents: 0, balanceCents: 0 });
    await post('/deposit/return', { returnedCents: 1 }).expect(422);
    const accounts = await test.sql(
      'select ledger_account as account, sum(amount_cents)::int as cents from posting where lease_id = $1 group by 1 having sum(amount_cents) <> 0 order by 1',
      [home.leaseId],
    );
    expect(accounts).toEqual([
      { account: 'cash', cents: 165_000 + 15_000 },
      { account: 'other_income', cents: -15_000 },
      { account: 'rent_income', cents: -165_000 },
    ]);
  });

  it('PY-009 refuses to take back a deposit charge, or what paid it, once the deposit went back', async () => {
    await whereDepositsAreLawful();
    await post('/charges', { kind: 'deposit', amountCents: 80_000, label: 'Security deposit' }).expect(201);
    await post('/payments', { amountCents: 165_000 + 80_000 }).expect(201);
    const [deposit, paid] = [await idOf('deposit'), await idOf('offline_payment')];
    await post('/deposit/return', { returnedCents: 80_000 }).expect(201);
    for (const id of [deposit, paid]) {
      expect((await post(`/ledger/${id}/reverse`, {}).expect(422)).body).toMatchObject({
        code: 'rule_broken',
        heldCents: 0,
      });
    }
    expect((await test.http('get', path('/ledger/summary'), home.landlord.token)).body).toMatchObject({
      depositHeldCents: 0,
      balanceCents: 0,
    });
  });

  it('lets only those lock a lease or renew statistics who post', async () => {
    const may = (call: string) =>
      test.sql<{ role: string }>(
        `select r.rolname as role from pg_roles r where r.rolname like 'lw\\_%' and has_function_privilege(r.rolname, '${call}', 'execute') order by 1`,
      );
    expect((await may('lock_lease(uuid)')).map(({ role }) => role)).toEqual(['lw_landlord', 'lw_system', 'lw_tenant']);
    expect((await may('analyze_ledger()')).map(({ role }) => role)).toEqual(['lw_system']);
  });

  /** Where a deposit is lawful, up to a month's rent; the home is in Quebec. */
  const whereDepositsAreLawful = () => test.sql("update property set region = 'AB' where id = $1", [home.propertyId]);

  it('TN-023 PY-020 a deposit that the region bans or caps is not brought along either: refused like a lease’s, with the rule and its source', async () => {
    const banned = await post('/opening', { balanceCents: 20_000, depositHeldCents: 1 }).expect(422);
    expect(banned.body).toMatchObject({
      code: 'region_rule',
      rules: [
        {
          code: 'deposit_banned',
          limit: { cents: 0 },
          source: 'legisquebec.gouv.qc.ca/CCQ-1904',
          sourceDate: '2020-07',
        },
      ],
      details: [{ field: 'depositHeldCents' }],
    });
    await whereDepositsAreLawful();
    const over = await post('/opening', { depositHeldCents: 165_001 }).expect(422);
    expect(over.body.rules).toMatchObject([{ code: 'deposit_over_limit', limit: { cents: 165_000 } }]);
    expect((await test.http('get', path('/ledger/summary'), home.landlord.token)).body).toMatchObject({
      balanceCents: 165_000,
      depositHeldCents: 0,
      openingBalanceEntered: false,
    });
    await post('/opening', { depositHeldCents: 165_000 }).expect(201);
  });

  it('TN-023 PY-020 a deposit that is charged is held to the region’s limit in all, also when charged at once, until one goes back', async () => {
    const charge = (amountCents: number) =>
      post('/charges', { kind: 'deposit', amountCents, label: 'Security deposit' });
    const banned = await charge(1).expect(422);
    expect(banned.body).toMatchObject({
      code: 'region_rule',
      rules: [{ code: 'deposit_banned', source: 'legisquebec.gouv.qc.ca/CCQ-1904' }],
      details: [{ field: 'amountCents' }],
    });
    expect((await post('/charges', { amountCents: 200_000, label: 'Broken window' }).expect(201)).body).toMatchObject({
      balanceCents: 365_000,
    });
    await whereDepositsAreLawful();
    expect((await charge(165_001).expect(422)).body.rules).toMatchObject([
      { code: 'deposit_over_limit', limit: { cents: 165_000 } },
    ]);
    const answers = await Promise.all([charge(100_000), charge(100_000)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    await post('/opening', { depositHeldCents: 65_001 }).expect(422);
    await charge(65_000).expect(201);
    await charge(1).expect(422);
    await post('/payments', { amountCents: 165_000 + 200_000 + 165_000 }).expect(201);
    await charge(1).expect(422);
    await post('/deposit/return', { returnedCents: 65_000 }).expect(201);
    await charge(65_000).expect(201);
  });

  it('PY-020 takes along what a running lease owed and the deposit that is held, once', async () => {
    await whereDepositsAreLawful();
    const { body } = await post('/opening', { balanceCents: 20_000, depositHeldCents: 90_000 }).expect(201);
    expect(body).toMatchObject({ balanceCents: 185_000, depositHeldCents: 90_000 });
    expect((await test.http('get', '/api/tenants/me/lease', home.tenant.token).expect(200)).body).toMatchObject({
      depositCents: 0,
      depositHeldCents: 90_000,
    });
    await post('/opening', { balanceCents: 20_000 }).expect(409);
    const other = await letHome(test, { startsOn: '2026-12-01', chargeFrom: '2026-12-01' }, home.landlord);
    const ahead = await test
      .http('post', `/api/landlords/leases/${other.leaseId}/opening`, home.landlord.token)
      .send({ balanceCents: -5000 })
      .expect(201);
    expect(ahead.body).toMatchObject({ balanceCents: -5000, openingBalanceEntered: true, openingDepositEntryId: null });
  });

  it('PY-020 an import’s balance is entered though somebody was quicker with the deposit', async () => {
    await whereDepositsAreLawful();
    await test.sql('update lease set opening_balance_cents = 50000, opening_deposit_cents = 80000 where id = $1', [
      home.leaseId,
    ]);
    await post('/opening', { depositHeldCents: 80_000 }).expect(201);
    const activated = () => test.app.get(FirstEntries).onActivated({ leaseId: home.leaseId });
    for (let times = 0; times < 2; times += 1)
      await test.app
        .get(Scope)
        .asSystem('outbox handler', activated, { accountId: home.landlord.accountId, demo: false });
    expect((await test.http('get', path('/ledger/summary'), home.landlord.token).expect(200)).body).toMatchObject({
      balanceCents: 215_000,
      depositHeldCents: 80_000,
    });
  });

  it('PY-020 lets a wrong opening balance be taken back and entered anew, and a deposit be added later', async () => {
    await whereDepositsAreLawful();
    const id = async () =>
      (await rows()).find(
        (row: { entry: string; reversible: boolean }) => row.entry === 'opening_balance' && row.reversible,
      ).id;
    await post('/opening', { balanceCents: -20_000 }).expect(201);
    expect((await post(`/ledger/${await id()}/reverse`, {}).expect(200)).body).toMatchObject({
      balanceCents: 165_000,
      openingBalanceEntered: false,
    });
    expect((await post('/opening', { balanceCents: 30_000 }).expect(201)).body).toMatchObject({
      balanceCents: 195_000,
      openingBalanceEntered: true,
    });
    expect((await post('/opening', { depositHeldCents: 90_000 }).expect(201)).body).toMatchObject({
      depositHeldCents: 90_000,
      openingDepositEntryId: expect.any(String),
    });
    await post('/opening', { depositHeldCents: 90_000 }).expect(409);
    await post(`/ledger/${await id()}/reverse`, {}).expect(200);
    const deposit = async () =>
      (await test.http('get', path('/ledger/summary'), home.landlord.token).expect(200)).body.openingDepositEntryId;
    const wrong = await deposit();
    for (let times = 0; times < 2; times += 1) await post(`/ledger/${wrong}/reverse`, {}).expect(200);
    expect((await post('/opening', { depositHeldCents: 9000 }).expect(201)).body).toMatchObject({
      depositHeldCents: 9000,
    });
    await post('/deposit/return', { returnedCents: 1 }).expect(201);
    await post(`/ledger/${await deposit()}/reverse`, {}).expect(422);
    expect(await test.sql('select entry_id from posting group by entry_id having sum(amount_cents) <> 0')).toEqual([]);
  });

  it('refuses a payment of a provider, a foreign lease, a tenant and bad input', async () => {
    await test
      .http('post', '/api/payments', home.tenant.token)
      .send({ amountCents: 165_000, method: 'bank' })
      .expect(201);
    await post(`/ledger/${await idOf('online_payment')}/reverse`, {}).expect(422);
    const other = await letHome(test);
    await post('/charges', { amountCents: 100, label: 'x' }, other.landlord.token).expect(404);
    await post(`/ledger/${await idOf('rent')}/reverse`, {}, other.landlord.token).expect(404);
    await post('/charges', { amountCents: 100, label: 'x' }, home.tenant.token).expect(403);
    for (const body of [
      { amountCents: 0, label: 'x' },
      { amountCents: 1.5, label: 'x' },
      { amountCents: 100 },
      { amountCents: 100, label: 'x', dueOn: '2026-02-30' },
    ]) {
      await post('/charges', body).expect(400);
    }
  });
});
