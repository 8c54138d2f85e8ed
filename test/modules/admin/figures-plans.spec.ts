import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEDGER_CHECK, RENT, UNITS_GROWTH } from '../../../src/modules/admin/overview/overview.sql.js';
import { letHome } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { readingsOf } from '../../support/plans.js';

describe('figures of a large installation', () => {
  let test: TestApp;
  let readings: (table: string, sql: string) => ReturnType<typeof readingsOf>;
  beforeAll(async () => {
    test = await startTestApp();
    const admin = await person(test, 'admin');
    const actor = { role: 'admin', userId: admin.userId, accountId: null, demo: false, sessionId: null } as const;
    readings = (table, sql) => readingsOf(test, actor, { table, sql, values: [test.clock.now()] });
    const home = await letHome(test);
    await test.sql(
      `insert into audit_entry (id, at, demo, role, action, source, request_id)
       select gen_random_uuid(), $1::timestamptz - n * interval '10 s', false, 'system', case when n = 4000 then 'ledger.check_passed' else 'rent.post' end, '', '' from generate_series(1, 20000) n`,
      [test.clock.now()],
    );
    await test.sql(
      `insert into charge (id, account_id, demo, created_at, lease_id, kind, due_on, amount_cents, currency)
       select gen_random_uuid(), account_id, false, now(), id, 'one_off', ($2::timestamptz at time zone 'UTC')::date - case when n <= 10 then 0 else 40 + n % 400 end, 100, 'CAD'
       from lease, generate_series(1, 10000) n where id = $1`,
      [home.leaseId, test.clock.now()],
    );
    await test.sql('vacuum analyze audit_entry, charge');
  });
  afterAll(() => test.close());

  it('the last check of the ledger is one line of an index, however many lines the log has', async () => {
    const read = await readings('audit_entry', LEDGER_CHECK);
    expect(read).toEqual([{ how: expect.stringMatching(/^Index/), index: 'audit_entry_ledger_check', rows: 1 }]);
  });

  it('the rents of this month are read without those of the months before', async () => {
    const read = await readings('charge', RENT);
    expect(read).toHaveLength(1);
    expect(read[0]?.how).not.toBe('Seq Scan');
    expect(read[0]?.rows).toBeLessThan(20);
  });

  it('what there was in each of eight weeks is counted in one pass', async () => {
    const read = await readings('unit', UNITS_GROWTH);
    expect(read).toHaveLength(1);
  });
});
