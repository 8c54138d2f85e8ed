import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TidyLinks } from '../../../src/modules/accounts/tidy-links.js';
import { TidySessions } from '../../../src/modules/sessions/tidy-sessions.js';
import { TidyChallenges } from '../../../src/modules/twofactor/tidy-challenges.js';
import { TidyHandled } from '../../../src/platform/outbox/tidy-handled.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const NADIA = {
  email: 'Nadia@example.com',
  password: 'correct horse',
  userData: { firstName: 'Nadia', last_name: 'Tremblay', user_type: 'landlord' },
};

describe('sign-up, sign-in, sign-out', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('RG-014 RG-015 RG-016 RG-044 registers a landlord in either spelling, with an account of their own and opens a session', async () => {
    const answer = await test.http('post', '/api/auth/signup').send(NADIA).expect(201);
    expect(answer.body).toMatchObject({
      user: { email: 'Nadia@example.com' },
      profile: { userType: 'landlord', firstName: 'Nadia', isAdmin: false },
    });
    const me = await test.http('get', '/api/profiles/me', answer.body.access_token).expect(200);
    expect(me.body.accountId).toBe(answer.body.profile.accountId);
    const [account] = await test.sql<{ days: number }>(
      'select round(extract(epoch from trial_ends_at - created_at) / 86400)::int as days from account where id = $1',
      [me.body.accountId],
    );
    expect(account?.days).toBe(14);
  });

  it('keeps the password as an Argon2id hash, each with a salt of its own', async () => {
    const hashOf = async (email: string) => {
      const { body } = await test
        .http('post', '/api/auth/signup')
        .send({ ...NADIA, email })
        .expect(201);
      const [row] = await test.sql<{ hash: string }>(
        'select password_hash as hash from credential where user_id = $1',
        [body.user.id],
      );
      return row?.hash ?? '';
    };
    const [one, two] = [await hashOf('one@example.com'), await hashOf('two@example.com')];
    for (const hash of [one, two]) expect(hash).toMatch(/^\$argon2id\$/);
    expect(one).not.toBe(two);
  });

  it('RG-019 RG-020 refuses the same address in other letters with the documented text', async () => {
    const answer = await test
      .http('post', '/api/auth/signup')
      .send({ ...NADIA, email: 'nadia@EXAMPLE.com' })
      .expect(409);
    expect(answer.body).toMatchObject({ error: 'User already exists', code: 'email_taken' });
  });

  it('LG-016 LG-017 refuses a wrong password and an unknown address alike', async () => {
    for (const email of [NADIA.email, 'nobody@example.com']) {
      const answer = await test.http('post', '/api/auth/signin').send({ email, password: 'wrong' }).expect(401);
      expect(answer.body).toMatchObject({ error: 'Invalid credentials', code: 'invalid_credentials' });
    }
  });

  it('LG-018 LG-019 lets the right password in, whatever the case of the address; LG-020 LG-021 no portal of another role', async () => {
    const signIn = (more: object) =>
      test.http('post', '/api/auth/signin').send({ email: 'NADIA@example.COM', password: NADIA.password, ...more });
    const { body } = await signIn({}).expect(200);
    expect(body).toMatchObject({
      access_token: expect.any(String),
      user: { id: expect.any(String), email: 'Nadia@example.com' },
      profile: { email: 'Nadia@example.com', isAdmin: false, userType: 'landlord' },
    });
    expect(body.profile.userId).toBe(body.user.id);
    for (const [portal, code] of [
      ['admin', 'invalid_admin_credentials'],
      ['staff', 'invalid_staff_credentials'],
    ]) {
      expect((await signIn({ portal }).expect(401)).body.code).toBe(code);
    }
  });

  it('refuses the token after sign-out', async () => {
    const { body } = await test
      .http('post', '/api/auth/signin')
      .send({ email: 'nadia@example.com', password: NADIA.password })
      .expect(200);
    await test.http('get', '/api/profiles/me', body.access_token).expect(200);
    await test.http('post', '/api/auth/signout', body.access_token).expect(204);
    const answer = await test.http('get', '/api/profiles/me', body.access_token).expect(401);
    expect(answer.body.code).toBe('session_ended');
  });

  const MARC = {
    email: 'marc@example.com',
    password: 'xk7vq2',
    firstName: 'Marc',
    lastName: 'Ouellet',
    userType: 'supplier',
    companyName: 'Plomberie Ouellet',
    serviceType: 'Plumber',
  };
  const kept = async (email: string) =>
    (await test.sql('select 1 from app_user where lower(email) = lower($1)', [email])).length;

  it('RG-017 RG-018 RG-023 RG-032 RG-033 takes the data flat, a supplier, six characters, and a language', async () => {
    const { body } = await test.http('post', '/api/auth/signup').send(MARC).expect(201);
    expect(body.profile).toMatchObject({ userType: 'supplier', language: 'en' });
    const french = await test
      .http('post', '/api/auth/signup')
      .send({ ...MARC, email: 'luc@example.com', language: 'fr' })
      .expect(201);
    expect(french.body.profile.language).toBe('fr');
  });

  it('RG-021 says of a malformed address what the form looks for', async () => {
    const { body } = await test
      .http('post', '/api/auth/signup')
      .send({ ...MARC, email: 'no address' })
      .expect(400);
    expect(body.error).toContain('Invalid email');
  });

  it.each<[title: string, change: object, status: number]>([
    ['RG-022 five characters', { password: '12345' }, 400],
    ['RG-024 no email', { email: undefined }, 400],
    ['RG-025 no password', { password: undefined }, 400],
    ['RG-026 no first name', { firstName: ' ' }, 400],
    ['RG-027 no last name', { lastName: undefined }, 400],
    ['RG-028 no role', { userType: undefined }, 400],
    ['RG-037 an unknown role', { userType: 'owner' }, 400],
    ['RG-029 an admin', { userType: 'admin' }, 403],
    ['RG-030 staff', { userType: 'staff' }, 403],
    ['RG-031 a tenant', { userType: 'tenant' }, 403],
    ['RG-034 who calls oneself an admin', { isAdmin: true }, 400],
    ['RG-034 in the other spelling', { is_admin: true }, 400],
    ['RG-034 by a role', { role: 'admin' }, 400],
  ])('%s is refused and makes no account', async (_title, change, status) => {
    const { body } = await test
      .http('post', '/api/auth/signup')
      .send({ ...MARC, email: 'refused@example.com', ...change })
      .expect(status);
    expect(body).toMatchObject({ error: expect.any(String), code: expect.stringMatching(/^[a-z_]+$/) });
    expect(await kept('refused@example.com')).toBe(0);
  });

  it('links, challenges, handled messages and former sessions are forgotten once they can serve nobody', async () => {
    await test
      .http('post', '/api/auth/signup')
      .send({ ...NADIA, email: 'tidy@example.com' })
      .expect(201);
    const [person] = await test.sql<{ id: string }>("select id from app_user where email = 'tidy@example.com'");
    const challenge = (age: string) =>
      test.sql(
        `insert into two_factor_challenge (id, demo, user_id, created_at, expires_at) values (gen_random_uuid(), false, $1, now() - interval '${age}', now())`,
        [person?.id],
      );
    await challenge('25 hours');
    await challenge('23 hours');
    await test.sql(
      "insert into handled_message (key, at) values ('old', now() - interval '31 days'), ('young', now() - interval '29 days')",
    );
    const link = (age: string) =>
      test.sql(
        `insert into account_link (id, demo, purpose, user_id, token_hash, created_at, expires_at) values (gen_random_uuid(), false, 'verify_email', $1, $2, now(), now() - interval '${age}')`,
        [person?.id, age],
      );
    await link('31 days');
    await link('29 days');
    const session = (age: string) =>
      test.sql(
        `insert into session (id, demo, user_id, created_at, last_seen_at, source, user_agent)
      values (gen_random_uuid(), false, $1, now(), now() - interval '${age}', $2, '')`,
        [person?.id, age],
      );
    await session('366 days');
    await session('364 days');
    const scope = test.app.get(Scope);
    const jobs = [
      test.app.get(TidyLinks),
      test.app.get(TidySessions),
      test.app.get(TidyChallenges, { strict: false }),
      test.app.get(TidyHandled, { strict: false }),
    ];
    await scope.asSystem('test', async () => {
      for (const job of jobs) await job.tidy();
    });
    expect(await test.sql('select 1 from two_factor_challenge')).toHaveLength(1);
    expect(await test.sql("select key from handled_message where key in ('old', 'young')")).toEqual([{ key: 'young' }]);
    expect(await test.sql("select token_hash from account_link where token_hash like '% days'")).toEqual([
      { token_hash: '29 days' },
    ]);
    expect(await test.sql("select source from session where source like '% days'")).toEqual([{ source: '364 days' }]);
    // The latest one stays, however old: it says when its person was last here.
    await test.sql(
      "update session set last_seen_at = now() - interval '500 days' where user_id = $1 and source like '% days'",
      [person?.id],
    );
    await test.sql(
      "update session set last_seen_at = now() - interval '600 days' where user_id = $1 and source not like '% days'",
      [person?.id],
    );
    await scope.asSystem('test', () => test.app.get(TidySessions).tidy());
    expect(await test.sql('select source from session where user_id = $1', [person?.id])).toEqual([
      { source: '364 days' },
    ]);
  });

  it('writes every sign-in to the audit log', async () => {
    const rows = await test.sql<{ action: string }>(
      "select action from audit_entry where action like 'session.%' or action = 'account.sign_up'",
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.sign_up', 'session.sign_in', 'session.sign_out']),
    );
  });

  it('writes failed sign-ins to the audit log: the person where the address is known, the source, no password and no address', async () => {
    await test.sql('delete from throttle.attempt');
    const [person] = await test.sql<{ id: string }>('select id from app_user where lower(email) = $1', [
      NADIA.email.toLowerCase(),
    ]);
    const failed = () =>
      test.sql<Record<string, unknown>>(
        "select * from audit_entry where action = 'session.sign_in_failed' order by at, id",
      );
    const before = (await failed()).length;
    await test.http('post', '/api/auth/signin').send({ email: NADIA.email, password: 'a wrong guess' }).expect(401);
    await test
      .http('post', '/api/auth/signin')
      .send({ email: 'stranger@example.com', password: 'a wrong guess', portal: 'admin' })
      .expect(401);
    await test.http('post', '/api/auth/signin').send({ email: NADIA.email, password: NADIA.password }).expect(200);
    const entries = (await failed()).slice(before);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      role: 'visitor',
      user_id: null,
      subject_type: 'user',
      subject_id: person?.id,
      source: '127.0.0.1',
    });
    expect(entries[1]).toMatchObject({
      role: 'visitor',
      user_id: null,
      subject_type: null,
      subject_id: null,
      source: '127.0.0.1',
    });
    expect(JSON.stringify(entries)).not.toMatch(/wrong guess|stranger|nadia/i);
  });
});
