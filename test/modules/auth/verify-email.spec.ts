import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requireVerifiedEmail } from '../../../src/modules/auth/verify-email.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { lastMail, signUp } from './people.js';

describe('e-mail verification', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const verify = (token: string) => test.http('post', '/api/auth/verify-email').send({ token });

  it('RG-041 SE-011 the link proves the address and serves once', async () => {
    const { token, email } = await signUp(test, 'landlord', 'ana@example.com', { language: 'es' });
    const mail = await lastMail(test, email);
    expect(mail).toMatchObject({ template: 'auth.verify', url: expect.stringContaining('/verify-email?token=') });
    expect((await verify(mail.token).expect(200)).body).toEqual({ email, userType: 'landlord' });
    expect((await test.http('get', '/api/profiles/me', token)).body.emailVerified).toBe(true);
    expect((await verify(mail.token).expect(409)).body.code).toBe('already_verified');
  });

  it('RG-042 SE-020 a made-up link and one of more than 60 minutes are refused', async () => {
    await verify('made-up').expect(400);
    const { email } = await signUp(test, 'landlord', 'late@example.com');
    const { token } = await lastMail(test, email);
    test.clock.setNow(new Date(Date.now() + 61 * 60_000));
    await verify(token).expect(400);
    test.clock.setNow(new Date());
    await verify(token).expect(200);
  });

  it('one link used 50 times at once works once', async () => {
    const { email } = await signUp(test, 'supplier', 'once@example.com');
    const { token } = await lastMail(test, email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  it('is asked again on demand, but not once the address is proven', async () => {
    const { token, email } = await signUp(test, 'landlord', 'again@example.com');
    const first = await lastMail(test, email);
    await test.http('post', '/api/auth/verify-email/resend', token).expect(204);
    const second = await lastMail(test, email);
    expect(second.token).not.toBe(first.token);
    await verify(second.token).expect(200);
    expect((await verify(first.token).expect(409)).body.code).toBe('already_verified');
    await test.http('post', '/api/auth/verify-email/resend', token).expect(204);
    expect(await lastMail(test, email)).toEqual(second);
  });

  it('RG-039 RG-040 RG-043 the guard for codes, listings and money lets proven addresses alone through', async () => {
    const { userId, accountId, email } = await signUp(test, 'landlord', 'guard@example.com');
    const scope = test.app.get(Scope);
    const actor = { role: 'landlord', userId, accountId, demo: false, sessionId: null } as const;
    const issue = () => scope.as(actor, () => scope.write('test.guard', requireVerifiedEmail));
    await expect(issue()).rejects.toMatchObject({ code: 'email_unverified', status: 403 });
    await verify((await lastMail(test, email)).token).expect(200);
    await expect(issue()).resolves.toBeUndefined();
  });
});
