import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ACCOUNT_LIMITS } from '../../../src/modules/accounts/rules/account-limits.js';
import { argon } from '../../../src/modules/accounts/rules/passwords.js';
import { LIMITS } from '../../../src/modules/auth/limits.js';
import { INVITATION_LINK } from '../../../src/modules/suppliers/limits.js';
import { Throttle } from '../../../src/platform/throttle/throttle.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { signUp } from '../auth/people.js';
import { leaseWithCode } from '../tenant-access/a-lease.js';

const PASSWORD = 'long enough words';
const NAMES = { firstName: 'Ana', lastName: 'Ruiz' };

describe('SEC-04 the costly work on passwords', () => {
  let test: TestApp;
  let source = 0;
  const elsewhere = () => `198.18.0.${(source += 1)}`;

  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' });
  });
  beforeEach(() => test.sql('delete from throttle.attempt'));
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => test.close());

  const send = (path: string, body: object, from = elsewhere()) =>
    test.http('post', path).set('X-Forwarded-For', from).send(body);

  /** Sign-in by a link: path, and a body with a link that was never one. */
  const LINKS: [path: string, body: object][] = [
    [
      '/api/auth/admin-setup',
      { token: 'made-up', email: 'x@example.com', password: PASSWORD, confirmPassword: PASSWORD, ...NAMES },
    ],
    ['/api/auth/reset-password', { token: 'made-up', password: PASSWORD }],
    ['/api/auth/invitation/accept', { token: 'made-up', password: PASSWORD, confirmPassword: PASSWORD }],
    ['/api/suppliers/invitations/register', { key: 'made-up', password: PASSWORD }],
  ];

  it.each(LINKS)('%s looks at the link first', async (path, body) => {
    const hash = jest.spyOn(argon, 'hash');
    expect((await send(path, body).expect(400)).body.code).toBe('invalid_link');
    expect(hash).not.toHaveBeenCalled();
  });

  it.each([
    ...LINKS,
    ['/api/auth/invitation/look', { token: 'made-up' }],
    ['/api/suppliers/invitations/open', { key: 'made-up' }],
    ['/api/suppliers/invitations/look', { key: 'made-up' }],
    ['/api/suppliers/invitations/sign-in-link', { key: 'made-up' }],
  ] as [string, object][])('%s is limited by source', async (path, body) => {
    const here = elsewhere();
    const limit = path.includes('suppliers') ? INVITATION_LINK : ACCOUNT_LIMITS.link;
    await Promise.all(Array.from({ length: limit.points }, () => test.app.get(Throttle).use(limit, here)));
    const answer = await send(path, body, here).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    await send(path, body).expect(400);
  });

  it('an address that is taken is refused before the work: sign-up, and set-up by a code', async () => {
    const { accountId } = await signUp(test, 'landlord', 'taken@example.com');
    const { code } = await leaseWithCode(test, accountId);
    const hash = jest.spyOn(argon, 'hash');
    await send('/api/auth/signup', {
      email: 'TAKEN@example.com',
      password: PASSWORD,
      userData: { ...NAMES, userType: 'landlord' },
    }).expect(409);
    await send('/api/auth/tenant-setup', {
      tenantCode: code,
      email: 'taken@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      userType: 'tenant',
      ...NAMES,
    }).expect(409);
    expect(hash).not.toHaveBeenCalled();
  });

  it('whoever holds a good link makes the server hash so often an hour and no more', async () => {
    const { accountId } = await signUp(test, 'landlord', 'letters@example.com');
    const { code } = await leaseWithCode(test, accountId);
    const here = elsewhere();
    await Promise.all(
      Array.from({ length: ACCOUNT_LIMITS.newPassword.points }, () =>
        test.app.get(Throttle).use(ACCOUNT_LIMITS.newPassword, here),
      ),
    );
    const hash = jest.spyOn(argon, 'hash');
    await send(
      '/api/auth/tenant-setup',
      {
        tenantCode: code,
        email: 'new@example.com',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        userType: 'tenant',
        ...NAMES,
      },
      here,
    ).expect(429);
    expect(hash).not.toHaveBeenCalled();
  });

  it('a flood of sign-ins from one source does not keep another one waiting', async () => {
    const { email } = await signUp(test, 'landlord', 'right@example.com');
    const verify = jest.spyOn(argon, 'verify');
    const flooder = elsewhere();
    const flood = Array.from({ length: 60 }, () =>
      send('/api/auth/signin', { email, password: 'correct horse' }, flooder),
    );
    // The requests of a supertest begin when someone waits for them.
    const answers = flood.map((request) => request.then(({ status }) => status));
    while (verify.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = verify.mock.calls.length;
    await send('/api/auth/signin', { email, password: 'correct horse' }).expect(200);
    expect(verify.mock.calls.length - before).toBeLessThan(40);
    await Promise.all(answers);
  }, 60_000);

  it('past its line a source is told to come back in a few seconds, in the one shape of errors, and no try is counted', async () => {
    const { email } = await signUp(test, 'landlord', 'queue@example.com');
    const here = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => send('/api/auth/signin', { email, password: 'correct horse' }, here)),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 503]);
    const refused = answers.find(({ status }) => status === 503);
    expect(refused?.body).toEqual({
      code: 'busy',
      error: expect.stringContaining('try again'),
      requestId: expect.any(String),
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    for (let at = 0; at < LIMITS.signInSource.points; at += 1)
      await send('/api/auth/signin', { email, password: 'wrong' }, here).expect(401);
  }, 60_000);
});
