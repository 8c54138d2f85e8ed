import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD_LIMITS } from '../../../src/modules/sessions/rules/password-limits.js';
import { CODE_LIMITS } from '../../../src/modules/twofactor/limits.js';
import { Throttle } from '../../../src/platform/throttle/throttle.js';
import { home } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { leaseWithCode } from '../tenant-access/a-lease.js';
import { comingMail, type SignedUp, signUp } from './people.js';

const PASSWORD = 'correct horse';

describe('SEC-11 guesses have a total', () => {
  let test: TestApp;
  let source = 0;
  const elsewhere = () => `198.18.${Math.floor((source += 1) / 250)}.${(source % 250) + 1}`;

  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' });
  });
  beforeEach(() => test.sql('delete from throttle.attempt'));
  afterAll(() => test.close());

  const post = (path: string, body: object, token?: string) =>
    test.http('post', `/api/auth/${path}`, token).set('X-Forwarded-For', elsewhere()).send(body);
  const signIn = (email: string, over: object = {}) => post('signin', { email, password: PASSWORD, ...over });
  const mails = (email: string, template: string) =>
    test.sql('select 1 from outbox_message where recipient = $1 and template = $2', [email, template]);

  describe('of the second step', () => {
    const secured = async (email: string, more: object = {}): Promise<SignedUp & { recoveryCodes: string[] }> => {
      const person = await signUp(test, 'landlord', email, more);
      const { body } = await post('two-factor/on', { currentPassword: PASSWORD }, person.token).expect(200);
      return { ...person, recoveryCodes: body.recoveryCodes };
    };
    const challengeOf = async (email: string) => (await signIn(email).expect(401)).body;
    const guess = async (email: string, at: number) => {
      const { challenge } = await challengeOf(email);
      const method = (['totp', 'recovery', 'email', 'sms'] as const)[at % 4];
      return post('verify-2fa', { email, challenge, method, code: method === 'recovery' ? 'AAAAABBBBB' : '000000' });
    };
    /** So many wrong guesses, the last two by the API. */
    const guessed = async ({ email, userId }: SignedUp, count: number) => {
      for (let at = 0; at < count - 2; at += 1) await test.app.get(Throttle).use(CODE_LIMITS.day, userId);
      for (let at = 0; at < 2; at += 1)
        expect((await guess(email, at).then((answer) => answer)).body.valid).toBe(false);
    };
    const locked = async (email: string, more: object = {}) => {
      const person = await secured(email, more);
      await guessed(person, CODE_LIMITS.day.points);
      await guess(email, 0).then((answer) => expect(answer.body.code).toBe('second_step_locked'));
      return person;
    };

    it('after 20 wrong guesses over all methods no code is looked at any more, and the person is mailed once', async () => {
      const person = await locked('locked@example.com', { language: 'fr' });
      const { email, recoveryCodes } = person;
      const asked = await challengeOf(email);
      expect(asked).toMatchObject({ code: 'two_factor_required', locked: true });
      // Right ones neither, by whatever way, nor is a code sent.
      const right = await post('verify-2fa', {
        email,
        challenge: asked.challenge,
        method: 'recovery',
        code: recoveryCodes[0],
      }).expect(429);
      expect(right.body).toMatchObject({ code: 'second_step_locked' });
      expect(
        (await post('request-2fa', { email, type: 'email', challenge: asked.challenge }).expect(429)).body.code,
      ).toBe('second_step_locked');
      await comingMail(test, email, 'auth.secondStepLocked');
      await guess(email, 1);
      const sent = await test.sql<{ language: string }>(
        "select language from outbox_message where recipient = $1 and template = 'auth.secondStepLocked'",
        [email],
      );
      expect(sent).toEqual([{ language: 'fr' }]);
      expect(
        await test.sql("select 1 from audit_entry where action = 'session.second_step_locked' and subject_id = $1", [
          person.userId,
        ]),
      ).toHaveLength(1);
    });

    it('the mailed link serves once, and the second step goes on', async () => {
      const { email, recoveryCodes } = await locked('unlocks@example.com');
      const { token, url } = await comingMail(test, email, 'auth.secondStepLocked');
      expect(url).toContain('/unlock-verification?token=');
      expect(
        await test.sql(
          "select extract(epoch from expires_at - created_at)::int / 60 as minutes from account_link where user_id = (select id from app_user where email = $1) and purpose = 'second_step'",
          [email],
        ),
      ).toEqual([{ minutes: 60 }]);
      await post('second-step/unlock', { token: 'made-up' }).expect(400);
      await post('second-step/unlock', { token }).expect(204);
      await post('second-step/unlock', { token }).expect(400);
      const { challenge, locked: still } = await challengeOf(email);
      expect(still).toBeUndefined();
      const { body } = await post('verify-2fa', {
        email,
        challenge,
        method: 'recovery',
        code: recoveryCodes[0],
      }).expect(200);
      await signIn(email, { verificationToken: body.verificationToken }).expect(200);
    });

    it('outlives what is counted: days later the link is needed still, and is sent again when asked for', async () => {
      const { email } = await locked('patient@example.com');
      await comingMail(test, email, 'auth.secondStepLocked');
      await test.sql('delete from throttle.attempt');
      const { challenge, locked: still } = await challengeOf(email);
      expect(still).toBe(true);
      await post('second-step/link', { email, challenge: 'made-up' }).expect(400);
      for (let at = 0; at < CODE_LIMITS.link.points; at += 1)
        await post('second-step/link', { email, challenge }).expect(204);
      await post('second-step/link', { email, challenge }).expect(429);
    });

    it('a new password by mail opens it too', async () => {
      const { email, userId } = await locked('forgets@example.com');
      await post('forgot-password', { email }).expect(204);
      const { token } = await comingMail(test, email, 'auth.reset');
      await post('reset-password', { token, password: 'another long horse' }).expect(204);
      expect((await signIn(email, { password: 'another long horse' }).expect(401)).body.locked).toBeUndefined();
      expect(
        await test.sql('select 1 from app_user where id = $1 and second_step_locked_at is null', [userId]),
      ).toHaveLength(1);
    });

    it('who does not know the password locks nobody out, and has 20 guesses a day as well', async () => {
      const { email, userId } = await secured('victim@example.com');
      for (let at = 0; at < CODE_LIMITS.day.points + 5; at += 1)
        await post('verify-2fa', { email, code: '000000' }).expect(200);
      const { locked: still } = await challengeOf(email);
      expect(still).toBeUndefined();
      // Past its own number even a right code that was asked for without a sign-in is wrong for the day.
      await post('request-2fa', { email, type: 'email' }).expect(200);
      await comingMail(test, email, 'twofactor.code');
      const [sent] = await test.sql<{ code: string }>(
        "select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code' order by id desc limit 1",
        [email],
      );
      expect((await post('verify-2fa', { email, code: sent?.code }).expect(200)).body.valid).toBe(false);
      expect(
        await test.sql('select 1 from app_user where id = $1 and second_step_locked_at is null', [userId]),
      ).toHaveLength(1);
    });
  });

  describe('of the password, asked for again', () => {
    const confirm = (token: string, currentPassword = 'wrong') => post('sessions/confirm', { currentPassword }, token);
    const counted = async (key: string) => {
      for (let at = 0; at < PASSWORD_LIMITS.passwordAgainDay.points; at += 1)
        await test.app.get(Throttle).use(PASSWORD_LIMITS.passwordAgainDay, key);
    };

    it('after 20 wrong ones a day the session that guesses on is over, the others go on, and the person is mailed once', async () => {
      const { email, token, userId } = await signUp(test, 'landlord', 'again@example.com');
      const own = (await signIn(email).expect(200)).body.access_token;
      const third = (await signIn(email).expect(200)).body.access_token;
      await counted(userId);
      expect((await confirm(token).expect(401)).body.code).toBe('signed_out');
      expect((await confirm(token).expect(401)).body.code).toBe('session_ended');
      await confirm(own, PASSWORD).expect(204);
      expect((await confirm(third).expect(401)).body.code).toBe('signed_out');
      await confirm(own, PASSWORD).expect(204);
      expect(await mails(email, 'auth.passwordGuessed')).toHaveLength(1);
      await signIn(email).expect(200);
    });

    it('whoever came in by a tenant code uses up nobody else’s tries', async () => {
      const { code } = await leaseWithCode(test, (await home(test)).landlord.accountId);
      const names = {
        email: 'letter@example.com',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        firstName: 'Kim',
        lastName: 'Larsen',
      };
      const {
        body: {
          user: { id: userId },
          access_token: token,
        },
      } = await post('tenant-setup', { tenantCode: code, ...names }).expect(201);
      const codeSession = async () => (await post('tenant-code', { code }).expect(200)).body.access_token;
      await counted(`${userId} code`);
      const guesser = await codeSession();
      // Not even a right one is looked at: codes open sessions at will.
      expect((await confirm(guesser, PASSWORD).expect(401)).body.code).toBe('signed_out');
      await confirm(token, 'wrong')
        .expect(401)
        .expect(({ body }) => expect(body.code).toBe('invalid_credentials'));
      const other = await codeSession();
      for (let at = 0; at < PASSWORD_LIMITS.passwordAgain.points; at += 1) await confirm(other).expect(401);
      await confirm(token, PASSWORD).expect(204);
    });
  });
});
