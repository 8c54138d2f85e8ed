import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AutopayRun } from '../../../src/modules/payments/autopay-run.service.js';
import { AutopayService } from '../../../src/modules/payments/autopay.service.js';
import { RentReminders } from '../../../src/modules/payments/rent-reminders.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('autopay of a tenant who gave notice', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-30T20:00:00Z');
    await test.sql("update lease set state = 'ended'");
    home = await letHome(test, { startsOn: '2026-12-01', chargeFrom: '2026-12-01' });
    await test.http('put', '/api/tenants/me/autopay', home.tenant.token).send({ enabled: true }).expect(200);
  });

  // A session doesn't live as long as the test's clock runs.
  const autopay = () => {
    const { userId } = home.tenant;
    const kim = { role: 'tenant' as const, userId, accountId: null, demo: false, sessionId: null };
    return test.app.get(Scope).as(kim, () => test.app.get(AutopayService).read({ leaseId: home.leaseId }));
  };
  const notice = async (userId: string, lastDay: string, kind: 'notice' | 'early_end' = 'notice') => {
    const id = v7();
    await test.sql(
      `insert into tenant_notice (id, account_id, demo, created_at, lease_id, lease_tenant_id, user_id, name, kind, state, last_day, given_on)
       select $1, account_id, demo, now(), lease_id, id, $2, 'Kim Larsen', $4, 'sent', $5, '2026-11-30' from lease_tenant where lease_id = $3 limit 1`,
      [id, userId, home.leaseId, kind, lastDay],
    );
    return id;
  };
  const runOn = async (today: string) => {
    test.clock.setNow(`${today}T20:00:00Z`);
    await test.app.get(RentRun).run();
    return test.app.get(AutopayRun).run();
  };

  it('NOTICE-1 pays until the last day of their open notice, and goes on when it is withdrawn', async () => {
    const id = await notice(home.tenant.userId, '2027-01-01');
    expect(await runOn('2026-12-01')).toBe(1);
    expect((await autopay()).next).toMatchObject({ on: '2027-01-01' });
    expect(await runOn('2027-01-01')).toBe(1);
    expect((await autopay()).next).toBeNull();
    expect(await runOn('2027-02-01')).toBe(0);
    expect(await autopay()).toMatchObject({ enabled: true, next: null });
    await test.sql("update tenant_notice set state = 'withdrawn', withdrawn_at = now() where id = $1", [id]);
    expect((await autopay()).next).toMatchObject({ on: '2027-02-01' });
    expect(await runOn('2027-02-02')).toBe(1);
  });

  it('NOTICE-1 reminds of rent that autopay no longer pays', async () => {
    await notice(home.tenant.userId, '2026-12-15');
    expect(await runOn('2026-12-01')).toBe(1);
    test.clock.setNow('2027-01-01T16:00:00Z');
    await test.app.get(RentRun).run();
    await test.app.get(RentReminders).run();
    expect(
      await test.sql("select 1 from outbox_message where template = 'payments.reminder_due' and recipient = $1", [
        home.tenant.email,
      ]),
    ).toHaveLength(1);
  });

  it.each([
    ['someone else’s notice', 'notice', 'other'],
    ['a request to leave early', 'early_end', 'own'],
  ] as const)('NOTICE-1 pays on with %s', async (_, kind, whose) => {
    const other = await person(test, 'tenant');
    await notice(whose === 'own' ? home.tenant.userId : other.userId, '2026-12-15', kind);
    expect(await runOn('2026-12-01')).toBe(1);
    expect(await runOn('2027-01-01')).toBe(1);
  });
});
