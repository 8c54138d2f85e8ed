import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Links } from '../../../src/modules/auth/links.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const BODY = { email: 'boss@example.com', password: 'long enough', confirmPassword: 'long enough', firstName: 'Bo', lastName: 'Ss' };

describe('the first admin', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const links = (count: number) => {
    const scope = test.app.get(Scope);
    const issue = (): Promise<string> =>
      scope.asSystem('test', () => scope.write('test.link', async (tx) => test.app.get(Links).issue(tx, { purpose: 'first_admin', userId: null, email: null })));
    return Promise.all(Array.from({ length: count }, async () => new URL(await issue()).searchParams.get('token') ?? ''));
  };
  const setUp = (token: string, email: string) => test.http('post', '/api/auth/admin-setup').send({ ...BODY, token, email });

  it('is made by the link of the terminal, of many at once by one', async () => {
    expect(await test.sql("select 1 from account_link where purpose = 'first_admin' and used_at is null")).toHaveLength(1);
    const tokens = await links(20);
    const answers = await Promise.all(tokens.map((token, at) => setUp(token, `boss${at}@example.com`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await test.sql("select 1 from app_user where user_type = 'admin'")).toHaveLength(1);
    const [late] = await links(1);
    await setUp(late ?? '', 'late@example.com').expect(400);
  });

  it('refuses a made-up link and passwords that differ', async () => {
    await setUp('made-up', 'x@example.com').expect(400);
    await test.http('post', '/api/auth/admin-setup').send({ ...BODY, token: 'x', confirmPassword: 'other one' }).expect(400);
  });

  it('comes from the settings when they name one, and signs in at the admin portal', async () => {
    const named = await startTestApp({ ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'from settings' });
    try {
      const { body } = await named.http('post', '/api/auth/signin').send({ email: 'root@example.com', password: 'from settings', portal: 'admin' }).expect(200);
      expect(body.profile).toMatchObject({ isAdmin: true, userType: 'admin' });
      expect(await named.sql("select 1 from account_link where purpose = 'first_admin'")).toEqual([]);
    } finally {
      await named.close();
    }
  });
});
