import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

  it('writes every sign-in to the audit log', async () => {
    const rows = await test.sql<{ action: string }>("select action from audit_entry where action like 'session.%' or action = 'account.sign_up'");
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['account.sign_up', 'session.sign_in', 'session.sign_out']));
  });
});
