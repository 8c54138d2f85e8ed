import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AlertMails } from '../../../src/modules/admin/alerts/alert-mails.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const FAILED = `insert into outbox_message (id, demo, channel, recipient, language, template, params, state, failure, attempts, created_at)
  values ($1, $2, 'email', 'gone@example.org', 'en', $3, '{}', 'failed', '550 no such user', 5, now())`;

describe('alerts of admins', () => {
  let test: TestApp;
  let admin: Person;
  const run = (app = test) => app.app.get(Scope).asSystem('schedule of a test', () => app.app.get(AlertMails).run());
  const at = (time: string) => test.clock.setNow(`2026-12-${time}:00Z`);
  const failMail = (template = 'leases.welcome', demo = false) => test.sql(FAILED, [v7(), demo, template]);
  const mails = () =>
    test.sql<{ recipient: string; params: { kind: string; count: number; url: string } }>(
      "select recipient, params from outbox_message where template = 'admin.alert' order by created_at, id",
    );

  beforeAll(async () => {
    test = await startTestApp({ BACKUP_DIR: '/tmp/backups-of-alerts', BACKUP_PASSPHRASE: 'a passphrase of the test' });
    admin = await person(test, 'admin');
    await person(test, 'admin', { demo: true });
    await person(test, 'staff');
  });
  afterAll(() => test.close());

  it('say nothing while all is well, and nothing of the demo', async () => {
    at('01T06:00');
    await failMail('leases.welcome', true);
    expect(await run()).toEqual([]);
    expect(await test.sql("select 1 from audit_entry where action = 'admin.alert'")).toEqual([]);
  });

  it('are mailed once, and again when there are more, at most once a day', async () => {
    await failMail();
    expect(await run()).toEqual(['emails_failed']);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: admin.email,
      params: {
        kind: 'emails_failed',
        count: 1,
        url: expect.stringContaining('/dashboards/admin/outbox?state=failed'),
      },
    });
    await failMail();
    at('01T23:00');
    expect(await run()).toEqual([]);
    at('02T06:15');
    expect(await run()).toEqual(['emails_failed']);
    expect((await mails()).at(-1)?.params.count).toBe(2);
    // The same two are no news, however long they stay.
    at('09T06:00');
    expect(await run()).toEqual([]);
    // Alerts that fail cause no alert.
    await failMail('admin.alert');
    expect(await run()).toEqual([]);
  });

  it('are news again after all was well, a day after the last at the earliest', async () => {
    await test.sql("delete from outbox_message where state = 'failed'");
    at('10T06:00');
    expect(await run()).toEqual([]);
    await failMail();
    at('10T06:15');
    expect(await run()).toEqual(['emails_failed']);
  });

  it('are told by one of two processes', async () => {
    await test.sql("delete from admin_alert where kind = 'emails_failed'");
    const before = (await mails()).length;
    const told = await Promise.all([run(), run(), run()]);
    expect(told.flat()).toEqual(['emails_failed']);
    expect((await mails()).length).toBe(before + 1);
  });

  it('what lasts is mailed each day until it ends', async () => {
    at('11T06:00');
    await test.sql(
      `insert into backup_run (id, demo, started_at, started_for, state, file) values ($1, false, '2026-12-09T05:00Z', 'schedule', 'verified', 'a.age'),
       ($2, false, '2026-12-10T05:00Z', 'schedule', 'failed', 'b.age')`,
      [v7(), v7()],
    );
    expect(await run()).toEqual(['backup_overdue']);
    at('12T05:00');
    expect(await run()).toEqual([]);
    at('12T06:15');
    expect(await run()).toEqual(['backup_overdue']);
    await test.sql("update backup_run set state = 'verified' where file = 'b.age'");
    await test.sql("update backup_run set started_at = '2026-12-12T05:00Z' where file = 'b.age'");
    at('13T06:00');
    expect(await run()).toEqual([]);
  });

  it('count a failed check of the books', async () => {
    at('14T06:00');
    await test.sql(
      `insert into audit_entry (id, at, demo, role, action, source, request_id) values ($1, '2026-12-14T03:00Z', false, 'system', 'ledger.check_failed', 'x', 'x')`,
      [v7()],
    );
    expect(await run()).toContain('ledger_unbalanced');
  });
});
