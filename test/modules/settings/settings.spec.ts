import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Settings } from '../../../src/platform/config/settings.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';

interface Setting {
  name: string;
  value: string | null;
  source: string;
  changedByName: string | null;
}

describe('settings of the installation, for an admin', () => {
  let test: TestApp;
  let admin: Person;
  const put = (name: string, value: string | null, by = admin) =>
    test.http('put', `/api/admin/settings/${name}`, by.token).send({ value });
  const one = (body: Setting[], name: string) => body.find((setting) => setting.name === name);

  beforeAll(async () => {
    test = await startTestApp({ OFFICE_PHONE: '+1 514 555 0100' });
    admin = await person(test, 'admin');
  });
  afterAll(() => test.close());

  it('SF-025 applies at once, says who changed it, and goes back to the default', async () => {
    const changed = (await put('OFFICE_HOURS', 'Mon-Fri 09:00-17:00').expect(200)).body;
    expect(one(changed, 'OFFICE_HOURS')).toMatchObject({
      value: 'Mon-Fri 09:00-17:00',
      source: 'page',
      changedByName: 'Test Person',
    });
    expect(test.app.get(Settings).site.office?.hours).toEqual([{ from: 1, to: 5, opens: 540, closes: 1020 }]);
    await put('RETENTION_AUDIT_MONTHS', '24').expect(200);
    expect(test.app.get(Settings).RETENTION_AUDIT_MONTHS).toBe(24);
    const back = (await put('RETENTION_AUDIT_MONTHS', null).expect(200)).body;
    expect(one(back, 'RETENTION_AUDIT_MONTHS')).toMatchObject({ value: '0', source: 'default', changedByName: null });
    const trail = await test.sql<{ changes: object; by: string }>(
      "select changes, user_id as by from audit_entry where action = 'settings.change' order by at, id",
    );
    expect(trail.map(({ changes }) => changes)).toEqual([
      [{ field: 'OFFICE_HOURS', from: null, to: 'Mon-Fri 09:00-17:00' }],
      // The defaults that were in force before and are after.
      [{ field: 'RETENTION_AUDIT_MONTHS', from: '0', to: '24' }],
      [{ field: 'RETENTION_AUDIT_MONTHS', from: '24', to: '0' }],
    ]);
    expect(new Set(trail.map(({ by }) => by))).toEqual(new Set([admin.userId]));
  });

  it('SF-025 of two admins who change the same setting, the second is refused until they have seen the first change', async () => {
    const name = 'COMPANY_ADDRESS';
    const read = async () => {
      const { body } = await test.http('get', '/api/admin/settings', admin.token).expect(200);
      return one(body, name) as Setting & { changedAt: string | null };
    };
    const change = (value: string | null, seen: string | null) =>
      test.http('put', `/api/admin/settings/${name}`, admin.token).send({ value, seen });
    const { changedAt } = await read();
    await change('1 First Street', changedAt).expect(200);
    expect((await change('2 Second Street', changedAt).expect(409)).body.code).toBe('stale_version');
    await change(null, changedAt).expect(409);
    const after = await read();
    expect(after.value).toBe('1 First Street');
    await change('2 Second Street', after.changedAt).expect(200);
    await change('3', 'yesterday').expect(400);
  });

  it('SF-025 another process that changes a setting is heard', async () => {
    await test.sql(
      "insert into installation_setting (name, demo, value, changed_at) values ('OFFICE_ANSWER_HOURS', false, '12', now())",
    );
    await test.sql("select pg_notify('lw_settings', 'OFFICE_ANSWER_HOURS')");
    await eventually(async () => test.app.get(Settings).OFFICE_ANSWER_HOURS === 12);
  });

  it('SF-025 the environment wins', async () => {
    const { body } = await test.http('get', '/api/admin/settings', admin.token).expect(200);
    expect(one(body, 'OFFICE_PHONE')).toMatchObject({ value: '+1 514 555 0100', source: 'environment' });
    const refused = (await put('OFFICE_PHONE', '+1 514 555 0199').expect(422)).body;
    expect(refused).toMatchObject({ reason: 'set_by_environment', values: { name: 'OFFICE_PHONE' } });
    // A row that was stored before the environment had the setting is not used.
    await test.sql(
      "insert into installation_setting (name, demo, value, changed_at) values ('OFFICE_PHONE', false, '+1 514 555 0199', now())",
    );
    await put('COMPANY_ADDRESS', '12 Rue X, Montréal').expect(200);
    expect(test.app.get(Settings).OFFICE_PHONE).toBe('+1 514 555 0100');
  });

  it.each([
    ['OFFICE_HOURS', 'whenever'],
    ['OFFICE_TIME_ZONE', 'Mars/Olympus'],
    ['MAIL_FROM', 'a@example.com\r\nBcc: everyone@example.com'],
    ['MAIL_FROM', 'Name <a@example.com>'],
    ['COMPANY_EMAIL', 'nobody'],
    ['RETENTION_AUDIT_MONTHS', '-1'],
    ['RETENTION_AUDIT_MONTHS', '1.5'],
    ['STORAGE_QUOTA_MIB', 'lots'],
    ['SITE_FIGURES', 'invented'],
    ['COMPANY_ADDRESS', ''],
  ])('refuses %s = %j', async (name, value) => {
    const { body } = await put(name, value).expect(400);
    // Of a text that is refused, the page says that its format is wrong. Loading the page again wouldn't help.
    expect(body.details.map(({ code }: { code: string }) => code)).not.toContain('shape');
  });

  it('refuses names that no page may change, and everyone but admins', async () => {
    for (const name of ['JWT_SECRET', 'DATABASE_URL', 'production', '__proto__', 'constructor'])
      await put(name, 'x').expect(404);
    for (const role of ['staff', 'landlord', 'tenant'] as const) {
      const other = await person(test, role);
      await put('OFFICE_HOURS', '24/7', other).expect(403);
      await test.http('get', '/api/admin/settings', other.token).expect(403);
      await test.http('post', '/api/admin/settings/test-mail', other.token).expect(403);
    }
    await test.http('get', '/api/admin/settings').expect(401);
  });

  it('SF-026 a test email goes to the admin who asks', async () => {
    const { body } = await test.http('post', '/api/admin/settings/test-mail', admin.token).expect(200);
    expect(body).toEqual({ to: admin.email, leaves: false });
    const mails = await test.sql("select 1 from outbox_message where recipient = $1 and template = 'settings.test'", [
      admin.email,
    ]);
    expect(mails).toHaveLength(1);
  });
});
