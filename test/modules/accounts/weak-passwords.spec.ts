import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Links } from '../../../src/modules/accounts/account-links.service.js';
import { readSettings, SettingsError } from '../../../src/platform/config/settings.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { comingMail, signUp } from '../auth/people.js';
import { leaseWithCode } from '../tenant-access/a-lease.js';

const NAMES = { firstName: 'Noemi', lastName: 'Castellanos' };
const WEAK = {
  code: 'weak_password',
  error: expect.stringContaining('easy to guess'),
  details: [{ field: 'password', message: expect.any(String) }],
};
const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENT_PROVIDER: 'sandbox',
  JWT_SECRET: 'x'.repeat(32),
  DOCUMENT_KEY: Buffer.alloc(32, 1).toString('base64'),
  CODE_KEY: 'z'.repeat(32),
  PUBLIC_URL: 'http://localhost:3000',
};

describe('SEC-12 weak passwords', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const post = (path: string, body: object, token?: string) => test.http('post', `/api/${path}`, token).send(body);
  const signingUp = (email: string, password: string, over: object = {}) =>
    post('auth/signup', { email, password, userData: { ...NAMES, userType: 'landlord', ...over } });

  it('sign-up refuses a common one, and the person’s own name and address', async () => {
    for (const password of [
      '123456',
      'PASSWORD1',
      'Castellanos',
      'noemi2026',
      'weak.person',
      'weak.person@example.com',
    ]) {
      expect((await signingUp('weak.person@example.com', password).expect(400)).body).toMatchObject(WEAK);
    }
    await signingUp('weak.person@example.com', 'tres tristes tigres').expect(201);
  });

  it('so do the other ways to a first or new password, and the link stays good', async () => {
    const { accountId, email, token } = await signUp(test, 'landlord', 'many.ways@example.com');
    const weak = { password: 'qwerty123', confirmPassword: 'qwerty123' };
    const strong = { password: 'tres tristes tigres', confirmPassword: 'tres tristes tigres' };
    const { code } = await leaseWithCode(test, accountId);
    const scope = test.app.get(Scope);
    const url = await scope.asSystem('test', () =>
      scope.write('test.link', async (tx) =>
        test.app.get(Links).issue(tx, { purpose: 'first_admin', userId: null, email: null }),
      ),
    );
    await post('auth/forgot-password', { email }).expect(204);
    const reset = await comingMail(test, email, 'auth.reset');
    await post(
      'suppliers/invitations',
      { email: 'plumber.ines@example.com', companyName: 'Inés' },
      await verified(token, email),
    ).expect(201);
    const [mail] = await test.sql<{ url: string }>(
      "select params->>'url' as url from outbox_message where template = 'suppliers.invitation'",
    );
    const ways: [path: string, body: object, ok: number][] = [
      ['auth/tenant-setup', { tenantCode: code, email: 'kim.tenant@example.com', userType: 'tenant', ...NAMES }, 201],
      [
        'auth/admin-setup',
        { token: new URL(url).searchParams.get('token'), email: 'boss.admin@example.com', ...NAMES },
        201,
      ],
      ['auth/reset-password', { token: reset.token }, 204],
      ['suppliers/invitations/register', { key: new URL(mail?.url ?? '').searchParams.get('key') }, 200],
    ];
    for (const [path, body, ok] of ways) {
      const part = path.startsWith('suppliers')
        ? ({ password }: typeof weak) => ({ password })
        : (both: typeof weak) => both;
      expect([path, (await post(path, { ...body, ...part(weak) })).body]).toMatchObject([path, WEAK]);
      expect([path, (await post(path, { ...body, ...part(strong) })).status]).toEqual([path, ok]);
    }
  });

  it('a change marks its own field', async () => {
    const { token } = await signUp(test, 'landlord', 'changes@example.com');
    const { body } = await post(
      'auth/change-password',
      { currentPassword: 'correct horse', newPassword: '12345678' },
      token,
    ).expect(400);
    expect(body).toMatchObject({ code: 'weak_password', details: [{ field: 'newPassword' }] });
  });

  it('whoever has a weak one from before still signs in', async () => {
    const { userId, email } = await signUp(test, 'landlord', 'before@example.com');
    await test.sql('update credential set password_hash = $2 where user_id = $1', [userId, await hash('123456')]);
    await post('auth/signin', { email, password: '123456' }).expect(200);
  });

  async function verified(token: string, email: string): Promise<string> {
    await test.sql('update app_user set email_verified_at = now() where email = $1', [email]);
    return token;
  }
});

describe('SEC-12 the shortest password', () => {
  const shortest = (env: Record<string, string>) =>
    readSettings({ DATABASE_URL: 'postgres://app@localhost/x', ...env });

  it('is 8 in production and 6 elsewhere, unless it is set', () => {
    expect(shortest({}).passwordMinLength).toBe(6);
    expect(shortest(PRODUCTION).passwordMinLength).toBe(8);
    expect(shortest({ ...PRODUCTION, PASSWORD_MIN_LENGTH: '6' }).passwordMinLength).toBe(6);
    expect(shortest({ PASSWORD_MIN_LENGTH: '12' }).passwordMinLength).toBe(12);
  });

  it('is told to the pages where it is longer than what their forms ask', () => {
    expect(shortest({}).site.passwordMin).toBeUndefined();
    expect(shortest(PRODUCTION).site.passwordMin).toBe(8);
  });

  it('holds in production', async () => {
    const test = await startTestApp(PRODUCTION);
    try {
      const signingUp = (password: string) =>
        test
          .http('post', '/api/auth/signup')
          .send({ email: 'seven@example.com', password, userData: { ...NAMES, userType: 'landlord' } });
      expect((await signingUp('xk7 vq2').expect(400)).body).toMatchObject({
        error: 'Password must be at least 8 characters',
      });
      await signingUp('xk7 vq2m').expect(201);
    } finally {
      await test.close();
    }
  });
});

describe('SEC-12 ADMIN_PASSWORD', () => {
  const ADMIN = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'admin123' };

  it('that is weak stops the start in production, with one sentence', async () => {
    const start = startTestApp({ ...PRODUCTION, ...ADMIN });
    await expect(start).rejects.toThrow(SettingsError);
    await expect(start).rejects.toThrow(/^ADMIN_PASSWORD [^.]+\.( [^.]+\.)?$/);
  });

  it('is warned about elsewhere, and makes the admin', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const test = await startTestApp(ADMIN);
    try {
      expect(warn.mock.calls.flat().join(' ')).toContain('ADMIN_PASSWORD');
      await test
        .http('post', '/api/auth/signin')
        .send({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD, portal: 'admin' })
        .expect(200);
    } finally {
      warn.mockRestore();
      await test.close();
    }
  });
});
