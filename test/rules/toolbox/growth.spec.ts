import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { LedgerCheck } from '../../../src/modules/admin/overview/ledger-check.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { fill } from '../../bench/growth/fill.mjs';
import { startTestApp, type TestApp } from '../../support/app.js';

/** Two towns of 100 landlords, of which one has a ledger. */
const SIZE = { units: 1000, months: 2, ledgerUnits: 500, due: 60, landlords: 100 };

describe('the database that npm run bench -- growth fills', () => {
  let test: TestApp;
  let superuser: pg.Client;
  let indexes: string[];
  /** Without conditions: PostgreSQL writes the same one in another way the second time. */
  const indexesNow = async () =>
    (
      await superuser.query(
        "select split_part(indexdef, ' WHERE ', 1) as indexdef from pg_indexes where schemaname = 'public' order by 1",
      )
    ).rows.map(({ indexdef }) => indexdef as string);
  const count = async (table: string) =>
    (await superuser.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;
  beforeAll(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    test = await startTestApp();
    superuser = new pg.Client({ connectionString: test.database.adminUrl });
    await superuser.connect();
    indexes = await indexesNow();
    await fill(superuser, SIZE);
  }, 60_000);
  afterAll(async () => {
    await superuser.end();
    await test.close();
  });

  it('has landlords of 1 to 100 units, and every index that it had before', async () => {
    const { rows } = await superuser.query('select count(*)::int as n from unit group by account_id order by 1 desc');
    expect([rows[0].n, rows.at(-1).n, rows.length]).toEqual([100, 1, 200]);
    expect(await indexesNow()).toEqual(indexes);
  });

  it('passes the product’s own check of the ledger', async () => {
    expect(await count('posting')).toBeGreaterThan(5000);
    // Outside of a schedule it would see nothing, and find nothing wrong.
    await test.app.get(Scope).asSystem('test', () => test.app.get(LedgerCheck).check());
    const { rows } = await superuser.query("select action from audit_entry where action like 'ledger.check%'");
    expect(rows).toEqual([{ action: 'ledger.check_passed' }]);
  });

  it('has rents that the rent run charges, once', async () => {
    const made = await test.app.get(RentRun).run();
    expect(made).toBeGreaterThan(20);
    expect(await test.app.get(RentRun).run()).toBe(0);
  });

  it('is left as it is by the same fill, and gets what is missing by a larger one', async () => {
    const before = await count('lease');
    await fill(superuser, SIZE);
    expect(await count('lease')).toBe(before);
    await fill(superuser, { ...SIZE, units: 1500 });
    expect([await count('bench.landlord'), await indexesNow()]).toEqual([300, indexes]);
  });
});
