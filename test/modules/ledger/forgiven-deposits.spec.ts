import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { LEDGER_FAULTS } from '../../support/ledger-faults.js';
import { cashByPostings, readReport, totalOf } from '../../support/reports.js';
import { unzip } from '../../support/unzip.js';

const EVER = 'from=2000-01-01&to=2030-12-31';

/** Held is what someone paid. A deposit that the landlord forgave is settled, and nothing of it can be given back. */
describe('a deposit that the landlord forgives', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', rentCents: 100_000 });
    await test.sql("update property set region = 'NU' where id = $1", [home.propertyId]);
    await test.app.get(RentRun).run();
    await post('/payments', { amountCents: 100_000, paidOn: '2026-11-01' }).expect(201);
    await post('/charges', { kind: 'deposit', amountCents: 80_000, label: 'Deposit' }).expect(201);
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const post = (rest: string, body: object = {}) => test.http('post', at(rest), home.landlord.token).send(body);
  const get = async (path: string, token = home.landlord.token) =>
    (await test.http('get', path, token).expect(200)).body;
  const report = (name: string, query = '') => readReport(test, home.landlord.token, name, query);
  const credit = (amountCents: number) => post('/credits', { amountCents, label: 'No deposit needed' }).expect(201);
  const entryOf = async (kind: string) =>
    (
      await test.sql<{ id: string }>(
        'select id from journal_entry where lease_id = $1 and kind = $2 order by id desc',
        [home.leaseId, kind],
      )
    )[0]?.id;

  /** Cents that the accountant reads as held, or zero. */
  async function heldInTrialBalance(): Promise<number> {
    const file = await test
      .http('get', `/api/landlords/accountant-package?from=2026-01-01&to=2026-12-31`, home.landlord.token)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    const rows: Record<string, string>[] = parse(unzip(file.body).get('trial-balance.csv') ?? '', {
      bom: true,
      columns: true,
    });
    const held = rows.filter((row) => row['Line type'] === 'Row' && row['Account'] === 'Deposits held');
    return held.reduce((sum, row) => sum + Math.round((Number(row['Credits']) - Number(row['Debits'])) * 100), 0);
  }

  /** Every place that tells how much is held says the same. */
  async function heldEverywhere(): Promise<number> {
    const { depositHeldCents } = await get(at('/ledger/summary'));
    const terms = await get(at('/deposit/terms'));
    const own = await get('/api/tenants/me/lease', home.tenant.token);
    const [roll] = (await report('rent_roll', 'to=2026-12-31')).tables;
    const held = [terms.heldCents, own.depositHeldCents, totalOf(roll, 'deposit_held')];
    expect(held).toEqual([depositHeldCents, depositHeldCents, depositHeldCents]);
    expect(await heldInTrialBalance()).toBe(depositHeldCents);
    for (const [wrong, sql] of Object.entries(LEDGER_FAULTS))
      expect([wrong, await test.sql(sql, [home.leaseId])]).toEqual([wrong, []]);
    const cash = await report('income_expense', `basis=cash&${EVER}`);
    expect(totalOf(cash.tables[0], 'net')).toBe(await cashByPostings(test, home.landlord.accountId));
    return depositHeldCents;
  }
  const net = async (basis: 'accrual' | 'cash') =>
    totalOf((await report('income_expense', `basis=${basis}&${EVER}`)).tables[0], 'net');

  it('PY-020 is held nowhere, costs nothing and cannot be given back; what is paid of it can', async () => {
    await credit(50_000);
    expect(await heldEverywhere()).toBe(0);
    await post('/payments', { amountCents: 30_000 }).expect(201);
    expect(await heldEverywhere()).toBe(30_000);
    expect([await net('accrual'), await net('cash')]).toEqual([100_000, 100_000]);
    const refused = await post('/deposit/return', { returnedCents: 80_000 }).expect(422);
    expect(refused.body).toMatchObject({ heldCents: 30_000 });
    await post('/deposit/return', { returnedCents: 30_000 }).expect(201);
    expect(await heldEverywhere()).toBe(0);
    expect([await net('accrual'), await net('cash')]).toEqual([100_000, 100_000]);
  });

  it('is owed again when the credit is taken back, and may be asked for once more up to the limit', async () => {
    await credit(80_000);
    await post(`/ledger/${await entryOf('credit')}/reverse`).expect(200);
    expect((await get(at('/ledger/summary'))).balanceCents).toBe(80_000);
    expect(await heldEverywhere()).toBe(0);
    await post('/payments', { amountCents: 80_000, anotherPayment: true }).expect(201);
    expect(await heldEverywhere()).toBe(80_000);
  });

  it('is not held when its payment was given back and forgiven', async () => {
    const { body } = await post('/payments', { amountCents: 80_000 }).expect(201);
    expect(await heldEverywhere()).toBe(80_000);
    const back = {
      amountCents: 80_000,
      givenOn: '2026-11-10',
      method: 'cash',
      balance: 'forgiven',
      reason: 'Moved in',
    };
    await test.http('post', `/api/payments/${body.id}/give-backs`, home.landlord.token).send(back).expect(201);
    expect((await get(at('/ledger/summary'))).balanceCents).toBe(0);
    expect(await heldEverywhere()).toBe(0);
  });

  describe('before deposits that are forgiven were told apart', () => {
    /** As it was posted then: what the credit settled counted as held. */
    async function postedAsHeld(amountCents: number): Promise<void> {
      await credit(amountCents);
      const id = randomUUID();
      const values = [id, home.leaseId];
      await test.sql(
        `insert into journal_entry (id, account_id, demo, created_at, lease_id, kind, effective_on, currency, key)
         select $1::uuid, account_id, demo, '2026-11-09', id, 'applied', '2026-11-09', 'CAD', 'applied:' || $1 from lease where id = $2`,
        values,
      );
      await test.sql(
        `insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
         select gen_random_uuid(), l.account_id, l.demo, '2026-11-09', $1, l.id, side.account, side.cents, 'CAD'
         from lease l, (values ('credits_given', $3::int), ('deposits_held', -$3::int)) side(account, cents) where l.id = $2`,
        [...values, amountCents],
      );
    }
    /** For this lease: those of the other tests have deposits that were never posted as held. */
    const upgrade = async () => {
      const migration = await readFile('migrations/1330-forgiven-deposits.sql', 'utf8');
      await test.sql(
        migration.replace('where a.released_at', `where a.lease_id = '${home.leaseId}' and a.released_at`),
      );
    };
    const corrections = () =>
      test.sql(
        `select e.key like 'deposit-forgiven-gone:%' as gone, p.ledger_account as account, p.amount_cents::int as cents
         from journal_entry e join posting p on p.entry_id = e.id where e.lease_id = $1 and e.kind = 'deposit_forgiven' order by 1, 2`,
        [home.leaseId],
      );

    it('a new entry takes it from what is held, and the credit can still be taken back', async () => {
      await postedAsHeld(50_000);
      await post('/payments', { amountCents: 30_000 }).expect(201);
      expect((await get(at('/ledger/summary'))).depositHeldCents).toBe(80_000);
      await upgrade();
      expect(await corrections()).toEqual([
        { gone: false, account: 'credits_given', cents: -50_000 },
        { gone: false, account: 'deposits_held', cents: 50_000 },
      ]);
      expect(await heldEverywhere()).toBe(30_000);
      expect(await net('accrual')).toBe(100_000);
      await post(`/ledger/${await entryOf('credit')}/reverse`).expect(200);
      expect(await heldEverywhere()).toBe(30_000);
      expect((await get(at('/ledger/summary'))).balanceCents).toBe(50_000);
    });

    it('what the landlord gave back of it meanwhile was their money, a cost', async () => {
      await postedAsHeld(50_000);
      await post('/payments', { amountCents: 30_000 }).expect(201);
      await post('/deposit/return', { returnedCents: 45_000 }).expect(201);
      await upgrade();
      // 35,000 are left of 80,000: the 50,000 that no one paid are more than that by 15,000.
      expect(await corrections()).toEqual([
        { gone: false, account: 'credits_given', cents: -50_000 },
        { gone: false, account: 'deposits_held', cents: 50_000 },
        { gone: true, account: 'credits_given', cents: 15_000 },
        { gone: true, account: 'deposits_held', cents: -15_000 },
      ]);
      expect((await get(at('/ledger/summary'))).depositHeldCents).toBe(0);
      const cash = await report('income_expense', `basis=cash&${EVER}`);
      expect(totalOf(cash.tables[0], 'net')).toBe(await cashByPostings(test, home.landlord.accountId));
      expect([await net('accrual'), await net('cash')]).toEqual([85_000, 85_000]);
    });

    it('leaves every other lease as it is', async () => {
      await post('/payments', { amountCents: 80_000 }).expect(201);
      await credit(10_000);
      await upgrade();
      expect(await corrections()).toEqual([]);
    });
  });
});
