import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PaymentReports } from '../../../src/modules/payments/payment-reports.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { LEDGER_FAULTS } from '../../support/ledger-faults.js';
import { behindQuery, cashByPostings, readReport, totalOf, type ReportCell } from '../../support/reports.js';

const EVER = 'from=2000-01-01&to=2030-12-31';

/** Money counts when it is received or paid; the ledger alone says when that was. */
describe('income and expense on cash basis', () => {
  let test: TestApp;
  let home: LetHome;
  let minute = 0;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-10-01', rentCents: 100_000 });
    await test.sql("update property set region = 'NU' where id = $1", [home.propertyId]);
    await test.app.get(RentRun).run();
  });

  /** Nothing happens at the same moment as what was before. */
  const tick = () =>
    test.clock.setNow(new Date(Date.parse('2026-11-10T15:00:00Z') + (minute += 1) * 1000).toISOString());
  const send = async (path: string, body: object, method: 'post' | 'patch' = 'post') => {
    tick();
    return test.http(method, `/api${path}`, home.landlord.token).send(body);
  };
  const lease = (path: string, body: object) => send(`/landlords/leases/${home.leaseId}${path}`, body);
  const cash = (query: string) => readReport(test, home.landlord.token, 'income_expense', `basis=cash&${query}`);
  const accrual = (query: string) => readReport(test, home.landlord.token, 'income_expense', query);
  const figures = async (query: string) => {
    const { tables } = await cash(query);
    return ['rent_received', 'other_received', 'paid_ahead', 'expenses', 'net'].map((id) => totalOf(tables[0], id));
  };
  const opened = async (behind: ReportCell['behind'] | undefined) =>
    (
      await test
        .http('get', `/api/reports/entries?limit=200&sort=date&${behindQuery(behind ?? {})}`, home.landlord.token)
        .expect(200)
    ).body as { entryId: string; date: string; kind: string; account: string; amountCents: number }[];

  it('counts rent when it is paid, a returned payment on the day it came back, and nothing twice', async () => {
    // Rent of October and November, both charged; one cheque pays them and a part of December ahead.
    const { body: paid } = await lease('/payments', { amountCents: 230_000, method: 'cheque', paidOn: '2026-11-02' });
    expect(await figures('from=2026-10-01&to=2026-10-31')).toEqual([0, 0, 0, 0, 0]);
    expect(await figures('from=2026-11-01&to=2026-11-30')).toEqual([200_000, 0, 30_000, 0, 230_000]);
    expect(totalOf((await accrual('from=2026-10-01&to=2026-10-31')).tables[0], 'net')).toBe(100_000);
    const [table] = (await cash(EVER)).tables;
    const rent = await opened(table?.rows[0]?.cells[1]?.behind);
    expect(rent).toMatchObject([
      { date: '2026-11-02', kind: 'offline_payment', account: 'rent_income', amountCents: 200_000 },
    ]);
    tick();
    await test
      .http('post', `/api/payments/${paid.id}/return`, home.landlord.token)
      .send({ returnedOn: '2026-11-06' })
      .expect(200);
    expect(await figures('from=2026-11-01&to=2026-11-05')).toEqual([200_000, 0, 30_000, 0, 230_000]);
    expect(await figures('from=2026-11-06&to=2026-11-06')).toEqual([-200_000, 0, -30_000, 0, -230_000]);
    expect(await figures(EVER)).toEqual([0, 0, 0, 0, 0]);
    const all = await opened({ basis: 'cash', creditsAdd: true, currency: 'CAD', accounts: ['rent_income'] });
    expect(all.map(({ date, kind, amountCents }) => [date, kind, amountCents])).toEqual([
      ['2026-11-02', 'offline_payment', 200_000],
      ['2026-11-06', 'return', -200_000],
    ]);
  });

  it('takes a payment that was a mistake off on the day of its correction: earlier days keep their figures', async () => {
    await lease('/payments', { amountCents: 230_000, method: 'cheque', paidOn: '2026-11-02' });
    const [entry] = await test.sql<{ id: string }>(
      "select id from journal_entry where lease_id = $1 and kind = 'offline_payment'",
      [home.leaseId],
    );
    await lease(`/ledger/${entry?.id}/reverse`, {});
    expect(await figures('from=2026-11-01&to=2026-11-09')).toEqual([200_000, 0, 30_000, 0, 230_000]);
    expect(await figures('from=2026-11-10&to=2026-11-10')).toEqual([-200_000, 0, -30_000, 0, -230_000]);
    expect(await figures(EVER)).toEqual([0, 0, 0, 0, 0]);
  });

  describe('money that is given back on a day of the year before', () => {
    const YEARS = ['from=2026-01-01&to=2026-12-31', 'from=2027-01-01&to=2027-12-31'] as const;
    /** Sessions don't live as long. */
    const at = async (moment: string) => {
      test.clock.setNow(`${moment}:00Z`);
      home = { ...home, landlord: await signedInAgain(test, home.landlord) };
    };
    const paid = (amountCents: number, paidOn: string) =>
      test
        .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
        .send({ amountCents, method: 'transfer', paidOn, anotherPayment: true })
        .expect(201);
    const givenBackOnDecember31 = async (id: string) => {
      await at('2027-01-05T15:00');
      await test
        .http('post', `/api/payments/${id}/give-backs`, home.landlord.token)
        .send({ amountCents: 100_000, givenOn: '2026-12-31', method: 'transfer', balance: 'owed_again' })
        .expect(201);
    };
    const years = async () => [await figures(YEARS[0]), await figures(YEARS[1])];
    const rents = async () => {
      for (const day of ['2026-12-01T15:00', '2027-01-01T15:00']) {
        await at(day);
        await test.app.get(RentRun).run();
      }
    };

    it('is income of neither, if it was paid for a rent of the next', async () => {
      await paid(200_000, '2026-11-02');
      await paid(100_000, '2026-11-02');
      await at('2026-12-30T15:00');
      const { body: ahead } = await paid(100_000, '2026-12-30');
      await rents();
      expect(await years()).toEqual([
        [300_000, 0, 100_000, 0, 400_000],
        [100_000, 0, -100_000, 0, 0],
      ]);
      await givenBackOnDecember31(ahead.id);
      expect(await years()).toEqual([
        [300_000, 0, 0, 0, 300_000],
        [0, 0, 0, 0, 0],
      ]);
    });

    it('leaves what other payments settle in its place in the year in which they came', async () => {
      const { body: first } = await paid(100_000, '2026-11-02');
      await paid(200_000, '2026-11-03');
      await at('2026-12-30T15:00');
      await paid(100_000, '2026-12-30');
      await rents();
      await givenBackOnDecember31(first.id);
      expect(await years()).toEqual([
        [300_000, 0, 0, 0, 300_000],
        [0, 0, 0, 0, 0],
      ]);
    });
  });

  it('takes a deposit for income only as far as it is kept, and credits for none', async () => {
    await lease('/charges', { kind: 'deposit', amountCents: 80_000, label: 'Deposit', dueOn: '2026-11-10' });
    await lease('/credits', { amountCents: 10_000, label: 'Lift' });
    await lease('/payments', { amountCents: 270_000 });
    expect(await figures(EVER)).toEqual([190_000, 0, 0, 0, 190_000]);
    const kept = { returnedCents: 50_000, interestCents: 1000, deductions: [{ amountCents: 31_000, label: 'Window' }] };
    expect((await lease('/deposit/return', kept)).status).toBe(201);
    expect(await figures(EVER)).toEqual([190_000, 31_000, 0, 1000, 220_000]);
    expect(totalOf((await accrual(EVER)).tables[0], 'net')).toBe(220_000);
  });

  it('interest on a deposit is an expense on either basis, and no credit to the tenant', async () => {
    await lease('/opening', { depositHeldCents: 50_000 });
    expect((await lease('/deposit/return', { returnedCents: 51_000, interestCents: 1000 })).status).toBe(201);
    const [onAccrual] = (await accrual(EVER)).tables;
    expect(['credits_given', 'expenses'].map((id) => totalOf(onAccrual, id))).toEqual([0, 1000]);
    const [onCash] = (await cash(EVER)).tables;
    expect(totalOf(onCash, 'expenses')).toBe(1000);
    for (const table of [onAccrual, onCash]) {
      const at = table?.columns.findIndex(({ id }) => id === 'expenses') ?? -1;
      expect(
        (await opened(table?.rows[0]?.cells[at]?.behind)).map(({ kind, account, amountCents }) => [
          kind,
          account,
          amountCents,
        ]),
      ).toEqual([['deposit_interest', 'deposit_interest', 1000]]);
    }
  });

  it('moves interest that was posted as a credit to the account of interest, and changes no sum', async () => {
    await lease('/opening', { depositHeldCents: 50_000 });
    const [id, at] = [randomUUID(), test.clock.now()];
    await test.sql(
      `insert into journal_entry (id, account_id, demo, created_at, lease_id, kind, effective_on, currency, key)
       select $1::uuid, account_id, demo, $2, id, 'deposit_interest', '2026-11-03', currency, 'deposit-interest:' || $1 from lease where id = $3`,
      [id, at, home.leaseId],
    );
    await test.sql(
      `insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
       select gen_random_uuid(), e.account_id, e.demo, e.created_at, e.id, e.lease_id, side.account, side.cents, e.currency
       from journal_entry e, (values ('credits_given', 700), ('deposits_held', -700)) side(account, cents) where e.id = $1`,
      [id],
    );
    const before = totalOf((await accrual(EVER)).tables[0], 'net');
    const move = await readFile('migrations/0580-interest-on-deposits.sql', 'utf8');
    await test.sql(move);
    const [table] = (await accrual(EVER)).tables;
    expect(['credits_given', 'expenses', 'net'].map((column) => totalOf(table, column))).toEqual([0, 700, before]);
    expect(totalOf((await cash(EVER)).tables[0], 'expenses')).toBe(700);
    for (const [wrong, sql] of Object.entries(LEDGER_FAULTS))
      expect([wrong, await test.sql(sql, [home.leaseId])]).toEqual([wrong, []]);
  });

  it('counts an online payment on the day the tenant pays, not when it is paid out', async () => {
    tick();
    const body = { leaseId: home.leaseId, amountCents: 100_000, method: 'bank', sandbox: 'slow' };
    const { body: paid } = await test.http('post', '/api/payments', home.tenant.token).send(body).expect(201);
    expect(await figures('from=2026-11-10&to=2026-11-10')).toEqual([0, 0, 0, 0, 0]);
    const [row] = await test.sql<{ id: string }>('select id from payment where lease_id = $1', [home.leaseId]);
    expect(paid.id).toBe(row?.id);
    for (const state of ['succeeded', 'settled'] as const) {
      tick();
      await test.app.get(PaymentReports).take(paid.id, { state, reference: 'x' });
      // With the fee of the method, which the landlord pays.
      expect(await figures('from=2026-11-10&to=2026-11-10')).toEqual([100_000, 0, 0, 1500, 98_500]);
    }
  });

  it('counts what was owed at the start when it is paid, and what was paid or held before never', async () => {
    expect((await lease('/opening', { balanceCents: 40_000, depositHeldCents: 60_000 })).status).toBe(201);
    expect(await figures(EVER)).toEqual([0, 0, 0, 0, 0]);
    await lease('/payments', { amountCents: 240_000 });
    expect(await figures(EVER)).toEqual([240_000, 0, 0, 0, 240_000]);
  });

  it('counts an expense on its day, and its correction there too; the chart follows the basis', async () => {
    const { body } = await send('/expenses', {
      propertyId: home.propertyId,
      category: 'insurance',
      spentOn: '2026-09-01',
      amountCents: 12_000,
      payee: 'Lacroix',
    });
    await send(`/expenses/${body.id}`, { amountCents: 12_500 }, 'patch');
    await lease('/payments', { amountCents: 100_000 });
    const { points, basis, title } = await cash(EVER);
    expect([basis, title]).toEqual(['cash', 'Income and expense by property, cash basis']);
    expect(points).toEqual([
      { month: '2026-09', currency: 'CAD', incomeCents: 0, expenseCents: 12_500 },
      { month: '2026-11', currency: 'CAD', incomeCents: 100_000, expenseCents: 0 },
    ]);
    expect((await accrual(EVER)).points.map(({ month, incomeCents }) => [month, incomeCents])).toEqual([
      ['2026-09', 0],
      ['2026-10', 100_000],
      ['2026-11', 100_000],
    ]);
    expect((await readReport(test, home.landlord.token, 'rent_roll', 'basis=cash')).basis).toBeNull();
    await test.http('get', '/api/reports/income_expense?basis=guess', home.landlord.token).expect(400);
  });

  const cents = fc.integer({ min: 1, max: 150_000 });
  const step = fc.oneof(
    fc.record({
      op: fc.constantFrom('charge', 'deposit', 'credit', 'offline', 'expense', 'pay', 'refund', 'keep', 'interest'),
      cents,
    }),
    fc.record({ op: fc.constantFrom('return', 'reverse'), cents: fc.nat(9) }),
  );
  const idsOf = async (table: 'payment' | 'journal_entry') =>
    (await test.sql<{ id: string }>(`select id from ${table} where lease_id = $1 order by id`, [home.leaseId])).map(
      ({ id }) => id,
    );
  const expense = { category: 'insurance', spentOn: '2026-09-01', payee: 'Lacroix' };
  const commands: Record<string, (amountCents: number) => Promise<unknown>> = {
    charge: (amountCents) => lease('/charges', { amountCents, label: 'Key' }),
    deposit: (amountCents) => lease('/charges', { kind: 'deposit', amountCents, label: 'Deposit' }),
    credit: (amountCents) => lease('/credits', { amountCents, label: 'Lift' }),
    offline: (amountCents) => lease('/payments', { amountCents, paidOn: '2026-10-20' }),
    expense: (amountCents) => send('/expenses', { ...expense, propertyId: home.propertyId, amountCents }),
    pay: async (amountCents) => {
      tick();
      const body = { leaseId: home.leaseId, amountCents, method: 'credit_card', sandbox: 'succeed' };
      return test.http('post', '/api/payments', home.tenant.token).send(body);
    },
    refund: async (amountCents) => {
      const id = (await idsOf('payment')).at(-1);
      return send(`/payments/${id}/refunds`, { amountCents, balance: 'owed_again' });
    },
    keep: async () => {
      const { body } = await test.http(
        'get',
        `/api/landlords/leases/${home.leaseId}/deposit/terms`,
        home.landlord.token,
      );
      const amountCents = Math.min(body.owedCents, body.heldCents);
      return lease('/deposit/return', { returnedCents: 0, deductions: [{ kind: 'owed', amountCents }] });
    },
    interest: (cents) => lease('/deposit/return', { returnedCents: 1, interestCents: cents }),
    return: async (which) => {
      const some = await idsOf('payment');
      const id = some[which % Math.max(1, some.length)];
      tick();
      if (id) await test.app.get(PaymentReports).take(id, { state: 'returned', reference: id });
    },
    reverse: async (which) => {
      const entries = await idsOf('journal_entry');
      return lease(`/ledger/${entries[which % entries.length]}/reverse`, {});
    },
  };
  /** Pays what is owed, charges what was paid ahead, and gives a deposit back: nothing is open. */
  async function close(): Promise<void> {
    const sum = async (account: string) => {
      const [row] = await test.sql<{ cents: number }>(
        'select coalesce(sum(amount_cents), 0)::int as cents from posting where lease_id = $1 and ledger_account = any($2)',
        [home.leaseId, account.split(' ')],
      );
      return row?.cents ?? 0;
    };
    const balance = await sum('rent_receivable prepayments');
    if (balance > 0) await lease('/payments', { amountCents: balance });
    if (balance < 0) await lease('/charges', { amountCents: -balance, label: 'Key' });
    const held = 0 - (await sum('deposits_held'));
    if (held > 0) await lease('/deposit/return', { returnedCents: held });
    expect([await sum('rent_receivable'), await sum('prepayments'), await sum('deposits_held')]).toEqual([0, 0, 0]);
  }

  it('is the accrual in another order: the same total once everything is paid, whatever happened before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        tick();
        home = await letHome(test, { startsOn: '2026-10-01', rentCents: 100_000 });
        await test.sql("update property set region = 'NU' where id = $1", [home.propertyId]);
        await test.app.get(RentRun).run();
        for (const one of steps) await commands[one.op]?.(one.cents);
        // Whatever is open, it is the money of the postings.
        expect(totalOf((await cash(EVER)).tables[0], 'net')).toBe(await cashByPostings(test, home.landlord.accountId));
        await close();
        const { tables, points } = await cash(EVER);
        const net = totalOf(tables[0], 'net');
        expect(net).toBe(totalOf((await accrual(EVER)).tables[0], 'net'));
        expect(totalOf(tables[0], 'paid_ahead')).toBe(0);
        expect(points.reduce((sum, { incomeCents, expenseCents }) => sum + incomeCents - expenseCents, 0)).toBe(net);
        for (const [at, behind] of tables[0]?.totalsBehind.entries() ?? []) {
          if (!behind || !tables[0]?.totals[at]) continue;
          const lines = await opened(behind);
          expect([at, lines.reduce((sum, { amountCents }) => sum + amountCents, 0)]).toEqual([
            at,
            tables[0].totals[at],
          ]);
        }
        // A payment that stayed counts for no more than it brought, over all the charges that it settled.
        const brought = await test.sql<{ id: string; cents: number }>(
          `select e.id, x.amount_cents::int as cents from journal_entry e join posting x on x.entry_id = e.id
           where e.lease_id = $1 and e.kind in ('online_payment', 'offline_payment') and x.ledger_account in ('cash', 'cash_clearing') and x.amount_cents > 0`,
          [home.leaseId],
        );
        const lines = await opened({ basis: 'cash', creditsAdd: true, currency: 'CAD' });
        for (const { id, cents: arrived } of brought) {
          const counted = lines
            .filter(({ entryId }) => entryId === id)
            .reduce((sum, line) => sum + line.amountCents, 0);
          expect(counted).toBeLessThanOrEqual(arrived);
        }
      }),
      { numRuns: 12 },
    );
  }, 180_000);
});
