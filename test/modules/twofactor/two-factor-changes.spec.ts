import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import type { UserType } from '../../../src/contract/roles.js';
import { hashPassword } from '../../../src/modules/accounts/rules/passwords.js';
import { stepOf } from '../../../src/modules/twofactor/totp.js';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { person as somebody } from '../../factories/people.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/database.js';
import { secondStep } from '../../support/second-step.js';
import { totpAt } from '../../support/totp.js';
import { lastMail } from '../auth/people.js';

const PASSWORD = 'correct horse';
const ADMIN = { email: 'boss@example.com', password: 'from settings' };
const KEYS = { JWT_SECRET: 'j'.repeat(40), CODE_KEY: 'c'.repeat(40) };

const fromBase32 = (text: string): Buffer => Buffer.from(Secret.fromBase32(text).bytes);

interface Account {
  userId: string;
  email: string;
  token: string;
}

describe('what opens an account changes with the second step', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ADMIN_2FA_EMAILS: 'Boss@example.com',
    });
  });
  afterAll(() => test.close());

  async function account(role: UserType): Promise<Account> {
    const who = await somebody(test, role);
    await test.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [
      who.userId,
      await hashPassword(PASSWORD),
    ]);
    return who;
  }
  const send = (path: string, who: Account, more: object = {}) =>
    test.http('post', `/api/auth/${path}`, who.token).send({ currentPassword: PASSWORD, ...more });
  const turnOn = (who: Account) => send('two-factor/on', who).expect(200);

  const CHANGES: [what: string, path: string, body: object, done: number][] = [
    ['another address', 'change-email', { email: 'attacker@example.com' }, 204],
    ['new recovery codes', 'two-factor/on', {}, 200],
    ['another app', 'two-factor/app', {}, 200],
    ['two-step turned off', 'two-factor/off', {}, 204],
  ];
  const ROLES: UserType[] = ['tenant', 'landlord', 'supplier', 'staff', 'admin'];

  it.each(ROLES.flatMap((role) => CHANGES.map((change) => [role, ...change] as const)))(
    'SEC-08 AD-037 %s: %s asks for the second step while it is on',
    async (role, what, path, body, done) => {
      const who = await account(role);
      await turnOn(who);
      const to = { ...body, ...('email' in body && { email: `new-${who.email}` }) };
      const refused = await send(path, who, to).expect(401);
      expect([what, refused.body]).toEqual([
        what,
        expect.objectContaining({ code: 'two_factor_required', challenge: expect.any(String), email: who.email }),
      ]);
      expect((await send(path, who, { ...to, verificationToken: 'made up' })).body.code).toBe('two_factor_required');
      const verificationToken = await secondStep(test, refused.body);
      expect(
        (await send(path, who, { ...to, currentPassword: 'wrong', verificationToken }).expect(401)).body.code,
      ).toBe('invalid_credentials');
      await send(path, who, { ...to, verificationToken }).expect(done);
      expect((await send(path, who, { ...to, verificationToken })).status).not.toBe(
        path === 'two-factor/off' ? 401 : done,
      );
    },
  );

  it('SEC-08 while it is off the password is enough', async () => {
    const who = await account('landlord');
    await send('change-email', who, { email: `new-${who.email}` }).expect(204);
    await turnOn(who);
  });

  it('SEC-08 a change of address that the password alone asked for ends when two-step is turned on', async () => {
    const who = await account('landlord');
    await send('change-email', who, { email: `new-${who.email}` }).expect(204);
    const { token } = await lastMail(test, `new-${who.email}`);
    await turnOn(who);
    await test.http('post', '/api/auth/confirm-email').send({ token }).expect(400);
  });

  it('SEC-08 another phone number, to which codes go by text message, asks for it too; the rest of the profile does not', async () => {
    const who = await account('landlord');
    await test.http('put', '/api/profiles/me', who.token).send({ phone: '514-555-0100' }).expect(200);
    await turnOn(who);
    const change = (body: object) => test.http('put', '/api/profiles/me', who.token).send(body);
    await change({ phone: '514-555-0100', firstName: 'Ann' }).expect(200);
    const { body } = await change({ phone: '514-555-0199', firstName: 'Eve' }).expect(401);
    expect(body.code).toBe('two_factor_required');
    expect((await test.http('get', '/api/profiles/me', who.token)).body).toMatchObject({
      phone: '514-555-0100',
      firstName: 'Ann',
    });
    await change({ phone: '514-555-0199', verificationToken: await secondStep(test, body) }).expect(200);
  });

  it('SEC-08 the mail of a code says that it confirms a change, and a sign-in’s that it signs in', async () => {
    const who = await account('landlord');
    await turnOn(who);
    const codeOf = async (asked: { email: string; challenge: string }) => {
      await secondStep(test, asked);
      const [mail] = await test.sql<{ template: string; language: string; params: Record<string, string> }>(
        "select template, language, params from outbox_message where recipient = $1 and template = 'twofactor.code' order by id desc limit 1",
        [who.email],
      );
      if (!mail) throw new Error('no mail');
      return renderMail(new Catalogues(), mail).text;
    };
    const confirming = await codeOf((await send('two-factor/off', who).expect(401)).body);
    expect(confirming).toContain('Your code to confirm a change in');
    expect(confirming).not.toMatch(/sign in|change your password/);
    const entry = { email: who.email, password: PASSWORD };
    const signingIn = await codeOf((await test.http('post', '/api/auth/signin').send(entry).expect(401)).body);
    expect(signingIn).toContain('Your code to sign in to');
  });

  it('SEC-08 the code of an app that is confirmed makes no new recovery codes without password', async () => {
    const who = await account('landlord');
    const offer = (await send('two-factor/app', who).expect(200)).body;
    const confirm = () =>
      test
        .http('post', '/api/auth/two-factor/app/confirm', who.token)
        .send({ code: totpAt(fromBase32(offer.secret), stepOf(test.clock.now())) });
    await confirm().expect(200);
    test.clock.setNow(new Date(test.clock.now().getTime() + 60_000));
    await confirm().expect(400);
  });

  describe('a designated admin', () => {
    const signIn = (app: TestApp, email = ADMIN.email, verificationToken?: string) =>
      app
        .http('post', '/api/auth/signin')
        .send({ ...ADMIN, email, portal: 'admin', ...(verificationToken && { verificationToken }) });

    it('SEC-08 AD-029 moves only with the second step, stays designated under the new address, and until the setting forgets the former one', async () => {
      const database = await createTestDatabase();
      const named = {
        ...KEYS,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ADMIN_2FA_EMAILS: 'Boss@example.com',
      };
      const one = await startTestAppOn({ ...database, drop: async () => undefined }, named);
      const { access_token: token } = (
        await signIn(one, ADMIN.email, await secondStep(one, (await signIn(one).expect(401)).body)).expect(200)
      ).body;
      const move = (more: object = {}) =>
        one
          .http('post', '/api/auth/change-email', token)
          .send({ currentPassword: ADMIN.password, email: 'moved@example.com', ...more });
      const { body } = await move().expect(401);
      expect(body.code).toBe('two_factor_required');
      await move({ verificationToken: await secondStep(one, body) }).expect(204);
      await one
        .http('post', '/api/auth/confirm-email')
        .send({ token: (await lastMail(one, 'moved@example.com')).token })
        .expect(200);
      expect((await signIn(one, 'moved@example.com').expect(401)).body.code).toBe('two_factor_required');
      expect((await one.http('get', '/api/auth/two-factor', token).expect(200)).body).toMatchObject({
        enabled: true,
        required: true,
      });
      await one.close();
      // The operator takes the address out of the setting: that, and nothing that people do, ends it.
      const two = await startTestAppOn(database, { ...named, ADMIN_2FA_EMAILS: 'someone-else@example.com' });
      await signIn(two, 'moved@example.com').expect(200);
      await two.close();
    });

    it('SEC-08 who has a listed address when the product starts is designated from then on, also under an address set elsewhere', async () => {
      const database = await createTestDatabase();
      const before = await startTestAppOn(
        { ...database, drop: async () => undefined },
        { ...KEYS, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
      );
      await signIn(before).expect(200);
      await before.close();
      const after = await startTestAppOn(database, { ...KEYS, ADMIN_2FA_EMAILS: 'BOSS@example.com' });
      await after.sql("update app_user set email = 'elsewhere@example.com'");
      expect((await signIn(after, 'elsewhere@example.com').expect(401)).body.code).toBe('two_factor_required');
      const loose = await after
        .http('post', '/api/auth/request-2fa')
        .send({ email: 'elsewhere@example.com', type: 'email' });
      expect(loose.status).toBe(200);
      expect(await after.sql("select 1 from audit_entry where action = 'two_factor.designate'")).toHaveLength(1);
      await after.close();
    });

    it('SEC-08 invited under a listed address, another admin’s correction of the address does not lift it', async () => {
      const strict = await startTestApp({ ADMIN_2FA_EMAILS: 'invited@example.com' });
      try {
        const admin = await somebody(strict, 'admin');
        const invite = { email: 'Invited@example.com', userType: 'admin', firstName: 'Ann', lastName: 'Roy' };
        const { body } = await strict.http('post', '/api/admin/users', admin.token).send(invite).expect(201);
        await strict
          .http('put', `/api/admin/users/${body.id}`, admin.token)
          .send({ email: 'other@example.com' })
          .expect(200);
        const { token } = await lastMail(strict, 'other@example.com');
        const accept = await strict
          .http('post', '/api/auth/invitation/accept')
          .send({ token, password: 'a new door 5', confirmPassword: 'a new door 5' })
          .expect(401);
        expect(accept.body.code).toBe('two_factor_required');
        // Of someone who has come, no one else changes the address.
        const changed = await strict
          .http('put', `/api/admin/users/${body.id}`, admin.token)
          .send({ email: 'third@example.com' });
        expect(changed.status).toBe(422);
      } finally {
        await strict.close();
      }
    });
  });
});
