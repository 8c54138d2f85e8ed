import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { comingMail } from '../auth/people.js';

const OLIVIA = {
  email: 'olivia@example.com',
  userType: 'staff',
  firstName: 'Olivia',
  lastName: 'Grant',
  language: 'fr',
};
const PASSWORD = 'a good long one';

describe('people, for an admin', () => {
  let test: TestApp;
  let admin: Person;
  const invite = async (more: object = {}) =>
    (
      await test
        .http('post', '/api/admin/users', admin.token)
        .send({ ...OLIVIA, ...more })
        .expect(201)
    ).body;
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
  const accept = (url: string) =>
    test
      .http('post', '/api/auth/invitation/accept')
      .send({ token: tokenOf(url), password: PASSWORD, confirmPassword: PASSWORD });
  const command = (id: string, name: string, by = admin) =>
    test.http('post', `/api/admin/users/${id}/${name}`, by.token);
  const actions = async (id: string) => {
    const rows = await test.sql<{ action: string; by: string }>(
      "select action, user_id as by from audit_entry where subject_id = $1 and action <> 'session.sign_in' order by at, id",
      [id],
    );
    return rows.map(({ action, by }) => `${action} ${by === admin.userId ? 'admin' : by}`);
  };

  beforeAll(async () => {
    test = await startTestApp({ ADMIN_2FA_EMAILS: 'careful@example.com' });
    admin = await person(test, 'admin');
    await test.sql("insert into credential (user_id, password_hash, changed_at) values ($1, 'x', now())", [
      admin.userId,
    ]);
  });
  afterAll(() => test.close());

  it('SF-005 SF-021 invites staff by a link; no password that the admin sends or gets signs in', async () => {
    const made = await invite({ password: PASSWORD });
    expect(made).toMatchObject({
      email: OLIVIA.email,
      userType: 'staff',
      state: 'invited',
      emailVerified: false,
      language: 'fr',
    });
    expect(JSON.stringify(made)).not.toMatch(/password|hash/i);
    const mails = await test.sql<{ params: { url: string }; language: string }>(
      'select params, language from outbox_message where recipient = $1',
      [OLIVIA.email],
    );
    expect(mails).toEqual([{ language: 'fr', params: expect.objectContaining({ url: made.invitationUrl }) }]);
    for (const password of [PASSWORD, tokenOf(made.invitationUrl)]) {
      await test.http('post', '/api/auth/signin').send({ email: OLIVIA.email, password }).expect(401);
    }
    expect(await actions(made.id)).toEqual([
      'user.invite admin',
      'session.sign_in_failed null',
      'session.sign_in_failed null',
    ]);
  });

  it('SF-021 one link used 50 times at once works once, sets the password and signs in', async () => {
    const made = await invite({ email: 'fifty@example.com' });
    const looked = await test
      .http('post', '/api/auth/invitation/look')
      .send({ token: tokenOf(made.invitationUrl) })
      .expect(200);
    expect(looked.body).toEqual({
      email: 'fifty@example.com',
      firstName: 'Olivia',
      lastName: 'Grant',
      userType: 'staff',
      company: null,
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(made.invitationUrl)));
    const good = answers.filter(({ status }) => status === 201);
    expect(good).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'invalid_link')).toHaveLength(49);
    expect(good[0]?.body.profile).toMatchObject({ userType: 'staff', emailVerified: true });
    await test
      .http('post', '/api/auth/signin')
      .send({ email: 'fifty@example.com', password: PASSWORD, portal: 'staff' })
      .expect(200);
    expect((await test.http('get', `/api/admin/users/${made.id}`, admin.token)).body).toMatchObject({
      state: 'active',
      openSessions: 2,
    });
  });

  it('a new link ends the former one, a link ends after a week, a short password keeps it', async () => {
    const made = await invite({ email: 'again@example.com' });
    const again = (await command(made.id, 'invitation').expect(201)).body;
    await accept(made.invitationUrl).expect(400);
    await test
      .http('post', '/api/auth/invitation/accept')
      .send({ token: tokenOf(again.invitationUrl), password: '12345', confirmPassword: '12345' })
      .expect(400);
    await test.sql("update account_link set expires_at = now() - interval '1 minute' where user_id = $1", [made.id]);
    expect((await accept(again.invitationUrl).expect(400)).body.code).toBe('invalid_link');
    await accept((await command(made.id, 'invitation')).body.invitationUrl).expect(201);
    expect((await command(made.id, 'invitation').expect(422)).body.code).toBe('transition_forbidden');
  });

  it('a landlord is invited with an account, whose trial begins when they are in; tenants come by a code', async () => {
    const made = await invite({ email: 'land@example.com', userType: 'landlord', companyName: 'Grant Homes' });
    expect(made.accountName).toBe('Grant Homes');
    const inside = (await accept(made.invitationUrl).expect(201)).body;
    expect((await test.http('get', '/api/landlords/properties', inside.access_token).expect(200)).body).toEqual([]);
    const [account] = await test.sql<{ left: number }>(
      'select extract(day from trial_ends_at - now())::int as left from account where id = $1',
      [made.accountId],
    );
    expect(account?.left).toBeGreaterThanOrEqual(13);
    await test
      .http('post', '/api/admin/users', admin.token)
      .send({ ...OLIVIA, email: 't@example.com', userType: 'tenant' })
      .expect(400);
    expect(
      (
        await test
          .http('post', '/api/admin/users', admin.token)
          .send({ ...OLIVIA, email: 'LAND@example.com' })
          .expect(409)
      ).body.code,
    ).toBe('email_taken');
  });

  it('a forgotten password takes an open invitation up: the link is over, the trial begins, the directory has the supplier', async () => {
    const made = await invite({ email: 'forgot@example.com', userType: 'supplier', companyName: 'Grant Pipes' });
    await test.http('post', '/api/auth/forgot-password').send({ email: made.email }).expect(204);
    const { token } = await comingMail(test, made.email, 'auth.reset');
    await test.http('post', '/api/auth/reset-password').send({ token, password: PASSWORD }).expect(204);
    await accept(made.invitationUrl).expect(400);
    expect((await test.http('get', `/api/admin/users/${made.id}`, admin.token)).body).toMatchObject({
      state: 'active',
      emailVerified: true,
    });
    const [account] = await test.sql<{ trial: boolean }>(
      'select trial_ends_at is not null as trial from account where id = $1',
      [made.accountId],
    );
    expect(account?.trial).toBe(true);
    await eventually(async () => (await test.sql('select 1 from supplier where account_id = $1', [made.accountId]))[0]);
  });

  it('AD-037 whoever must verify in two steps has a password after the link, and no session', async () => {
    const made = await invite({ email: 'careful@example.com', userType: 'admin' });
    expect((await accept(made.invitationUrl).expect(401)).body.code).toBe('two_factor_required');
    const signIn = await test
      .http('post', '/api/auth/signin')
      .send({ email: 'careful@example.com', password: PASSWORD, portal: 'admin' })
      .expect(401);
    expect(signIn.body.challenge).toEqual(expect.any(String));
  });

  it('suspends at once and everywhere, reactivates, twice without harm', async () => {
    const made = await invite({ email: 'out@example.com' });
    const { body: inside } = await accept(made.invitationUrl);
    await test.http('get', '/api/profiles/me', inside.access_token).expect(200);
    expect((await command(made.id, 'suspend').expect(200)).body).toMatchObject({ state: 'suspended', openSessions: 0 });
    await test.http('get', '/api/profiles/me', inside.access_token).expect(401);
    await test.http('post', '/api/auth/signin').send({ email: 'out@example.com', password: PASSWORD }).expect(401);
    await command(made.id, 'suspend').expect(200);
    expect((await command(made.id, 'reactivate').expect(200)).body.state).toBe('active');
    await test.http('get', '/api/profiles/me', inside.access_token).expect(401);
    await test.http('post', '/api/auth/signin').send({ email: 'out@example.com', password: PASSWORD }).expect(200);
    expect(await actions(made.id)).toEqual([
      'user.invite admin',
      'invitation.accept null',
      'user.suspend admin',
      'session.sign_in_failed null',
      'user.suspend admin',
      'user.reactivate admin',
    ]);
  });

  it('SF-018 changes what is sent and ends sessions with a new role; GET, edit, PUT works; stale versions are refused', async () => {
    const made = await invite({ email: 'role@example.com' });
    const { body: inside } = await accept(made.invitationUrl);
    const { body: read } = await test.http('get', `/api/admin/users/${made.id}`, admin.token).expect(200);
    const put = (body: object) => test.http('put', `/api/admin/users/${made.id}`, admin.token).send(body);
    const changed = await put({ ...read, phone: '514 555 0100' }).expect(200);
    expect(changed.body).toMatchObject({ phone: '514 555 0100', version: read.version + 1 });
    await test.http('get', '/api/profiles/me', inside.access_token).expect(200);
    expect((await put({ firstName: 'X', version: read.version }).expect(409)).body.code).toBe('stale_version');
    await put({ userType: 'admin' }).expect(200);
    await test.http('get', '/api/profiles/me', inside.access_token).expect(401);
    for (const [body, reason] of [
      [{ userType: 'landlord' }, 'role_kept'],
      [{ email: 'other@example.com' }, 'email_their_own'],
    ] as const) {
      expect((await put(body).expect(422)).body).toMatchObject({ code: 'rule_broken', reason, values: {} });
    }
    expect((await put({ shoeSize: 43 }).expect(400)).body.details[0].field).toBe('shoeSize');
    const { body: log } = await test
      .http('get', `/api/admin/audit-log?subjectId=${made.id}&action=user.change`, admin.token)
      .expect(200);
    expect(log.map(({ changes }: { changes: object }) => changes)).toEqual([
      [{ field: 'userType', from: 'staff', to: 'admin' }],
      [{ field: 'phone' }],
    ]);
    const { text } = await test
      .http('get', `/api/admin/audit-log.csv?subjectId=${made.id}&action=user.change`, admin.token)
      .expect(200);
    expect(text).toContain('userType: staff → admin');
    expect(JSON.stringify(log) + text).not.toContain('555 0100');
  });

  it('SE-010 deletes: data blanked, sessions ended, told by a last mail; not while something is open, as with one’s own deletion', async () => {
    const made = await invite({ email: 'gone@example.com' });
    const { body: inside } = await accept(made.invitationUrl);
    await test.http('delete', `/api/admin/users/${made.id}`, admin.token).expect(204);
    await test.http('get', '/api/profiles/me', inside.access_token).expect(401);
    await test.http('delete', `/api/admin/users/${made.id}`, admin.token).expect(404);
    const [row] = await test.sql<{ kept: string }>(
      'select row_to_json(u)::text as kept from app_user u where id = $1',
      [made.id],
    );
    expect(row?.kept).not.toMatch(/olivia|gone@example/i);
    const mails = await test.sql(
      "select template, params->>'by' as by from outbox_message where recipient = 'gone@example.com'",
    );
    expect(mails).toEqual([{ template: 'auth.deleted', by: 'admin' }]);
    expect((await invite({ email: 'gone@example.com' })).state).toBe('invited');
    const home = await letHome(test);
    const refusal = async (userId: string) =>
      (await test.http('delete', `/api/admin/users/${userId}`, admin.token).expect(422)).body;
    expect(await refusal(home.landlord.userId)).toMatchObject({ code: 'account_in_use', obstacles: ['leases_active'] });
    expect((await refusal(home.tenant.userId)).obstacles).toEqual(['lease_open']);
    const request = { description: 'It drips.', issueType: 'Plumbing', priority: 'Low' };
    await test.http('post', '/api/service-requests', home.tenant.token).send(request).expect(201);
    await test.sql("update lease set state = 'ended', ends_on = starts_on where id = $1", [home.leaseId]);
    expect((await refusal(home.landlord.userId)).obstacles).toEqual(['job_open']);
    await test.sql("update property set region = 'ON' where id = $1", [home.propertyId]);
    await test
      .http('post', `/api/landlords/leases/${home.leaseId}/opening`, home.landlord.token)
      .send({ depositHeldCents: 80_000 })
      .expect(201);
    await test.sql(
      `insert into payment (id, account_id, demo, created_at, lease_id, method, state, amount_cents, fee_cents, fee_bearer, cashback_cents, currency, provider, paid_on)
      select gen_random_uuid(), account_id, demo, now(), id, 'bank', 'processing', 100, 0, 'tenant', 0, 'CAD', 'sandbox', current_date from lease where id = $1`,
      [home.leaseId],
    );
    expect((await refusal(home.landlord.userId)).obstacles).toEqual(['balance_open', 'payment_open', 'job_open']);
    expect((await refusal(home.tenant.userId)).obstacles).toEqual(['balance_open', 'payment_open']);
  });

  it('not oneself, not the last admin, also when two suspend each other at once', async () => {
    for (const [method, path] of [
      ['post', 'suspend'],
      ['delete', ''],
    ] as const) {
      const answer = await test
        .http(method, `/api/admin/users/${admin.userId}/${path}`.replace(/\/$/, ''), admin.token)
        .expect(422);
      expect(answer.body.reason).toBe('oneself');
    }
    const other = await person(test, 'admin');
    await test.sql("insert into credential (user_id, password_hash, changed_at) values ($1, 'x', now())", [
      other.userId,
    ]);
    await test.sql("update app_user set suspended_at = now() where user_type = 'admin' and id <> all($1)", [
      [admin.userId, other.userId],
    ]);
    const answers = await Promise.all([command(other.userId, 'suspend'), command(admin.userId, 'suspend', other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await test.sql(
      "select 1 from app_user where user_type = 'admin' and suspended_at is null and deleted_at is null and invited_at is null",
    );
    expect(left).toHaveLength(1);
    await test.sql('update app_user set suspended_at = null where id = any($1)', [[admin.userId, other.userId]]);
    admin = await person(test, 'admin');
  });

  it('SF-017 RO-009 lists with search, filters, sort and pages; no demo people, no secrets', async () => {
    const demo = await person(test, 'landlord', { demo: true });
    const list = async (query: string) => await test.http('get', `/api/admin/users?${query}`, admin.token).expect(200);
    const first = await list('limit=2&sort=email&count=true');
    expect(first.body).toHaveLength(2);
    expect(Number(first.headers['x-total-count'])).toBeGreaterThan(5);
    const next = /<[^?]+\?([^>]+)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const second = await list(next);
    const emails = [...first.body, ...second.body].map(({ email }: { email: string }) => email);
    expect(emails).toEqual([...emails].sort());
    expect(new Set(emails).size).toBe(4);
    expect((await list('q=grant homes')).body.map(({ email }: { email: string }) => email)).toEqual([
      'land@example.com',
    ]);
    expect(
      (await list('userType=admin&state=active&limit=200')).body.every(
        (one: { userType: string; state: string }) => one.userType === 'admin' && one.state === 'active',
      ),
    ).toBe(true);
    const all = await list('limit=200');
    expect(all.body.map(({ id }: { id: string }) => id)).not.toContain(demo.userId);
    expect(JSON.stringify(all.body)).not.toMatch(/hash|token|\$argon/i);
    for (const path of ['', '/suspend', '/reactivate']) {
      const url = `/api/admin/users/${demo.userId}${path}`;
      await (path ? test.http('post', url, admin.token) : test.http('get', url, admin.token)).expect(404);
    }
    await test.http('delete', `/api/admin/users/${demo.userId}`, admin.token).expect(404);
  });
});
