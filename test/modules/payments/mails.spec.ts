import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PaymentReports } from '../../../src/modules/payments/payment-reports.service.js';
import { RentReminders } from '../../../src/modules/payments/rent-reminders.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('messages about rent', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-28T20:00:00Z');
    await test.sql("update lease set state = 'ended'");
    home = await letHome(test, { startsOn: '2026-12-01', chargeFrom: '2026-12-01' });
  });

  const remind = () => test.app.get(RentReminders).run();
  const to = (email: string) =>
    test.sql<{ template: string; language: string }>(
      'select template, language from outbox_message where recipient = $1 order by created_at, id',
      [email],
    );
  const templates = async (email = home.tenant.email) => (await to(email)).map(({ template }) => template);
  const pay = () =>
    test
      .http('post', '/api/payments', home.tenant.token)
      .send({ leaseId: home.leaseId, amountCents: 165_000, method: 'credit_card' });

  it('remind three days before, on the day and three days after, once each, and never at night', async () => {
    await test.sql("update app_user set language = 'fr' where id = $1", [home.tenant.userId]);
    test.clock.setNow('2026-11-28T05:30:00Z'); // half past midnight in Montréal
    expect(await remind()).toBe(0);
    test.clock.setNow('2026-11-28T15:30:00Z');
    expect((await Promise.all([remind(), remind()])).reduce((a, b) => a + b)).toBe(1);
    expect(await remind()).toBe(0);
    test.clock.setNow('2026-12-01T15:30:00Z');
    await test.app.get(RentRun).run();
    expect(await remind()).toBe(1);
    test.clock.setNow('2026-12-04T15:30:00Z');
    expect(await remind()).toBe(1);
    expect(await to(home.tenant.email)).toEqual(
      ['before', 'due', 'after'].map((kind) => ({ template: `payments.reminder_${kind}`, language: 'fr' })),
    );
  });

  it.each([
    ['2026-11-28T13:59:00Z', 0], // 8:59 in Montréal
    ['2026-11-28T14:00:00Z', 2],
    ['2026-11-29T00:59:00Z', 2], // 19:59
    ['2026-11-29T01:00:00Z', 0],
  ])('remind by text and by mail from nine until eight in the evening: at %s %d messages', async (now, messages) => {
    await test.sql("update app_user set sms_notifications = true, phone = '514-555-0134' where id = $1", [
      home.tenant.userId,
    ]);
    test.clock.setNow(now);
    await remind();
    const sent = await test.sql<{ channel: string }>(
      "select channel from outbox_message where recipient in ($1, '+15145550134') and template = 'payments.reminder_before' and created_at >= $2 order by channel",
      [home.tenant.email, now],
    );
    expect(sent.map(({ channel }) => channel)).toEqual(['email', 'sms'].slice(0, messages));
  });

  it('do not remind who has paid or does not want it', async () => {
    await test.sql('update app_user set rent_reminders = false where id = $1', [home.tenant.userId]);
    test.clock.setNow('2026-11-28T15:30:00Z');
    expect(await remind()).toBe(0);
    await test.sql('update app_user set rent_reminders = true where id = $1', [home.tenant.userId]);
    test.clock.setNow('2026-11-29T10:00:00Z');
    await pay().expect(201);
    test.clock.setNow('2026-12-01T15:30:00Z');
    await test.app.get(RentRun).run();
    expect(await remind()).toBe(0);
  });

  it('tell the tenant of the receipt, and both sides of a payment that comes back', async () => {
    const { body } = await pay().expect(201);
    await eventually(async () => (await templates()).includes('payments.succeeded'));
    await test.app.get(PaymentReports).take(body.id, { state: 'returned', reference: 'x' });
    await eventually(async () => (await templates()).includes('payments.returned'));
    await eventually(async () => (await templates(home.landlord.email)).includes('payments.returned_landlord'));
    expect(await templates()).toEqual(['payments.succeeded', 'payments.returned']);
  });

  it('tell the tenant of a payment that failed, after which nothing was charged', async () => {
    const { body } = await test
      .http('post', '/api/payments', home.tenant.token)
      .send({ leaseId: home.leaseId, amountCents: 165_000, method: 'credit_card', sandbox: 'fail' })
      .expect(201);
    expect(body.state).toBe('failed');
    await eventually(async () => (await templates()).includes('payments.failed'));
    expect(await templates()).toEqual(['payments.failed']);
    expect(
      await test.sql('select 1 from posting p join journal_entry e on e.id = p.entry_id where e.lease_id = $1', [
        home.leaseId,
      ]),
    ).toEqual([]);
  });

  it('the mail about a returned payment says what autopay collects next, with what is owed again', async () => {
    home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    await test.app.get(RentRun).run();
    const { body } = await pay().expect(201);
    const on = { enabled: true, method: 'bank' };
    const roommate = `${home.leaseId}@example.com`;
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, first_name, last_name, email, language)
       select gen_random_uuid(), account_id, demo, created_at, property_id, unit_id, lease_id, 'Ana', 'Roy', $2, 'en' from lease_tenant where id = $1`,
      [home.leaseTenantId, roommate],
    );
    await test.http('put', '/api/tenants/me/autopay', home.tenant.token).send(on).expect(200);
    await test.app.get(PaymentReports).take(body.id, { state: 'returned', reference: 'x' });
    await eventually(async () => (await templates()).includes('payments.returned'));
    const paramsOf = async (email: string) => {
      const [mail] = await test.sql<{ params: Record<string, string> }>(
        "select params from outbox_message where recipient = $1 and template = 'payments.returned'",
        [email],
      );
      return mail?.params;
    };
    // It isn't the roommate's autopay.
    expect(await paramsOf(roommate)).toMatchObject({ autopay: 'no', nextDay: '' });
    // Two rents of $1,650.00. The landlord pays the fees in Québec.
    expect(await paramsOf(home.tenant.email)).toMatchObject({
      autopay: 'yes',
      url: expect.stringContaining(`/dashboards/tenant/payments?lease=${home.leaseId}`),
      nextDay: 'December 1, 2026',
      nextTotal: '$3,300.00\u00a0CAD',
    });
  });
});
