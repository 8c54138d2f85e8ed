import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AccountImport } from '../../../src/modules/moving/account-import.service.js';
import { MOVED } from '../../../src/modules/moving/moved-tables.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { belongings } from '../../factories/belongings.js';
import { acceptedRequest, supplier, type Filed } from '../../factories/repairs.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/database.js';
import { fillTables } from '../../support/fill-tables.js';
import { bytesOf } from '../../support/moving-world.js';

/** They have rows of others too, and are filled by the factories. */
const SHARED = ['account', 'app_user', 'supplier'];
const tables = MOVED.map(({ name }) => name).filter((name) => !SHARED.includes(name));

let old: TestApp;
let fresh: TestApp;
let home: Filed;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'moving-'));
  old = await startTestApp();
  home = await acceptedRequest(old, await supplier(old));
  await old.app.get(RentRun).run();
  await belongings(old, home);
  const database = await createTestDatabase();
  fresh = await startTestAppOn(database, { MIGRATION_DATABASE_URL: database.ownerUrl });
}, 120_000);
afterAll(async () => {
  await old.close();
  await fresh.close();
  rmSync(folder, { recursive: true, force: true });
});

const rowsOf = (test: TestApp, table: string) =>
  test.sql<{ row: Record<string, unknown> }>(
    `select to_jsonb(x) as row from ${table} x where account_id = $1 order by to_jsonb(x)::text`,
    [home.landlord.accountId],
  );

it('a row of every table moves, with a value in every column that its rules allow', async () => {
  const left = await fillTables(old.database.adminUrl, home.landlord.accountId, tables);
  expect(left).toEqual([]);
  const path = join(folder, 'all.tar');
  writeFileSync(path, await bytesOf(old, '/api/landlords/account-archive', home.landlord.token));
  await fresh.app.get(AccountImport).run(path);
  const without: string[] = [];
  for (const { name, columns = {} } of MOVED.filter((table) => !SHARED.includes(table.name))) {
    const [before, after] = [await rowsOf(old, name), await rowsOf(fresh, name)];
    if (after.length === 0) without.push(name);
    const kept = ({ row }: { row: Record<string, unknown> }) =>
      Object.entries(row).filter(([column, value]) => !(column in columns) && !isShared(value));
    expect([name, after.map(kept)]).toEqual([name, before.map(kept)]);
  }
  expect(without).toEqual([]);
}, 120_000);

/** Contacts have new ids. They end in the same way for everyone who is none of the account’s. */
const isShared = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);
