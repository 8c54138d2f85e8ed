import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditQuery } from '../../../src/modules/admin/audit/audit.dto.js';
import { auditList } from '../../../src/modules/admin/audit/audit.service.js';
import { LEDGER_CHECK, NEW_ACCOUNTS, RENT, UNITS_GROWTH } from '../../../src/modules/admin/overview/overview.sql.js';
import { listRows } from '../../../src/platform/lists/list-rows.js';
import type { Actor } from '../../../src/platform/scope/actor.js';
import { letHome } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { readingsOf } from '../../support/plans.js';

/** People of the last two weeks: the admin, a landlord and a tenant. */
const NEW = 3;

describe('figures of a large installation', () => {
  let test: TestApp;
  let actor: Actor;
  let readings: (table: string, sql: string) => ReturnType<typeof readingsOf>;
  beforeAll(async () => {
    test = await startTestApp();
    const admin = await person(test, 'admin');
    actor = { role: 'admin', userId: admin.userId, accountId: null, demo: false, sessionId: null };
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
    await test.sql(
      `insert into app_user (id, demo, email, user_type, first_name, last_name, language, created_at)
       select gen_random_uuid(), false, n || '@example.com', 'tenant', 'A', 'B', 'en', $1::timestamptz - interval '20 days' - n * interval '1 hour' from generate_series(1, 5000) n`,
      [test.clock.now()],
    );
    await test.sql('vacuum analyze audit_entry, charge, app_user');
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

  it('a page of the audit log is read from its index, with the people on it alone', async () => {
    const reading = async (table: string) => {
      let sql = '';
      let values: unknown[] = [];
      const noted = async (text: string, bound: unknown[] = []) => {
        [sql, values] = [text, bound];
        return [];
      };
      await listRows(noted as never, auditList({ limit: 20 } as AuditQuery), { limit: 20 });
      return readingsOf(test, actor, { table, sql, values });
    };
    const [log] = await reading('audit_entry');
    expect(log?.how).toMatch(/^Index/);
    expect(log?.rows).toBeLessThanOrEqual(21);
    const people = await reading('app_user');
    expect(people.map(({ how }) => how)).not.toContain('Seq Scan');
    expect(people.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(100);
  });

  it('what there was in each of eight weeks is counted once, and what is new is read from an index', async () => {
    expect((await readings('unit', UNITS_GROWTH)).length).toBeLessThanOrEqual(2);
    const read = await readings('app_user', NEW_ACCOUNTS);
    expect(read).toEqual([{ how: expect.stringMatching(/Index|Bitmap/), index: 'app_user_created', rows: NEW }]);
  });
});
