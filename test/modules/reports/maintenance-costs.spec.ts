import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { home, type Home } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { behindQuery, readReport, totalOf, type ReportTable } from '../../support/reports.js';

const JOURNAL = `select coalesce(sum(x.amount_cents), 0)::int as cents from posting x join journal_entry e on e.id = x.entry_id
  where x.account_id = $1 and x.ledger_account in ('expense_repairs', 'expense_maintenance') and e.effective_on between $2 and $3`;

describe('maintenance costs by unit and year', () => {
  let test: TestApp;
  let nadia: Person;
  let mine: Home;
  let other: Home;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-21T17:00:00Z');
    nadia = await person(test, 'landlord');
    mine = await home(test, nadia);
    other = await home(test, nadia);
  });
  afterAll(() => test.close());

  const costs = (query = '', who = nadia) => readReport(test, who.token, 'maintenance_costs', query);
  const spend = async (body: object) =>
    (
      await test
        .http('post', '/api/expenses', nadia.token)
        .send({ propertyId: mine.propertyId, category: 'repairs', spentOn: '2026-03-01', payee: 'Plombex', ...body })
        .expect(201)
    ).body as { id: string };
  const change = (id: string, body: object) =>
    test.http('patch', `/api/expenses/${id}`, nadia.token).send(body).expect(200);
  const takeBack = (id: string) => test.http('delete', `/api/expenses/${id}`, nadia.token).expect(204);
  const journal = async (from: string, to: string) =>
    (await test.sql<{ cents: number }>(JOURNAL, [nadia.accountId, from, to]))[0]?.cents;
  const figures = (table: ReportTable | undefined) =>
    table?.rows.filter(({ sum }) => !sum).map(({ cells }) => [cells[1]?.text, ...cells.slice(2).map((c) => c.amount)]);

  it('is empty without costs, and for another landlord', async () => {
    expect((await costs()).tables).toEqual([]);
    const stranger = await person(test, 'landlord');
    await spend({ amountCents: 100 });
    expect((await costs('', stranger)).tables).toEqual([]);
    await test.http('get', `/api/reports/maintenance_costs?propertyId=${mine.propertyId}`, stranger.token).expect(404);
    expect((await costs(`unitId=${mine.unitId}`, stranger)).tables).toEqual([]);
    const tenant = await person(test, 'tenant');
    await test.http('get', '/api/reports/maintenance_costs', tenant.token).expect(403);
  });

  it('has a row for each unit and one for what is of none, and only upkeep', async () => {
    await spend({ amountCents: 2000, unitId: mine.unitId });
    await spend({ amountCents: 30_000, unitId: mine.unitId, category: 'maintenance', spentOn: '2025-12-31' });
    await spend({ amountCents: 777, unitId: mine.unitId, category: 'insurance' });
    const [table] = (await costs(`propertyId=${mine.propertyId}&from=2025-01-01`)).tables;
    expect(table?.columns.map(({ id }) => id)).toEqual(['property', 'unit', 'year_2025', 'year_2026', 'total']);
    expect(figures(table)).toEqual([
      ['Whole property', 0, 100, 100],
      [expect.any(String), 30_000, 2000, 32_000],
    ]);
    const [unit] = (await costs(`unitId=${mine.unitId}`)).tables;
    expect(totalOf(unit, 'total')).toBe(32_000);
    expect(unit?.columns).toHaveLength(8);
  });

  it('whatever is entered, corrected and taken back, each cost counts once and the sums are those of the journal', async () => {
    const step = fc.record({
      cents: fc.integer({ min: 1, max: 90_000 }),
      day: fc.constantFrom('2023-05-05', '2025-12-31', '2026-01-01', '2026-08-09'),
      unit: fc.constantFrom('mine', 'other', 'none'),
      next: fc.constantFrom('leave', 'move', 'raise', 'void', 'recategorize'),
    });
    const asked = (unit: string) => ({
      propertyId: (unit === 'other' ? other : mine).propertyId,
      unitId: unit === 'none' ? null : (unit === 'other' ? other : mine).unitId,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const { cents, day, unit, next } of steps) {
          const { id } = await spend({ ...asked(unit), amountCents: cents, spentOn: day });
          if (next === 'raise') await change(id, { amountCents: cents + 5 });
          if (next === 'move') await change(id, asked(unit === 'other' ? 'none' : 'other'));
          if (next === 'recategorize') await change(id, { category: 'maintenance' });
          if (next === 'void') await takeBack(id);
        }
        const [table] = (await costs('from=2023-01-01')).tables;
        expect(totalOf(table, 'total')).toBe(await journal('2023-01-01', '2026-11-21'));
        for (const year of [2023, 2024, 2025, 2026])
          expect(totalOf(table, `year_${year}`)).toBe(await journal(`${year}-01-01`, `${year}-12-31`));
      }),
      { numRuns: 8 },
    );
    const [table] = (await costs('from=2023-01-01')).tables;
    for (const { cells } of table?.rows ?? [])
      for (const cell of cells.filter(({ amount }) => amount !== null && amount !== 0)) {
        const { body } = await test
          .http('get', `/api/reports/entries/total?${behindQuery(cell.behind ?? {})}`, nadia.token)
          .expect(200);
        expect(body[0].amountCents).toBe(cell.amount);
      }
  }, 120_000);

  it('gives the rows as CSV and PDF', async () => {
    const { text } = await test
      .http('get', '/api/reports/maintenance_costs/csv?language=fr&from=2025-01-01', nadia.token)
      .expect(200);
    expect(text).toContain('2025,2026,Total');
    expect(text).toContain('Immeuble entier');
    await test.http('get', '/api/reports/maintenance_costs/pdf?from=2025-01-01', nadia.token).expect(200);
  });
});
