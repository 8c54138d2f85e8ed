import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { USER_TYPES } from '../../../src/contract/roles.js';
import { hashPassword } from '../../../src/modules/accounts/rules/passwords.js';
import { DataExport } from '../../../src/modules/profiles/data-export.service.js';
import { PersonalDataRegistry } from '../../../src/platform/personal-data/personal-data.registry.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';
import { unzip } from '../../support/unzip.js';
import { lastMail, signUp } from '../auth/people.js';

const PASSWORD = { currentPassword: 'correct horse' };
const ADMIN = { email: 'boss@example.com', password: 'correct horse' };

const PERSONAL_TABLES = `select distinct table_name as name from information_schema.columns
  where table_schema = 'public' and column_name in ('user_id', 'account_id', 'payer_id', 'uploader_id', 'reporter_id') order by 1`;

describe('one’s own data', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  });
  afterAll(() => test.close());

  const exported = async (token: string) => {
    const answer = await test
      .http('get', '/api/profiles/me/export', token)
      .buffer()
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzip(answer.body as Buffer);
    return { files, json: (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null') };
  };
  const obstacles = async (token: string) =>
    (await test.http('get', '/api/profiles/me/deletion', token).expect(200)).body.obstacles;
  const remove = (token: string, body: object = PASSWORD) =>
    test.http('post', '/api/profiles/me/deletion', token).send(body);

  it('every role gets a copy of its own things and of nobody else’s', async () => {
    const mine = await letHome(test);
    await letHome(test);
    const file = await test
      .http('post', '/api/documents', mine.landlord.token)
      .field('leaseId', mine.leaseId)
      .attach('file', Buffer.from('%PDF-1.4 our lease'), 'bail 302.pdf')
      .expect(201);
    const landlord = await exported(mine.landlord.token);
    expect(landlord.json('leases').map(({ id }: { id: string }) => id)).toEqual([mine.leaseId]);
    expect(landlord.json('properties')).toHaveLength(1);
    expect(landlord.json('profile')).toMatchObject({ email: mine.landlord.email });
    expect(landlord.files.get(`documents/${file.body.id.slice(-12)}-bail 302.pdf`)?.toString()).toBe(
      '%PDF-1.4 our lease',
    );
    const tenant = await exported(mine.tenant.token);
    expect(tenant.json('homes')).toMatchObject([{ leaseId: mine.leaseId, unit: '302', rentCents: 165_000 }]);
    expect(tenant.json('properties')).toBeNull();
    for (const role of USER_TYPES) {
      const copy = await exported((await person(test, role)).token);
      expect([...copy.files.keys()]).toEqual(
        expect.arrayContaining(['profile.json', 'sessions.json', 'activity.json', 'documents.json']),
      );
      expect([...copy.files.values()].join()).not.toMatch(/passwordHash|codeHash|\$argon2/);
    }
  });

  it('SEC-15 a large account is read in pages and packed while it is sent, never held as a whole', async () => {
    const { landlord } = await letHome(test);
    await test.sql(
      `insert into audit_entry (id, at, demo, role, user_id, action, source, request_id)
      select gen_random_uuid(), now() - make_interval(mins => n / 3), false, 'landlord', $1, 'test.' || n, 'x', repeat('x', 30) from generate_series(1, 30000) n`,
      [landlord.userId],
    );
    const rows: number[] = [];
    const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function count(this: pg.Client, ...args: unknown[]) {
      const answer = query.apply(this, args);
      if (answer instanceof Promise)
        void answer.then(
          (result?: pg.QueryResult) => rows.push(result?.rows?.length ?? 0),
          () => undefined,
        );
      return answer;
    });
    const actor = {
      role: 'landlord' as const,
      userId: landlord.userId,
      accountId: landlord.accountId,
      demo: false,
      sessionId: null,
    };
    const stream = await test.app.get(Scope).as(actor, () => test.app.get(DataExport).zip());
    // No one reads yet: nothing but what fits the streams’ buffers has been fetched.
    await new Promise((later) => setTimeout(later, 500));
    expect(rows.reduce((all, one) => all + one, 0)).toBeLessThan(20_000);
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    jest.restoreAllMocks();
    expect(Math.max(...rows)).toBeLessThanOrEqual(1000);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(256 * 1024);
    const activity = JSON.parse(unzip(Buffer.concat(parts)).get('activity.json')?.toString() ?? '[]') as {
      action: string;
    }[];
    const actions = activity.map(({ action }) => action).filter((action) => action.startsWith('test.'));
    expect(new Set(actions).size).toBe(30_000);
    expect(actions).toHaveLength(30_000);
    expect(actions[0]).toMatch(/^test\.(30000|29999|29998)$/);
  });

  it('SEC-15 a copy that breaks off holds no connection, and one that fails ends the answer instead of looking whole', async () => {
    const { token, userId } = await person(test, 'landlord');
    await test.sql(
      `insert into audit_entry (id, at, demo, role, user_id, action, source, request_id)
      select gen_random_uuid(), now(), false, 'landlord', $1, md5(n::text) || md5(n::text || 'x'), 'x', 'x' from generate_series(1, 20000) n`,
      [userId],
    );
    const scope = test.app.get(Scope);
    const actor = { role: 'landlord' as const, userId, accountId: null, demo: false, sessionId: null };
    const open = () => scope.as(actor, () => test.app.get(DataExport).zip());
    const unread = await Promise.all(Array.from({ length: 6 }, open));
    // More copies wait for their readers than the pool has connections, and everyone else is served.
    await test.http('get', '/api/profiles/me', token).expect(200);
    for (const stream of unread) stream.destroy();
    const failing = await open();
    jest.spyOn(scope, 'read').mockRejectedValue(new Error('The database is gone'));
    const read = async () => {
      for await (const _part of failing);
    };
    await expect(read()).rejects.toThrow('gone');
    jest.restoreAllMocks();
  });

  /** Tables about a person or an account that no copy holds, each with its reason. */
  const NOT_COPIED: Record<string, string> = {
    access_code: 'a secret',
    webhook_delivery: 'ids and amounts for software, for 30 days; no one is named',
    account_link: 'a secret',
    credential: 'a secret',
    recovery_code: 'a secret',
    totp_secret: 'a secret',
    two_factor_challenge: 'a secret',
    two_factor_reset: 'an admin’s words about them, for a day at most',
    supplier_invitation: 'a secret',
    on_call_link: 'a secret',
    request_contact: 'somebody else’s',
    lease_tenant: 'as homes and tenants',
    membership: 'as account',
    allocation: 'as ledger',
    receipt_counter: 'as payments',
    rent_reminder: 'as charges',
    request_event: 'as repairs and maintenance',
    audit_entry: 'as activity',
    payment_finding: 'the installation’s',
    sandbox_payment: 'the installation’s',
    form_submission: 'as forms',
    message_seen: 'how far somebody has read',
    request_seen: 'how far somebody has read',
    supplier_message_seen: 'how far somebody has read',
    upload: 'as documents',
    message_translation: 'made for readers of messages, which are in the copy as they were written',
    appointment_reminder: 'marks of mails, which are not kept for the person',
    invoice_reminder: 'marks of mails, which are not kept for the person',
    request_reminder: 'marks of mails, which are not kept for the person',
    trial_mail: 'marks of mails, which are not kept for the person',
    elite_subscription: 'as subscriptions: the table of the version before',
    subscription_method: 'a reference at the payment provider; what can be read of it stands on the billing page',
    paper_reminder: 'marks of mails, which are not kept for the person',
  };

  it('a table about people is in the copy, or says why not', async () => {
    const tables = await test.sql<{ name: string }>(PERSONAL_TABLES);
    const personalData = test.app.get(PersonalDataRegistry);
    const copied = [...personalData.sections(), ...personalData.systemSections()]
      .map(({ columns, from }) => `${columns} from ${from} `)
      .join(' ');
    const missing = tables.filter(
      ({ name }) => !(name in NOT_COPIED) && !new RegExp(`(from|join) ${name}\\b`).test(copied),
    );
    expect(
      missing.map(({ name }) => `${name}: add it to its module’s personal data, or to NOT_COPIED with a reason`),
    ).toEqual([]);
  });

  it('a section that names the person says what a landlord’s colleague gets of it', () => {
    const ofLandlords = test.app
      .get(PersonalDataRegistry)
      .sections()
      .filter(({ roles, where }) => roles.includes('landlord') && where.includes('lw_uid()'));
    expect(ofLandlords.length).toBeGreaterThan(4);
    expect(ofLandlords.filter(({ own }) => !own).map(({ file }) => file)).toEqual([]);
  });

  /** Tables about a person or an account that no erasure changes, by the reason. */
  const NOT_ERASED: Record<string, string> = {
    'blanked by the deletion itself, with its own commit': 'account_link credential',
    'the books, which accounting law keeps':
      'allocation charge expense journal_entry payment payment_finding payment_setup posting receipt_counter recurring_charge recurring_charge_rate recurring_expense refund sandbox_payment subscription_invoice elite_subscription unit_plan',
    'the portfolio and its contracts, which law and books need':
      'coverage lease lease_change lease_renewal lease_term maintenance_occurrence property renewal_intent renewal_offer unit',
    'evidence between landlord, tenant and supplier':
      'appointment_proposal board_interest board_post gap_override job_assignment job_visit lease_message offer price_need quote request_checklist_line request_event supplier_message',
    'choices of an account without anything about a person': 'maintenance_settings preferred_supplier',
    'marks of what was mailed or read, without words':
      'appointment_reminder invoice_reminder message_seen owed_reminder paper_reminder rent_reminder request_reminder supplier_message_seen trial_mail',
    'the log of what was done, for its retention time': 'audit_entry',
    'gone by a schedule of its own within days or weeks': 'bulk_task bulk_task_item upload webhook_delivery',
    'hashes of links, which open nothing any more': 'supplier_invitation',
  };

  it('a table about people is erased with them, or says why not', async () => {
    const tables = await test.sql<{ name: string }>(PERSONAL_TABLES);
    const erased = test.app.get(PersonalDataRegistry).erasures().join(';\n');
    const kept = Object.values(NOT_ERASED).flatMap((names) => names.split(/\s+/).filter(Boolean));
    const changed = ({ name }: { name: string }) => new RegExp(`\\b(update|delete from) ${name}\\b`).test(erased);
    expect(tables.filter((table) => !changed(table)).map(({ name }) => name)).toEqual(kept.toSorted());
  });

  it('SE-017 an account with an open lease stays, on both sides, with the reason', async () => {
    const home = await letHome(test);
    expect(await obstacles(home.landlord.token)).toEqual(['leases_active']);
    expect(await obstacles(home.tenant.token)).toEqual(['lease_open']);
    const landlord = await signUp(test, 'landlord', 'busy@example.com');
    await letHome(test, {}, { ...landlord, demo: false });
    const answer = await remove(landlord.token).expect(422);
    expect(answer.body).toMatchObject({ code: 'account_in_use', obstacles: ['leases_active'] });
    await test.http('get', '/api/profiles/me', landlord.token).expect(200);
  });

  it('the last admin stays, also when two ask at the same time', async () => {
    const admin = (
      await test
        .http('post', '/api/auth/signin')
        .send({ ...ADMIN, portal: 'admin' })
        .expect(200)
    ).body.access_token;
    expect(await obstacles(admin)).toEqual(['last_admin']);
    const second = await person(test, 'admin');
    await test.sql(
      'insert into credential (user_id, password_hash, changed_at) select $1, password_hash, now() from credential c join app_user u on u.id = c.user_id where u.email = $2',
      [second.userId, ADMIN.email],
    );
    const answers = await Promise.all([remove(admin), remove(second.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect(
      await test.sql(
        "select 1 from app_user u join credential c on c.user_id = u.id where user_type = 'admin' and deleted_at is null and password_hash is not null",
      ),
    ).toHaveLength(1);
  });

  it('needs the password, ends every session and leaves nothing personal, while what others have of it stays', async () => {
    const { token, userId, accountId, email } = await signUp(test, 'supplier', 'marc@example.com', {
      companyName: 'Plombex',
      serviceType: 'Plumber',
      phone: '514-555-0199',
    });
    const other = (await test.http('post', '/api/auth/signin').send({ email, password: 'correct horse' })).body
      .access_token;
    const entry = await eventually(
      async () => (await test.sql<{ id: string }>('select id from supplier where account_id = $1', [accountId]))[0],
    );
    await test.sql(
      'insert into offer (id, account_id, demo, created_at, request_id, property_id, supplier_account_id, expires_at) select gen_random_uuid(), r.account_id, false, now(), r.id, r.property_id, $1, now() from service_request r limit 1',
      [accountId],
    );
    await remove(token, { currentPassword: 'wrong' }).expect(401);
    await test.http('get', '/api/profiles/me', token).expect(200);
    await remove(token).expect(204);
    for (const ended of [token, other]) await test.http('get', '/api/profiles/me', ended).expect(401);
    await test.http('post', '/api/auth/signin').send({ email, password: 'correct horse' }).expect(401);
    expect((await lastMail(test, email)).template).toBe('auth.deleted');
    await eventually(
      async () =>
        (
          await test.sql('select 1 from supplier where id = $1 and closed_at is not null and phone is null', [entry.id])
        )[0],
    );
    const [left] = await test.sql<Record<string, unknown>>('select * from app_user where id = $1', [userId]);
    expect(said(left)).not.toMatch(/marc@|Nadia|Tremblay|0199/);
    expect(
      await test.sql("select 1 from session where user_id = $1 and (revoked_at is null or source <> '')", [userId]),
    ).toEqual([]);
    const landlord = await person(test, 'landlord');
    const listed = await test.http('get', '/api/suppliers?limit=200', landlord.token).expect(200);
    expect(listed.body.map(({ id }: { id: string }) => id)).not.toContain(entry.id);
    await signUp(test, 'landlord', email);
  });

  it('keeps the payments of a tenant, without how to reach them', async () => {
    const { tenant, leaseId, leaseTenantId } = await letHome(test);
    await test.sql("update lease set state = 'ended', ends_on = starts_on where id = $1", [leaseId]);
    await test.sql("update lease_tenant set phone = '514 555 0177' where id = $1", [leaseTenantId]);
    await test.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [
      tenant.userId,
      await hashPassword('correct horse'),
    ]);
    await test.sql(
      `insert into payment (id, account_id, demo, created_at, lease_id, method, state, amount_cents, fee_cents, fee_bearer, cashback_cents, currency, provider, paid_on)
      select gen_random_uuid(), account_id, demo, now(), id, 'bank', 'settled', 165000, 0, 'tenant', 0, 'CAD', 'sandbox', starts_on from lease where id = $1`,
      [leaseId],
    );
    await remove(tenant.token).expect(204);
    const onLease = () =>
      test.sql('select email, phone from lease_tenant where id = $1 and phone is null', [leaseTenantId]);
    await eventually(async () => (await onLease()).length === 1);
    expect(JSON.stringify(await onLease())).not.toContain(tenant.email);
    expect(await test.sql('select amount_cents::int as cents from payment where lease_id = $1', [leaseId])).toEqual([
      { cents: 165_000 },
    ]);
    const rows = await test.sql("select 1 from outbox_message where recipient = $1 and template <> 'auth.deleted'", [
      tenant.email,
    ]);
    expect(rows).toEqual([]);
  });

  it('SE-017 leaves no saved card or bank account behind', async () => {
    const { leaseId, landlord } = await letHome(test);
    const leaving = await signUp(test, 'supplier', 'sam@example.com', {
      companyName: 'Sam',
      serviceType: 'Plumber',
      phone: '514-555-0198',
    });
    for (const userId of [leaving.userId, landlord.userId]) {
      await test.sql(
        "insert into saved_method (id, account_id, demo, created_at, version, lease_id, user_id, method, customer, reference, label) select gen_random_uuid(), $1, false, now(), 1, $2, $3, 'credit_card', 'cus_1', 'pm_1', 'Visa •••• 4242'",
        [landlord.accountId, leaseId, userId],
      );
    }
    await remove(leaving.token).expect(204);
    const left = () => test.sql<{ user_id: string }>('select user_id from saved_method where lease_id = $1', [leaseId]);
    await eventually(async () => (await left()).length < 2 || undefined);
    expect(await left()).toEqual([{ user_id: landlord.userId }]);
  });

  it('with the second step on, its code is asked for after the password', async () => {
    const { token, email } = await signUp(test, 'landlord', 'second@example.com');
    await test.http('post', '/api/auth/two-factor/on', token).send(PASSWORD).expect(200);
    const { challenge } = (await remove(token).expect(401)).body;
    await test.http('post', '/api/auth/request-2fa').send({ email, type: 'email', challenge }).expect(200);
    const [mail] = await test.sql<{ code: string }>(
      "select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code' order by id desc limit 1",
      [email],
    );
    const { verificationToken } = (
      await test.http('post', '/api/auth/verify-2fa').send({ email, code: mail?.code, challenge }).expect(200)
    ).body;
    await remove(token, { ...PASSWORD, verificationToken }).expect(204);
    await test.http('get', '/api/profiles/me', token).expect(401);
  });

  it('a person of the demo is everybody’s and cannot be deleted', async () => {
    const demo = await person(test, 'tenant', { demo: true });
    expect(await obstacles(demo.token)).toEqual(['demo']);
    await remove(demo.token).expect(403);
  });
});
