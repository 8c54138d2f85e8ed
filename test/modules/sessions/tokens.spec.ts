import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { argon } from '../../../src/modules/accounts/rules/passwords.js';
import { Worker } from '../../../src/platform/outbox/worker.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { Throttle } from '../../../src/platform/throttle/throttle.js';
import { person, signedInAgain } from '../../factories/people.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { comingMail, signUp } from '../auth/people.js';

const SECRET = 'the same key in both processes, 32+';
const PASSWORD = 'correct horse';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('tokens and what ends them', () => {
  let test: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ JWT_SECRET: SECRET });
    other = await startTestAppOn({ ...test.database, drop: async () => undefined }, { JWT_SECRET: SECRET });
    await Promise.all([test, other].map(({ app }) => app.listen(0, '127.0.0.1')));
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const me = (token: string, at = test) => at.http('get', '/api/profiles/me', token);
  const signIn = async (email: string, password = PASSWORD): Promise<string> =>
    (await test.http('post', '/api/auth/signin').send({ email, password }).expect(200)).body.access_token;
  /** Refused in both processes: the one that was told, and the one that is notified. */
  const refused = async (token: string) => {
    await me(token).expect(401);
    await eventually(async () => (await me(token, other)).status === 401);
  };
  const stream = async (at: TestApp, token: string) => {
    const { port } = at.app.getHttpServer().address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    const ended = (async () => {
      while (!(await reader?.read())?.done);
      return 'ended';
    })();
    return { ended, stillOpen: () => Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50, 'open'))]) };
  };

  it('CN-001 CN-004 a token of the API is good for 24 hours; forged, altered, unsigned, expired, foreign and query-borne tokens are refused', async () => {
    const { token, userId } = await signUp(test, 'landlord', 'forge@example.com');
    const stranger = await signUp(test, 'landlord', 'stranger@example.com');
    const [head, body, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(claims.exp - claims.iat).toBe(24 * 3600);
    const jwt = test.app.get(JwtService, { strict: false });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsa = `${part({ alg: 'RS256', typ: 'JWT' })}.${body}`;
    const now = Math.floor(test.clock.now().getTime() / 1000);
    const bad: Record<string, string> = {
      'another key': `${head}.${body}.${createHmac('sha256', 'another key').update(`${head}.${body}`).digest('base64url')}`,
      altered: `${head}.${part({ ...claims, sub: stranger.userId })}.${signature}`,
      none: `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
      'None with a signature': `${part({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`,
      'another algorithm': `${rsa}.${sign('sha256', Buffer.from(rsa), privateKey).toString('base64url')}`,
      HS512: jwt.sign({ sub: userId, sid: claims.sid, iat: now, exp: now + 60 }, { algorithm: 'HS512' }),
      expired: jwt.sign({ sub: userId, sid: claims.sid, iat: now - 90_000, exp: now - 1 }),
      'no end': jwt.sign({ sub: userId, sid: claims.sid, iat: now }, { noTimestamp: true }),
      'somebody else’s session': jwt.sign({ sub: stranger.userId, sid: claims.sid, iat: now, exp: now + 60 }),
      'no session': jwt.sign({ sub: userId, sid: userId, iat: now, exp: now + 60 }),
      nonsense: 'a.b.c',
    };
    for (const [what, forged] of Object.entries(bad)) {
      const answer = await me(forged);
      expect([what, answer.status, answer.body.code]).toEqual([what, 401, 'session_ended']);
    }
    for (const query of [`token=${token}`, `access_token=${token}`, `auth_token=${token}`])
      await test.http('get', `/api/profiles/me?${query}`).expect(401);
    await test.http('get', '/api/profiles/me').set('Cookie', `access_token=${token}`).expect(401);
    await test.http('get', '/api/profiles/me').set('Authorization', token).expect(401);
    await me(token).expect(200);
  });

  it('SE-007 SE-013 a token of before the sign-out is refused, in every process', async () => {
    const { token } = await signUp(test, 'landlord', 'out@example.com');
    await me(token, other).expect(200);
    await test.http('post', '/api/auth/signout', token).expect(204);
    await refused(token);
  });

  it('SE-008 SE-014 SE-015 tokens of before a change or reset of the password are refused', async () => {
    const { token, email } = await signUp(test, 'landlord', 'changes@example.com');
    const [before, reader] = [await signIn(email), await signIn(email)];
    await me(before, other).expect(200);
    await test
      .http('post', '/api/auth/change-password', token)
      .send({ currentPassword: PASSWORD, newPassword: 'a second horse' })
      .expect(204);
    await refused(before);
    await refused(reader);
    await me(token).expect(200);
    await test.http('post', '/api/auth/forgot-password').send({ email }).expect(204);
    await test
      .http('post', '/api/auth/reset-password')
      .send({ token: (await comingMail(test, email, 'auth.reset')).token, password: 'a third horse' })
      .expect(204);
    await refused(token);
  });

  it('SE-009 SE-016 a token of before a suspension is refused, and stays so after it', async () => {
    const admin = await person(test, 'admin');
    const { token, userId, email } = await signUp(test, 'landlord', 'suspended@example.com');
    await me(token, other).expect(200);
    await test.http('post', `/api/admin/users/${userId}/suspend`, admin.token).expect(200);
    await refused(token);
    await test.http('post', '/api/auth/signin').send({ email, password: PASSWORD }).expect(401);
    await test.http('post', `/api/admin/users/${userId}/reactivate`, admin.token).expect(200);
    await refused(token);
    await me(await signIn(email)).expect(200);
  });

  it('a language that is chosen is the sessions’ own at once, and every process’ a moment later', async () => {
    const owner = await person(test, 'landlord');
    let count = 0;
    const invitedIn = async (at: TestApp) => {
      const email = `lang-${(count += 1)}@example.com`;
      await at.http('post', '/api/suppliers/invitations', owner.token).send({ email }).expect(201);
      return (
        await test.sql<{ language: string }>('select language from outbox_message where recipient = $1', [email])
      )[0]?.language;
    };
    expect([await invitedIn(test), await invitedIn(other)]).toEqual(['en', 'en']);
    await test.http('put', '/api/profiles/me', owner.token).send({ language: 'fr' }).expect(200);
    expect(await invitedIn(test)).toBe('fr');
    await eventually(async () => (await invitedIn(other)) === 'fr');
  });

  it('a session that was opened while its account ended opens nothing', async () => {
    const { token, userId } = await signUp(test, 'landlord', 'ended@example.com');
    await test.sql('update app_user set deleted_at = now() where id = $1', [userId]);
    await me(token).expect(401);
  });

  it('SE-019 a token of more than 12 hours is replaced in the header of an answer, and the new one serves', async () => {
    const { token } = await signUp(test, 'landlord', 'long-day@example.com');
    const began = test.clock.now().getTime();
    const after = (hours: number) => test.clock.setNow(new Date(began + hours * 3600_000));
    try {
      after(11);
      expect((await me(token).expect(200)).headers['x-access-token']).toBeUndefined();
      after(13);
      const renewed = String((await me(token).expect(200)).headers['x-access-token']);
      expect(renewed.split('.')).toHaveLength(3);
      expect(renewed).not.toBe(token);
      after(25);
      await me(token).expect(401);
      await me(renewed).expect(200);
    } finally {
      after(0);
    }
  });

  it('SE-019 an idle session is refused: 30 days, staff 12 hours', async () => {
    const staff = await person(test, 'staff');
    const { token, userId } = await signUp(test, 'landlord', 'idle@example.com');
    const idle = (id: string, hours: number) =>
      test.sql('update session set last_seen_at = now() - make_interval(hours => $2) where user_id = $1', [id, hours]);
    await idle(staff.userId, 11);
    await idle(userId, 29 * 24);
    for (const fine of [staff.token, token]) await me(fine, other).expect(200);
    const fresh = await startTestAppOn({ ...test.database, drop: async () => undefined }, { JWT_SECRET: SECRET });
    try {
      await idle(staff.userId, 13);
      await idle(userId, 31 * 24);
      for (const over of [staff.token, token]) await me(over, fresh).expect(401);
      const admin = await person(test, 'admin');
      for (const id of [staff.userId, userId])
        expect((await test.http('get', `/api/admin/users/${id}`, admin.token).expect(200)).body.openSessions).toBe(0);
      const { token: again } = await signedInAgain(test, staff);
      expect((await test.http('get', '/api/auth/sessions', again).expect(200)).body).toMatchObject([{ current: true }]);
    } finally {
      await fresh.close();
    }
  });

  it('a live stream ends with its session, in every process, and no other one does', async () => {
    const { token, email } = await signUp(test, 'landlord', 'streams@example.com');
    const stays = await signIn(email);
    const streams = [await stream(test, token), await stream(other, token)];
    const others = [await stream(test, stays), await stream(other, stays)];
    await test.http('post', '/api/auth/signout', token).expect(204);
    await Promise.all(streams.map(({ ended }) => ended));
    expect(await Promise.all(others.map(({ stillOpen }) => stillOpen()))).toEqual(['open', 'open']);
    await test.http('post', '/api/auth/signout', stays).expect(204);
    await Promise.all(others.map(({ ended }) => ended));
  });
});

describe('known and unknown addresses cost the same', () => {
  let test: TestApp;
  const KNOWN = 'known@example.com';
  beforeAll(async () => {
    test = await startTestApp();
    await signUp(test, 'landlord', KNOWN);
    const invited = await signUp(test, 'supplier', 'invited@example.com');
    await test.sql('update credential set password_hash = null where user_id = $1', [invited.userId]);
    await test.http('post', '/api/auth/signin').send({ email: 'warm@example.com', password: 'x' });
    // A job that had begun before the tests would count as one of their writes.
    const begun = "select 1 from pgboss.job where state < 'completed' and name <> 'schedules' and start_after <= now()";
    await eventually(async () => (await test.sql(begun)).length === 0);
  });
  // What happens after the answer is no one's to measure.
  beforeEach(() => void jest.spyOn(test.app.get(Worker), 'handle').mockResolvedValue('done'));
  afterAll(() => test.close());

  /** Password hashes computed and transactions begun until the answer. */
  async function costOf(path: string, body: object): Promise<{ answer: object; cost: object }> {
    const scope = test.app.get(Scope);
    const throttle = test.app.get(Throttle);
    const spies = {
      verify: jest.spyOn(argon, 'verify'),
      hash: jest.spyOn(argon, 'hash'),
      read: jest.spyOn(scope, 'read'),
      write: jest.spyOn(scope, 'write'),
      load: jest.spyOn(scope, 'load'),
      counted: jest.spyOn(throttle, 'use'),
    };
    const { status, body: said } = await test.http('post', path).send(body);
    const cost = Object.fromEntries(Object.entries(spies).map(([name, spy]) => [name, spy.mock.calls.length]));
    for (const spy of Object.values(spies)) spy.mockRestore();
    return { answer: { status, ...said, requestId: '' }, cost };
  }

  it('LG-020 a sign-in with a wrong password computes one hash, whoever is asked for', async () => {
    const known = await costOf('/api/auth/signin', { email: KNOWN, password: 'wrong' });
    // Written is the entry of the log, no matter who it was about.
    expect(known.cost).toMatchObject({ verify: 1, hash: 0, write: 1 });
    for (const email of ['nobody@example.com', 'invited@example.com', 'no address'])
      expect(await costOf('/api/auth/signin', { email, password: 'wrong' })).toEqual(known);
    const portal = await costOf('/api/auth/signin', { email: KNOWN, password: PASSWORD, portal: 'admin' });
    expect(portal).toEqual(
      await costOf('/api/auth/signin', { email: 'nobody@example.com', password: PASSWORD, portal: 'admin' }),
    );
  });

  it('LG-022 AD-021 so do a forgotten password and a code that is asked for without a sign-in', async () => {
    for (const [path, more] of [
      ['forgot-password', {}],
      ['request-2fa', { type: 'email' }],
    ] as const) {
      const known = await costOf(`/api/auth/${path}`, { email: KNOWN, ...more });
      expect(await costOf(`/api/auth/${path}`, { email: 'nobody@example.com', ...more })).toEqual(known);
    }
  });
});
