import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Links } from '../../../src/modules/accounts/account-links.service.js';
import { inviteAdmin } from '../../../src/modules/invitations/invite-admin.js';
import { PROJECT_ROOT } from '../../../src/platform/project-root.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const BODY = {
  email: 'boss@example.com',
  password: 'long enough',
  confirmPassword: 'long enough',
  firstName: 'Bo',
  lastName: 'Ss',
};

describe('the first admin', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const links = (count: number) => {
    const scope = test.app.get(Scope);
    const issue = (): Promise<string> =>
      scope.asSystem('test', () =>
        scope.write('test.link', async (tx) =>
          test.app.get(Links).issue(tx, { purpose: 'first_admin', userId: null, email: null }),
        ),
      );
    return Promise.all(
      Array.from({ length: count }, async () => new URL(await issue()).searchParams.get('token') ?? ''),
    );
  };
  const setUp = (token: string, email: string) =>
    test.http('post', '/api/auth/admin-setup').send({ ...BODY, token, email });

  it('is made by the link of the terminal, of many at once by one', async () => {
    expect(await test.sql("select 1 from account_link where purpose = 'first_admin' and used_at is null")).toHaveLength(
      1,
    );
    const tokens = (await links(5)).flatMap((token) => Array.from({ length: 10 }, () => token));
    const answers = await Promise.all(tokens.map((token, at) => setUp(token, `boss${at}@example.com`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await test.sql("select 1 from app_user where user_type = 'admin'")).toHaveLength(1);
    const [late] = await links(1);
    await setUp(late ?? '', 'late@example.com').expect(400);
  });

  it('refuses a made-up link and passwords that differ', async () => {
    await setUp('made-up', 'x@example.com').expect(400);
    await test
      .http('post', '/api/auth/admin-setup')
      .send({ ...BODY, token: 'x', confirmPassword: 'other one' })
      .expect(400);
  });

  it('further ones are invited by a command, which prints a link that sets a password once', async () => {
    const { code, output } = await runAdmin(test, ['add', 'olivia@example.com', 'Olivia', 'Grant', 'fr']);
    expect([code, output]).toEqual([0, expect.stringMatching(/^olivia@example\.com becomes an admin by this link/)]);
    const tokenOf = (text: string) => /token=([^\s&]+)/.exec(text)?.[1];
    const again = await inviteAdmin(test.app, {
      email: 'OLIVIA@example.com',
      firstName: 'Other',
      lastName: 'Name',
      language: 'en',
    });
    const accept = (token?: string) =>
      test
        .http('post', '/api/auth/invitation/accept')
        .send({ token, password: 'long enough', confirmPassword: 'long enough' });
    await accept(tokenOf(output)).expect(400);
    expect((await accept(tokenOf(again)).expect(201)).body.profile).toMatchObject({
      isAdmin: true,
      firstName: 'Olivia',
      language: 'fr',
    });
    await expect(
      inviteAdmin(test.app, { email: 'olivia@example.com', firstName: 'A', lastName: 'B', language: 'en' }),
    ).rejects.toMatchObject({ code: 'email_taken' });
    expect(
      await test.sql("select 1 from audit_entry where action = 'user.invite' and reason = 'admin command'"),
    ).toHaveLength(2);
  }, 120_000);

  it('can be made by the command too, while the setup link waits; that link then makes no other one', async () => {
    const fresh = await startTestApp();
    try {
      const issue = () =>
        fresh.app
          .get(Scope)
          .write('test.link', async (tx) =>
            fresh.app.get(Links).issue(tx, { purpose: 'first_admin', userId: null, email: null }),
          );
      const setup = new URL(await fresh.app.get(Scope).asSystem('test', issue)).searchParams.get('token');
      const { output } = await runAdmin(fresh, ['add', 'boss@example.com']);
      const token = /token=([^\s&]+)/.exec(output)?.[1];
      const password = { password: 'long enough', confirmPassword: 'long enough' };
      const { body } = await fresh
        .http('post', '/api/auth/invitation/accept')
        .send({ token, ...password })
        .expect(201);
      expect(body.profile).toMatchObject({ isAdmin: true });
      await fresh
        .http('post', '/api/auth/admin-setup')
        .send({ ...BODY, token: setup, email: 'late@example.com' })
        .expect(400);
    } finally {
      await fresh.close();
    }
  }, 120_000);

  it('comes from the settings when they name one, and signs in at the admin portal', async () => {
    const named = await startTestApp({ ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'from settings' });
    try {
      const { body } = await named
        .http('post', '/api/auth/signin')
        .send({ email: 'root@example.com', password: 'from settings', portal: 'admin' })
        .expect(200);
      expect(body.profile).toMatchObject({ isAdmin: true, userType: 'admin' });
      expect(await named.sql("select 1 from account_link where purpose = 'first_admin'")).toEqual([]);
    } finally {
      await named.close();
    }
  });
});

/** The command in a process of its own, on the same database. */
function runAdmin(test: TestApp, words: string[]): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'test-data-')),
    DATABASE_URL: test.database.appUrl,
    MIGRATION_DATABASE_URL: test.database.ownerUrl,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', './scripts/ts-register.mjs', 'src/admin.ts', ...words],
      { cwd: PROJECT_ROOT, env },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}
