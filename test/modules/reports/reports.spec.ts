import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { home, letHome, type LetHome } from '../../factories/homes.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';
import { behindQuery as queryOf, readReport, totalOf as total, type ReportCell } from '../../support/reports.js';

type Cell = ReportCell;

describe('reports', () => {
  let test: TestApp;
  let nadia: Person;
  let mine: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-21T17:00:00Z');
    nadia = await person(test, 'landlord');
    mine = await letHome(test, { startsOn: '2026-06-01' }, nadia);
    await letHome(test, { startsOn: '2026-08-15', rentCents: 99_999 }, nadia);
    await test.app.get(RentRun).run();
  });
  afterAll(() => test.close());

  const get = (name: string, query = '', token = nadia.token) => readReport(test, token, name, query);
  const ledger = async (accounts: string[], from = '2000-01-01') => {
    const [row] = await test.sql<{ cents: number }>(
      `select coalesce(sum(x.amount_cents), 0)::int as cents from posting x join journal_entry e on e.id = x.entry_id
       where x.account_id = $1 and x.ledger_account = any($2) and e.effective_on between $3 and '2026-11-21'`,
      [nadia.accountId, accounts, from],
    );
    return row?.cents ?? 0;
  };
  const sumOf = async (behind: NonNullable<Cell['behind']>) =>
    (await test.http('get', `/api/reports/entries/total?${queryOf(behind)}`, nadia.token).expect(200)).body as unknown;
  const entries = async (behind: NonNullable<Cell['behind']>) => {
    return (await test.http('get', `/api/reports/entries?limit=200&${queryOf(behind)}`, nadia.token).expect(200))
      .body as { amountCents: number }[];
  };

  const pdf = async (name: string, query: string, token: string) => {
    const { body } = await test
      .http('get', `/api/reports/${name}/pdf?${query}`, token)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    return body as Buffer;
  };

  /** Whatever the landlord does with one lease or property. */
  const action = fc.oneof(
    fc.record({ kind: fc.constant('payment' as const), cents: fc.integer({ min: 1, max: 300_000 }) }),
    fc.record({ kind: fc.constant('charge' as const), cents: fc.integer({ min: 1, max: 50_000 }) }),
    fc.record({ kind: fc.constant('credit' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
    fc.record({ kind: fc.constant('expense' as const), cents: fc.integer({ min: 1, max: 90_000 }) }),
    fc.record({ kind: fc.constant('correction' as const), cents: fc.integer({ min: 1, max: 90_000 }) }),
  );
  async function take({ kind, cents }: { kind: string; cents: number }): Promise<void> {
    const lease = `/api/landlords/leases/${mine.leaseId}`;
    const post = (path: string, body: object) => test.http('post', path, nadia.token).send(body).expect(201);
    if (kind === 'payment')
      await post(`${lease}/payments`, { amountCents: cents, paidOn: '2026-10-05', anotherPayment: true });
    if (kind === 'charge') await post(`${lease}/charges`, { amountCents: cents, label: 'Key' });
    if (kind === 'credit') await post(`${lease}/credits`, { amountCents: cents, label: 'Sorry' });
    if (kind === 'expense' || kind === 'correction') {
      const { body } = await post('/api/expenses', {
        propertyId: mine.propertyId,
        category: 'insurance',
        spentOn: '2026-09-01',
        amountCents: cents,
        payee: 'Lacroix',
      });
      if (kind === 'correction')
        await test
          .http('patch', `/api/expenses/${body.id}`, nadia.token)
          .send({ amountCents: cents + 7 })
          .expect(200);
    }
  }

  it('PY-009 keep Canadian and US dollars apart, each with its own total', async () => {
    const landlord = await person(test, 'landlord');
    const [canadian, american] = [await home(test, landlord), await home(test, landlord)];
    await test.sql("update property set currency = 'USD' where id = $1", [american.propertyId]);
    for (const [{ propertyId }, amountCents] of [
      [canadian, 12_000],
      [american, 34_500],
    ] as const) {
      await test
        .http('post', '/api/expenses', landlord.token)
        .send({ propertyId, category: 'insurance', spentOn: '2026-09-01', amountCents, payee: 'Lacroix' })
        .expect(201);
    }
    for (const basis of ['accrual', 'cash']) {
      const { tables } = await get('income_expense', `basis=${basis}&from=2026-01-01&to=2026-11-21`, landlord.token);
      expect(tables.map((table) => [table.currency, table.rows.length, total(table, 'expenses')])).toEqual([
        ['CAD', 1, 12_000],
        ['USD', 1, 34_500],
      ]);
    }
  });

  it('sum to the ledger, whatever happened in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 6 }), async (actions) => {
        for (const one of actions) await take(one);
        const [books] = (await get('ledger', 'from=2026-01-01&to=2026-11-21')).tables;
        expect([total(books, 'opening'), total(books, 'closing')]).toEqual([0, 0]);
        expect(total(books, 'debits')).toBe(total(books, 'credits'));
        const [profit] = (await get('income_expense')).tables;
        expect(total(profit, 'rent_income')).toBe(0 - (await ledger(['rent_income'])));
        expect(total(profit, 'other_income')).toBe(
          0 - (await ledger(['other_income', 'late_fee_income', 'returned_payment_income'])),
        );
        expect(total(profit, 'expenses')).toBe(await ledger(['expense_insurance']));
        expect(total(profit, 'credits_given')).toBe(await ledger(['credits_given']));
        const { points } = await get('income_expense');
        expect(points.reduce((sum, point) => sum + point.incomeCents - point.expenseCents, 0)).toBe(
          total(profit, 'net'),
        );
        expect(total((await get('tax_year')).tables[0], 'amount')).toBe(total(profit, 'net'));
        expect(total((await get('ageing')).tables[0], 'owed')).toBe(await ledger(['rent_receivable']));
        expect(total((await get('rent_roll')).tables[0], 'balance')).toBe(
          await ledger(['rent_receivable', 'prepayments']),
        );
      }),
      { numRuns: 4 },
    );
  });

  it('show a unit whose lease begins later as not started, and not as vacant', async () => {
    const home = await letHome(test, { startsOn: '2026-10-01', rentCents: 100_000 });
    const { token } = home.landlord;
    await test.sql("update lease set activated_at = '2026-08-20' where id = $1", [home.leaseId]);
    const states = async (to: string) => {
      const { tables } = await get('rent_roll', `to=${to}`, token);
      return tables[0]?.rows.map(({ cells }) => JSON.stringify(cells));
    };
    const [before] = (await states('2026-09-01')) ?? [];
    expect(before).toContain('Not started yet');
    expect(before).toContain('2026-10-01');
    expect(before).not.toContain('100000');
    // Signed late in the evening where the home is, when it is the next day in London.
    await test.sql("update lease set activated_at = '2026-09-02T03:00:00Z' where id = $1", [home.leaseId]);
    expect((await states('2026-09-01'))?.[0]).toContain('Not started yet');
    // No one had signed it then.
    await test.sql('update unit set market_rent_cents = 123400 where id = $1', [home.unitId]);
    const [vacant] = (await states('2026-08-01')) ?? [];
    for (const shown of ['Vacant', '123400']) expect(vacant).toContain(shown);
    await test.sql('update unit set offline = true where id = $1', [home.unitId]);
    expect((await states('2026-08-01'))?.[0]).toContain('Off the market');
  });

  /** Two units in Roy, one in Laurier, and two in Denver, which is in the United States; an expense of each. */
  async function threeProperties(): Promise<{ token: string; homes: LetHome[] }> {
    const landlord = await person(test, 'landlord');
    const homes: LetHome[] = [];
    for (const rentCents of [100_000, 70_000, 50_000, 90_000, 30_000])
      homes.push(await letHome(test, { startsOn: '2026-10-01', rentCents }, landlord));
    const names = ['Roy', 'Laurier', 'Denver'];
    for (const [at, { unitId, leaseId }] of homes.entries()) {
      const of = homes[[0, 0, 2, 3, 3][at] ?? 0]?.propertyId;
      await test.sql('update unit set property_id = $2, label = $3 where id = $1', [unitId, of, String(at)]);
      await test.sql('update lease_tenant set property_id = $2 where lease_id = $1', [leaseId, of]);
      await test.sql('update lease set property_id = $2 where id = $1', [leaseId, of]);
    }
    for (const [at, index] of [0, 2, 3].entries())
      await test.sql('update property set name = $2, currency = $3 where id = $1', [
        homes[index]?.propertyId,
        names[at],
        names[at] === 'Denver' ? 'USD' : 'CAD',
      ]);
    await test.sql("update lease set currency = 'USD' where property_id = $1", [homes[3]?.propertyId]);
    await test.app.get(RentRun).run();
    const { token } = landlord;
    for (const [at, { propertyId }] of homes.entries())
      if ([0, 2, 3].includes(at))
        await test
          .http('post', '/api/expenses', token)
          .send({ propertyId, category: 'repairs', spentOn: '2026-10-05', amountCents: 1_000 + at, payee: 'Lacroix' })
          .expect(201);
    return { token, homes };
  }

  it('PY-009 add up each property in its own currency, on screen, as CSV and as PDF', async () => {
    const { token, homes } = await threeProperties();
    for (const [name, column, roy, cad, usd] of [
      ['rent_roll', 'balance', 340_000, 440_000, 240_000],
      ['ageing', 'owed', 340_000, 440_000, 240_000],
      ['tax_year', 'amount', 339_000, 437_998, 238_997],
    ] as const) {
      const { tables } = await get(name, '', token);
      expect([name, tables.map((table) => [table.currency, total(table, column)])]).toEqual([
        name,
        [
          ['CAD', cad],
          ['USD', usd],
        ],
      ]);
      const [table] = tables;
      const at = table?.columns.findIndex(({ id }) => id === column) ?? 0;
      const subtotals = table?.rows.filter(({ subtotal }) => subtotal) ?? [];
      const roys = subtotals.find(({ cells }) => cells[0]?.text === 'Subtotal for Roy');
      expect([name, roys?.cells[at]?.amount]).toEqual([name, roy]);
      for (const cell of [...subtotals, ...(tables[1]?.rows ?? [])].flatMap(({ cells }) => cells)) {
        if (!cell.amount || !cell.behind) continue;
        const { body } = await test
          .http('get', `/api/reports/entries/total?${queryOf(cell.behind)}`, token)
          .expect(200);
        expect([name, body]).toMatchObject([name, [{ amountCents: cell.amount }]]);
      }
      // Denver is alone in its currency: its total is its subtotal.
      expect(tables[1]?.rows.some(({ subtotal }) => subtotal)).toBe(false);
      const csv = await test.http('get', `/api/reports/${name}/csv`, token).expect(200);
      const lines = csv.text
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(','));
      const decimal = (cents: number) => (cents / 100).toFixed(2);
      expect(lines.filter((line) => line.at(-1) === 'Subtotal').map((line) => [line[0], line.at(-3)])).toContainEqual([
        'Roy',
        decimal(roy),
      ]);
      expect(lines.filter((line) => line.at(-1) === 'Total').map((line) => line.slice(-3, -1))).toEqual([
        [decimal(cad), 'CAD'],
        [decimal(usd), 'USD'],
      ]);
      const counted = lines.filter((line) => line.at(-1) === 'Row' && line.at(-2) === 'CAD');
      expect(decimal(counted.reduce((sum, line) => sum + Math.round(Number(line.at(-3)) * 100), 0))).toBe(decimal(cad));
      expect(pdfTexts(await pdf(name, '', token)).join(' ')).toContain('Subtotal for Roy');
    }
    const one = await get('rent_roll', `propertyId=${homes[0]?.propertyId}`, token);
    expect([one.tables.length, one.tables[0]?.rows.length, total(one.tables[0], 'balance')]).toEqual([1, 2, 340_000]);
  });

  it('open the entries behind each figure, which sum to it', async () => {
    await take({ kind: 'payment', cents: 12_345 });
    await take({ kind: 'expense', cents: 6_789 });
    await take({ kind: 'charge', cents: 9_000_000 });
    // A lease that is over still owes: it is not in the rent roll, nor in its totals.
    const gone = await letHome(test, { startsOn: '2026-06-01' }, nadia);
    await test.app.get(RentRun).run();
    await test.sql("update lease set state = 'ended', ends_on = '2026-11-10' where id = $1", [gone.leaseId]);
    for (const [name, query] of [
      ['rent_roll'],
      ['income_expense'],
      ['income_expense', 'basis=cash'],
      ['tax_year'],
      ['ledger', 'from=2026-08-01'],
      ['ageing'],
      ['ageing', 'to=2026-10-20'],
    ] as const) {
      const [table] = (await get(name, query)).tables;
      const totals =
        table?.totals.map((amount, at) => ({
          amount,
          behind: table.totalsBehind[at] ?? null,
          of: table.columns[at]?.id,
        })) ?? [];
      const cells =
        table?.rows.flatMap((row) => row.cells.map((cell, at) => ({ ...cell, of: table.columns[at]?.id }))) ?? [];
      // What was agreed opens its lease or home.
      const figures = [...cells, ...totals].filter(({ amount, of }) => amount && of !== 'rent' && of !== 'market_rent');
      expect([name, figures.length > 2, figures.filter(({ behind }) => behind === null)]).toEqual([name, true, []]);
      for (const { amount, behind, of } of figures) {
        const sum = (await entries(behind as NonNullable<Cell['behind']>)).reduce(
          (all, { amountCents }) => all + amountCents,
          0,
        );
        expect([name, of, sum]).toEqual([name, of, amount]);
        expect([name, of, await sumOf(behind as NonNullable<Cell['behind']>)]).toEqual([
          name,
          of,
          [{ currency: 'CAD', amountCents: amount, entries: expect.any(Number) }],
        ]);
      }
    }
  });

  it('DB-011 open what is behind the month on the landlord’s home: what was charged, what has settled it, what is left', async () => {
    const place = await letHome(test, { startsOn: '2026-06-01' }, await person(test, 'landlord'));
    const { token } = place.landlord;
    await test.app.get(RentRun).run();
    await test
      .http('post', `/api/landlords/leases/${place.leaseId}/payments`, token)
      .send({ amountCents: 165_000 * 5 + 65_000 })
      .expect(201);
    const lines = async (query: string) =>
      (await test.http('get', `/api/reports/entries?rents=2026-11&currency=CAD${query}`, token).expect(200)).body as {
        amountCents: number;
        kind: string;
      }[];
    expect((await lines('')).map(({ kind, amountCents }) => [kind, amountCents]).sort()).toEqual([
      ['offline_payment', -65_000],
      ['rent', 165_000],
    ]);
    const { body } = await test.http('get', '/api/landlords/overview', token).expect(200);
    const sum = async (query: string) => (await lines(query)).reduce((all, { amountCents }) => all + amountCents, 0);
    expect(body.rent).toMatchObject([
      {
        expectedCents: await sum('&side=debit'),
        paidCents: await sum('&side=credit&creditsAdd=true'),
        overdueCents: await sum(''),
      },
    ]);
  });

  it('keep to a property and a period, and to their landlord', async () => {
    const other = await home(test, await person(test, 'landlord'));
    expect((await get('rent_roll', '', other.landlord.token)).tables[0]?.rows).toHaveLength(1);
    expect((await get('ledger', '', other.landlord.token)).tables).toEqual([]);
    await test.http('get', `/api/reports/ledger?propertyId=${mine.propertyId}`, other.landlord.token).expect(404);
    expect(
      (await test.http('get', `/api/reports/entries?leaseId=${mine.leaseId}`, other.landlord.token).expect(200)).body,
    ).toEqual([]);
    await test.http('get', '/api/reports/ledger', mine.tenant.token).expect(403);
    await test.http('get', '/api/reports/secrets', nadia.token).expect(404);
    for (const asked of [
      'ledger?from=2026-12-01&to=2026-11-01',
      'ledger?to=2026-02-30',
      'entries?from=2026-02-30',
      'entries?open=true&dueTo=2026-13-01',
    ])
      await test.http('get', `/api/reports/${asked}`, nadia.token).expect(400);
    const one = await get('income_expense', `propertyId=${mine.propertyId}&from=2026-07-01&to=2026-07-31`);
    expect(total(one.tables[0], 'rent_income')).toBe(165_000);
  });

  it('are the same rows as CSV and PDF, in the reader’s language, with letters beyond Latin-1', async () => {
    // A landlord of their own: what is owed above is as chance had it.
    const {
      landlord: { token },
      leaseId,
    } = await letHome(test, { startsOn: '2026-06-01' });
    await test.app.get(RentRun).run();
    await test.sql("update lease_tenant set first_name = 'Zoë', last_name = 'Łukasiewicz' where lease_id = $1", [
      leaseId,
    ]);
    const csv = await test.http('get', '/api/reports/rent_roll/csv?language=fr', token).expect(200);
    const [head, ...lines] = csv.text.trimEnd().split('\r\n');
    expect(head).toBe(
      '\uFEFFImmeuble,Logement,Locataires,Bail,Depuis,Fin,Loyer du marché,Loyer,Dépôt détenu,Solde,Devise,Type de ligne',
    );
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(['Ligne', 'Total']);
    expect(csv.headers['content-disposition']).toContain(
      encodeURIComponent('Registre des loyers - Test account - 2026-11-21.csv'),
    );
    expect(csv.text).toContain('Zoë Łukasiewicz,En cours,2026-06-01,,,1650.00');
    for (const name of ['rent_roll', 'ledger', 'income_expense', 'ageing', 'tax_year', 'maintenance_costs']) {
      const body = await pdf(name, 'language=es', token);
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdfTexts(body)).toEqual(expect.arrayContaining(['Propietario', 'Test account']));
      expect(body.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]+\+Besley/);
      expect([name, body.includes('DejaVuSans')]).toEqual([name, name === 'rent_roll' || name === 'ageing']);
    }
  });

  it('of a past day show what stood open then, whatever was entered since', async () => {
    const place = await letHome(test, { startsOn: '2026-06-01' }, nadia);
    await test.app.get(RentRun).run();
    const lease = `/api/landlords/leases/${place.leaseId}`;
    const post = async (path: string, body: object) =>
      expect([200, 201]).toContain((await test.http('post', path, nadia.token).send(body)).status);
    /** As a bookkeeper of that day wrote it down: by age, and what the ledger says. */
    const stood = async (to: string) => {
      const [table] = (await get('ageing', `propertyId=${place.propertyId}&to=${to}`)).tables;
      const ages = ['not_due', 'days_30', 'days_60', 'days_90', 'days_more'].map((age) => total(table, age));
      const [row] = await test.sql<{ cents: number }>(
        `select coalesce(sum(x.amount_cents), 0)::int as cents from posting x join journal_entry e on e.id = x.entry_id
        where x.lease_id = $1 and x.ledger_account in ('rent_receivable', 'prepayments') and e.effective_on <= $2`,
        [place.leaseId, to],
      );
      expect([to, total(table, 'owed')]).toEqual([to, Math.max(0, row?.cents ?? 0)]);
      const behind = table?.rows[0]?.cells.at(-1)?.behind;
      const opened = behind ? await entries(behind) : [];
      expect(opened.reduce((all, { amountCents }) => all + amountCents, 0)).toBe(total(table, 'owed'));
      return ages;
    };
    const on = async (day: string) => {
      test.clock.setNow(`2026-11-${day}T17:00:00Z`);
      nadia = await signedInAgain(test, nadia);
    };
    try {
      const days = ['2026-10-31', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
      expect(await stood('2026-10-31')).toEqual([0, 165_000, 165_000, 0, 3 * 165_000]);
      const seen = [await stood('2026-10-31'), await stood('2026-11-21')];
      await on('22');
      await post(`${lease}/payments`, { amountCents: 400_000 });
      await post(`${lease}/charges`, { amountCents: 7000, label: 'Key' });
      seen.push(await stood('2026-11-22'));
      await on('23');
      const { body: rows } = await test.http('get', `${lease}/ledger`, nadia.token).expect(200);
      const rowOf = (entry: string) =>
        rows.find((one: { entry: string; status: string }) => one.entry === entry && one.status !== 'scheduled')
          .id as string;
      await post(`${lease}/ledger/${rowOf('offline_payment')}/reverse`, {});
      seen.push(await stood('2026-11-23'));
      await on('24');
      await post(`${lease}/ledger/${rowOf('rent')}/reverse`, {});
      await post(`${lease}/payments`, { amountCents: 50_000 });
      seen.push(await stood('2026-11-24'));
      expect(await Promise.all(days.map(stood))).toEqual(seen);
      expect(new Set(seen.map(String)).size).toBe(days.length);
      // What is entered for an earlier day counts there from then on.
      await post(`${lease}/payments`, { amountCents: 330_000, paidOn: '2026-10-15' });
      expect((await stood('2026-10-31')).reduce((a, b) => a + b)).toBe(5 * 165_000 - 330_000);
      const csv = await test
        .http('get', `/api/reports/ageing/csv?propertyId=${place.propertyId}&to=2026-10-31`, nadia.token)
        .expect(200);
      expect(csv.text).toContain(',4950.00,CAD,');
    } finally {
      await on('21');
    }
  });
});
