import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Jobs } from '../../../src/platform/outbox/jobs.js';
import { FAILED_QUEUE } from '../../../src/platform/outbox/queues.js';
import { letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('what needs an admin’s attention', () => {
  let test: TestApp;
  let admin: Person;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await person(test, 'admin');
  });
  afterAll(() => test.close());

  it('SF-015 says what needs attention: jobs, payments, books and backups of the live world alone', async () => {
    const attention = async (token = admin.token) =>
      (await test.http('get', '/api/admin/stats', token).expect(200)).body.attention;
    const calm = {
      failedJobs: 0,
      paymentFindings: 0,
      ledgerUnbalanced: false,
      backupFailed: false,
      backupOverdue: false,
    };
    expect(await attention()).toEqual(calm);
    const home = await letHome(test);
    const finding = (demo: boolean, accountId: string) =>
      test.sql(
        `insert into payment_finding (id, account_id, demo, created_at, provider, kind, reference, amount_cents, currency, method, happened_on)
         values (gen_random_uuid(), $2, $1, now(), 'sandbox', 'unknown_here', gen_random_uuid()::text, 100, 'CAD', 'bank', '2026-11-01')`,
        [demo, accountId],
      );
    await finding(false, home.landlord.accountId as string);
    const failJob = (demo: boolean) =>
      test.app.get(Jobs).boss.send(FAILED_QUEUE, { handler: 'test.never', payload: {}, demo });
    await test.sql(
      `insert into backup_run (id, demo, started_at, started_for, state, file) values
       (gen_random_uuid(), false, now() - interval '2 days', 'schedule', 'failed', 'a.age'), (gen_random_uuid(), false, now() - interval '1 day', 'schedule', 'verified', 'b.age')`,
    );
    await test.sql(
      `insert into audit_entry (id, at, demo, role, action, source, request_id) values (gen_random_uuid(), now() - interval '1 hour', false, 'system', 'ledger.check_failed', 'x', 'x')`,
    );
    expect(await attention()).toEqual({ ...calm, paymentFindings: 1, ledgerUnbalanced: true });
    await test.sql("update backup_run set state = 'failed' where file = 'b.age'");
    await failJob(false);
    await failJob(true);
    expect(await attention()).toMatchObject({ failedJobs: 1, backupFailed: true });
    expect(await attention((await person(test, 'admin', { demo: true })).token)).toEqual(calm);
  });
});
