import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../../src/modules/auth/limits.js';
import { CODE_LIMITS } from '../../../src/modules/tenant-access/limits.js';
import { CODE_LIMITS as SECOND_STEP } from '../../../src/modules/twofactor/limits.js';
import { UPLOADS } from '../../../src/platform/files/upload-quota.js';
import { Throttle, type Limit } from '../../../src/platform/throttle/throttle.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { leaseWithCode } from '../tenant-access/a-lease.js';
import { comingMail, signUp } from './people.js';

const RIGHT = 'correct horse';
const times = <T>(count: number, fn: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => fn(at));

/** Uses a limit up by and by: all at once would be turned away at the door of the database. */
async function usedUp(throttle: Throttle, limit: Limit, points: number): Promise<void> {
  for (let left = points; left > 0; left -= 100)
    await Promise.all(times(Math.min(left, 100), () => throttle.tryUse(limit, 'all')));
}

describe('throttles', () => {
  let test: TestApp;
  let source = 0;
  /** Another address on the internet. */
  const elsewhere = () => `198.18.${Math.floor((source += 1) / 250)}.${(source % 250) + 1}`;

  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' });
  });
  beforeEach(() => test.sql('delete from throttle.attempt'));
  afterAll(() => test.close());

  const signIn = (email: string, password: string, from: string) =>
    test.http('post', '/api/auth/signin').set('X-Forwarded-For', from).send({ email, password });
  const statuses = (answers: { status: number }[]) =>
    Object.fromEntries(
      [...new Set(answers.map(({ status }) => status))]
        .sort()
        .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
    );

  const noted = (from: string) =>
    test.sql<{ action: string; count: number }>(
      'select action, count(*)::int as count from audit_entry where source = $1 group by action order by action',
      [from],
    );

  it('LG-026 the tenth wrong password within a minute from one source is 429 and says when to try again', async () => {
    await signUp(test, 'landlord', 'victim@example.com');
    const here = elsewhere();
    for (let at = 0; at < 9; at += 1) await signIn('victim@example.com', 'wrong', here).expect(401);
    const answer = await signIn('victim@example.com', 'wrong', here).expect(429);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(answer.body).toMatchObject({
      code: 'too_many_requests',
      error: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/),
    });
    await signIn('victim@example.com', RIGHT, here).expect(429);
    await signIn('victim@example.com', RIGHT, elsewhere()).expect(200);
  });

  it('LG-026 a burst passes no more than one by one: of 60 wrong passwords at once nine are looked at', async () => {
    await signUp(test, 'landlord', 'burst@example.com');
    const here = elsewhere();
    const answers = await Promise.all(times(60, (at) => signIn('burst@example.com', `wrong ${at}`, here)));
    expect(statuses(answers)).toEqual({ 401: 9, 429: 51 });
    expect(await noted(here)).toEqual([
      { action: 'session.sign_in_failed', count: 9 },
      { action: 'session.sign_in_throttled', count: 1 },
    ]);
  });

  it('twenty right passwords at once from one source all get in, and leave nothing counted', async () => {
    const { email } = await signUp(test, 'landlord', 'office@example.com');
    const here = elsewhere();
    expect(statuses(await Promise.all(times(20, () => signIn(email, RIGHT, here))))).toEqual({ 200: 20 });
    for (let at = 0; at < 9; at += 1) await signIn(email, 'wrong', here).expect(401);
  });

  it('at most 100 failures on an account, also when 150 strangers guess at once; the right person’s own place goes on, a link by e-mail opens new ones', async () => {
    const { email, userId } = await signUp(test, 'landlord', 'owner@example.com');
    const home = elsewhere();
    await signIn(email, RIGHT, home).expect(200);
    const answers = await Promise.all(times(150, (at) => signIn(email, `guess ${at}`, elsewhere())));
    expect(statuses(answers)).toEqual({ 401: 100, 429: 50 });
    expect(
      await test.sql(
        "select role, subject_id from audit_entry where action = 'session.sign_in_throttled' and subject_id = $1",
        [userId],
      ),
    ).toEqual([{ role: 'visitor', subject_id: userId }]);
    expect(await test.sql("select 1 from audit_entry where action = 'session.link_asked'")).toHaveLength(1);
    const away = await signIn(email, RIGHT, elsewhere()).expect(429);
    expect(away.body).toMatchObject({ code: 'link_required', error: expect.stringContaining('link') });
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(60);
    await signIn(email, RIGHT, home).expect(200);

    const { token, url } = await comingMail(test, email, 'auth.guessed');
    expect(url).toContain('/sign-in-link?token=');
    expect(
      await test.sql(
        "select extract(epoch from expires_at - created_at)::int / 60 as minutes from account_link where user_id = $1 and purpose = 'sign_in'",
        [userId],
      ),
    ).toEqual([{ minutes: 60 }]);
    expect(
      await test.sql("select 1 from outbox_message where recipient = $1 and template = 'auth.guessed'", [email]),
    ).toHaveLength(1);
    const away2 = elsewhere();
    const enter = () => test.http('post', '/api/auth/sign-in-link').set('X-Forwarded-For', away2).send({ token });
    const entered = await Promise.all(times(50, enter));
    expect(statuses(entered)).toEqual({ 200: 1, 400: 49 });
    const session = entered.find(({ status }) => status === 200);
    await test.http('get', '/api/profiles/me', session?.body.access_token).expect(200);
    // From there on it is a place that the person knows.
    await signIn(email, RIGHT, away2).expect(200);
  });

  it('an unknown address is answered like a known one past its limit, and a new password opens the account again', async () => {
    const { email } = await signUp(test, 'landlord', 'again@example.com');
    const throttle = test.app.get(Throttle);
    const body = async (address: string) => {
      await Promise.all(times(LIMITS.signInAccount.points, () => throttle.use(LIMITS.signInAccount, address)));
      const { status, body } = await signIn(address, 'wrong', elsewhere());
      return { status, ...body, requestId: '' };
    };
    expect(await body(email)).toEqual(await body('nobody@example.com'));
    await test.http('post', '/api/auth/forgot-password').send({ email }).expect(204);
    const { token } = await comingMail(test, email, 'auth.reset');
    await test.http('post', '/api/auth/reset-password').send({ token, password: 'another one' }).expect(204);
    await signIn(email, 'another one', elsewhere()).expect(200);
  });

  const person = {
    email: 'limited@example.com',
    password: RIGHT,
    userData: { firstName: 'Ana', lastName: 'Ruiz', userType: 'landlord' },
  };
  it.each([
    ['sign-ups', LIMITS.signUp, '/api/auth/signup', person, 201],
    ['mails for a forgotten password', LIMITS.mailSource, '/api/auth/forgot-password', { email: person.email }, 204],
    [
      'codes asked for without a sign-in',
      SECOND_STEP.source,
      '/api/auth/request-2fa',
      { email: person.email, type: 'email' },
      200,
    ],
    ['codes that are tried', SECOND_STEP.verify, '/api/auth/verify-2fa', { email: person.email, code: '000000' }, 200],
  ] as const)(
    '%s are limited by source: past it 429 says when, and another source goes on',
    async (_what, limit, path, body, status) => {
      const [here, away] = [elsewhere(), elsewhere()];
      const throttle = test.app.get(Throttle);
      await Promise.all(times(limit.points, () => throttle.use(limit, here)));
      const send = (from: string) => test.http('post', path).set('X-Forwarded-For', from).send(body);
      const answer = await send(here).expect(429);
      expect(answer.body.code).toBe('too_many_requests');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      await send(away).expect(status);
    },
  );

  it('the present password is asked for at most ten times in ten minutes, also at once', async () => {
    const { token } = await signUp(test, 'landlord', 'asked@example.com');
    const change = (currentPassword: string) =>
      test.http('post', '/api/auth/change-password', token).send({ currentPassword, newPassword: 'another horse' });
    expect(statuses(await Promise.all(times(40, () => change('wrong'))))).toEqual({ 401: 10, 429: 30 });
    await change(RIGHT).expect(429);
  });

  describe('tenant codes', () => {
    const enter = (code: string, from: string) =>
      test.http('post', '/api/auth/tenant-code').set('X-Forwarded-For', from).send({ code });

    it('TA-037 wrong ones are counted by source: ten of 200 at once are looked at', async () => {
      const here = elsewhere();
      expect(statuses(await Promise.all(times(200, () => enter('ABCD2345', here))))).toEqual({ 401: 10, 429: 190 });
      expect(await noted(here)).toEqual([
        { action: 'session.code_failed', count: 10 },
        { action: 'session.code_throttled', count: 1 },
      ]);
      await enter('ABCD2345', elsewhere()).expect(401);
    });

    it('TA-037 … and over the instance: past that limit a source has three tries, so that the right person still gets in', async () => {
      const { accountId } = await signUp(test, 'landlord', 'letters@example.com');
      const { code } = await leaseWithCode(test, accountId);
      const throttle = test.app.get(Throttle);
      await usedUp(throttle, CODE_LIMITS.instance, CODE_LIMITS.instance.points);
      const guesser = elsewhere();
      expect(statuses(await Promise.all(times(9, () => enter('ABCD2345', guesser))))).toEqual({ 401: 3, 429: 6 });
      await enter(code, elsewhere()).expect(200);
    });

    const inOneNetwork = (at: number) => `2001:db8:5:${at.toString(16)}::1`;

    it('SEC-10 TA-037 who changes between the /64 of one /48 has the tries of one network', async () => {
      const answers = statuses(await Promise.all(times(60, (at) => enter('ABCD2345', inOneNetwork(at)))));
      expect(answers).toEqual({ 401: 40, 429: 20 });
      await enter('ABCD2345', '2001:db8:6::1').expect(401);
    });

    it('SEC-10 TA-037 … and far fewer while the instance is over its limit', async () => {
      const throttle = test.app.get(Throttle);
      await usedUp(throttle, CODE_LIMITS.instance, CODE_LIMITS.instance.points);
      expect(statuses(await Promise.all(times(30, (at) => enter('ABCD2345', inOneNetwork(at)))))).toEqual({
        401: 6,
        429: 24,
      });
    });

    it('SEC-10 TA-037 past the limit of the instance a day has so many tries in all, from however many networks; right codes are not counted', async () => {
      const { accountId } = await signUp(test, 'landlord', 'flood@example.com');
      const { code } = await leaseWithCode(test, accountId);
      const throttle = test.app.get(Throttle);
      await usedUp(throttle, CODE_LIMITS.instance, CODE_LIMITS.instance.points);
      const { floodDay } = CODE_LIMITS as unknown as Record<
        'floodDay',
        { name: string; points: number; seconds: number }
      >;
      await usedUp(throttle, floodDay, floodDay.points - 1);
      await enter(code, elsewhere()).expect(200);
      await enter('ABCD2345', elsewhere()).expect(401);
      const { headers } = await enter('ABCD2345', elsewhere()).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(12 * 3600);
    });
  });

  it('uploads are counted by person: one more than the limit keeps nothing, and the next person goes on', async () => {
    const [busy, other] = [
      await signUp(test, 'landlord', 'uploads@example.com'),
      await signUp(test, 'landlord', 'other@example.com'),
    ];
    const throttle = test.app.get(Throttle);
    await Promise.all(times(UPLOADS.points, () => throttle.use(UPLOADS, busy.userId)));
    const upload = (token: string) =>
      test.http('post', '/api/documents', token).attach('file', Buffer.from('%PDF-1.4 paper'), 'paper.pdf');
    const answer = await upload(busy.token).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    expect(await test.sql('select 1 from stored_file')).toEqual([]);
    expect((await upload(other.token)).status).not.toBe(429);
  });

  it('holds over several processes, and keeps no address in the clear', async () => {
    const limit = { name: 'test', points: 10, seconds: 60 };
    const [one, two] = [new Throttle(...parts()), new Throttle(...parts())];
    const tries = await Promise.allSettled(times(40, (at) => (at % 2 ? one : two).use(limit, 'somebody')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const rows = await test.sql<{ key: string }>('select key from throttle.attempt');
    expect(JSON.stringify(rows)).not.toMatch(/198\.18|example|somebody/);
  });

  function parts(): ConstructorParameters<typeof Throttle> {
    const { pool, settings } = test.app.get(Throttle) as {
      pool: ConstructorParameters<typeof Throttle>[0];
      settings: ConstructorParameters<typeof Throttle>[1];
    };
    return [pool, settings];
  }
});
