import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { PROJECT_ROOT } from '../../../src/platform/project-root.js';
import { home } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

/** More than a run charges in one transaction. */
const LEASES = 1300;

let test: TestApp;
let dataDir: string;
beforeAll(async () => {
  test = await startTestApp();
  dataDir = mkdtempSync(join(tmpdir(), 'test-data-'));
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Leases of the whole last month, whose one rent is due whatever the day, in units of their own; the ids in the order in which a run takes them. */
async function manyLeases(): Promise<string[]> {
  const place = await home(test);
  const ids = Array.from({ length: LEASES }, () => v7());
  const units = ids.map(() => v7());
  await test.sql(
    `insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms)
     select id, $2, false, now(), $3, 'K' || n, 1, 2 from unnest($1::uuid[]) with ordinality as u(id, n)`,
    [units, place.landlord.accountId, place.propertyId],
  );
  await test.sql(
    `insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, ends_on, rent_cents, currency, due_day, charge_from, activated_at)
     select l.id, $3, false, now(), $4, l.unit, 'ended', date_trunc('month', now()) - interval '1 month', date_trunc('month', now()) - interval '1 day', 165000, 'CAD', 1, date_trunc('month', now()) - interval '1 month', now()
     from unnest($1::uuid[], $2::uuid[]) as l(id, unit)`,
    [ids, units, place.landlord.accountId, place.propertyId],
  );
  return ids;
}

function runInProcess() {
  return spawn(process.execPath, ['--import', './scripts/ts-register.mjs', 'test/support/rent-run-process.ts'], {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DEMO_ENABLED: 'false',
      DATABASE_URL: test.database.appUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const charged = async () =>
  (
    await test.sql<{ leases: number; charges: number }>(
      "select count(distinct lease_id)::int as leases, count(*)::int as charges from charge where kind = 'rent'",
    )
  )[0];

it('PY-010 a run that is killed half-way is finished by the next one: each lease is charged exactly once', async () => {
  const ids = await manyLeases();
  // A charge of the last lease that is not committed makes the run wait in the midst of its second batch, rows written.
  const blocker = new pg.Client({ connectionString: test.database.ownerUrl });
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query(
    `insert into charge (id, account_id, demo, created_at, lease_id, kind, period, due_on, amount_cents, currency)
     select $2, account_id, demo, now(), id, 'rent', to_char(starts_on, 'YYYY-MM'), starts_on, 1, 'CAD' from lease where id = $1`,
    [ids.at(-1), v7()],
  );
  const child = runInProcess();
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  try {
    // Of this database alone: other tests wait for one another on the same server.
    const waits = `select 1 from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and l.locktype = 'transactionid' and a.datname = current_database()`;
    await eventually(async () => (await test.sql(waits)).length > 0, 60_000);
  } finally {
    child.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');
  await blocker.query('rollback');
  await blocker.end();
  expect(await charged()).toEqual({ leases: 1000, charges: 1000 });
  expect(await test.app.get(RentRun).run()).toBe(LEASES - 1000);
  expect(await test.app.get(RentRun).run()).toBe(0);
  expect(await charged()).toEqual({ leases: LEASES, charges: LEASES });
  expect(
    await test.sql(
      "select count(*)::int as entries, sum((select sum(amount_cents) from posting p where p.entry_id = e.id))::int as off from journal_entry e where kind = 'rent'",
    ),
  ).toEqual([{ entries: LEASES, off: 0 }]);
}, 120_000);
