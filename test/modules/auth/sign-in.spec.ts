import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TidyLinks } from '../../../src/modules/auth/tidy-links.js';
import { TidyChallenges } from '../../../src/modules/twofactor/tidy-challenges.js';
import { TidyHandled } from '../../../src/platform/outbox/tidy-handled.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const NADIA = { email: 'Nadia@example.com', password: 'correct horse', userData: { firstName: 'Nadia', last_name: 'Tremblay', user_type: 'landlord' } };

describe('sign-up, sign-in, sign-out', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('registers a landlord with an account of their own and opens a session', async () => {
    const answer = await test.http('post', '/api/auth/signup').send(NADIA).expect(201);
    expect(answer.body).toMatchObject({ user: { email: 'Nadia@example.com' }, profile: { userType: 'landlord', firstName: 'Nadia', isAdmin: false } });
    const me = await test.http('get', '/api/profiles/me', answer.body.access_token).expect(200);
    expect(me.body.accountId).toBe(answer.body.profile.accountId);
  });

  it('refuses the same address in other letters with the documented text', async () => {
    const answer = await test.http('post', '/api/auth/signup').send({ ...NADIA, email: 'nadia@EXAMPLE.com' }).expect(409);
    expect(answer.body).toMatchObject({ error: 'User already exists', code: 'email_taken' });
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    for (const email of [NADIA.email, 'nobody@example.com']) {
      const answer = await test.http('post', '/api/auth/signin').send({ email, password: 'wrong' }).expect(401);
      expect(answer.body).toMatchObject({ error: 'Invalid credentials', code: 'invalid_credentials' });
    }
  });

  it('refuses the token after sign-out', async () => {
    const { body } = await test.http('post', '/api/auth/signin').send({ email: 'nadia@example.com', password: NADIA.password }).expect(200);
    await test.http('get', '/api/profiles/me', body.access_token).expect(200);
    await test.http('post', '/api/auth/signout', body.access_token).expect(204);
    const answer = await test.http('get', '/api/profiles/me', body.access_token).expect(401);
    expect(answer.body.code).toBe('session_ended');
  });

  it('refuses an admin or tenant who registers freely', async () => {
    for (const userType of ['admin', 'staff', 'tenant']) {
      await test.http('post', '/api/auth/signup').send({ ...NADIA, email: 'x@example.com', userData: { ...NADIA.userData, user_type: userType } }).expect(403);
    }
  });

  it('links, challenges and handled messages are forgotten once they can serve nobody', async () => {
    await test.http('post', '/api/auth/signup').send({ ...NADIA, email: 'tidy@example.com' }).expect(201);
    const [person] = await test.sql<{ id: string }>("select id from app_user where email = 'tidy@example.com'");
    const challenge = (age: string) => test.sql(`insert into two_factor_challenge (id, demo, user_id, created_at, expires_at) values (gen_random_uuid(), false, $1, now() - interval '${age}', now())`, [person?.id]);
    await challenge('25 hours');
    await challenge('23 hours');
    await test.sql("insert into handled_message (key, at) values ('old', now() - interval '31 days'), ('young', now() - interval '29 days')");
    const link = (age: string) => test.sql(`insert into account_link (id, demo, purpose, user_id, token_hash, created_at, expires_at) values (gen_random_uuid(), false, 'verify_email', $1, $2, now(), now() - interval '${age}')`, [person?.id, age]);
    await link('31 days');
    await link('29 days');
    const scope = test.app.get(Scope);
    const jobs = [test.app.get(TidyLinks), test.app.get(TidyChallenges, { strict: false }), test.app.get(TidyHandled, { strict: false })];
    await scope.asSystem('test', async () => {
      for (const job of jobs) await job.tidy();
    });
    expect(await test.sql('select 1 from two_factor_challenge')).toHaveLength(1);
    expect(await test.sql("select key from handled_message where key in ('old', 'young')")).toEqual([{ key: 'young' }]);
    expect(await test.sql("select token_hash from account_link where token_hash like '% days'")).toEqual([{ token_hash: '29 days' }]);
  });

  it('writes every sign-in to the audit log', async () => {
    const rows = await test.sql<{ action: string }>("select action from audit_entry where action like 'session.%' or action = 'account.sign_up'");
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['account.sign_up', 'session.sign_in', 'session.sign_out']));
  });

  it('writes failed sign-ins to the audit log: the person where the address is known, the source, no password and no address', async () => {
    await test.sql("delete from throttle.attempt");
    const [person] = await test.sql<{ id: string }>('select id from app_user where lower(email) = $1', [NADIA.email.toLowerCase()]);
    const failed = () => test.sql<Record<string, unknown>>("select * from audit_entry where action = 'session.sign_in_failed' order by at, id");
    const before = (await failed()).length;
    await test.http('post', '/api/auth/signin').send({ email: NADIA.email, password: 'a wrong guess' }).expect(401);
    await test.http('post', '/api/auth/signin').send({ email: 'stranger@example.com', password: 'a wrong guess', portal: 'admin' }).expect(401);
    await test.http('post', '/api/auth/signin').send({ email: NADIA.email, password: NADIA.password }).expect(200);
    const entries = (await failed()).slice(before);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ role: 'visitor', user_id: null, subject_type: 'user', subject_id: person?.id, source: '127.0.0.1' });
    expect(entries[1]).toMatchObject({ role: 'visitor', user_id: null, subject_type: null, subject_id: null, source: '127.0.0.1' });
    expect(JSON.stringify(entries)).not.toMatch(/wrong guess|stranger|nadia/i);
  });
});
