import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../../src/modules/auth/limits.js';
import { Throttle } from '../../../src/platform/throttle/throttle.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { lastMail, signUp } from './people.js';

describe('throttles', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' });
  });
  afterAll(() => test.close());

  const signIn = (email: string, password: string, from: string) => test.http('post', '/api/auth/signin').set('X-Forwarded-For', from).send({ email, password });

  it('LG-026 the tenth wrong password within a minute from one source is 429 with Retry-After', async () => {
    await signUp(test, 'landlord', 'victim@example.com');
    for (let at = 0; at < 9; at += 1) await signIn('victim@example.com', 'wrong', '203.0.113.7').expect(401);
    const answer = await signIn('victim@example.com', 'wrong', '203.0.113.7').expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(answer.body.code).toBe('too_many_requests');
    await signIn('victim@example.com', 'correct horse', '203.0.113.7').expect(429);
    await signIn('victim@example.com', 'correct horse', '203.0.113.8').expect(200);
  });

  it('a stranger with many sources locks new places out, not the place that the person knows; a link opens it again', async () => {
    const { email } = await signUp(test, 'landlord', 'owner@example.com');
    const home = '198.51.100.1';
    await signIn(email, 'correct horse', home).expect(200);
    const throttle = test.app.get(Throttle);
    for (let at = 0; at < LIMITS.signInAccount.points - 1; at += 1) await throttle.count(LIMITS.signInAccount, email);
    await signIn(email, 'guess', '192.0.2.200').expect(401);
    await signIn(email, 'correct horse', '192.0.2.201').expect(429);
    await signIn(email, 'correct horse', home).expect(200);
    const mail = await lastMail(test, email);
    expect(mail.template).toBe('auth.guessed');
    await test.http('post', '/api/auth/reset-password').send({ token: mail.token, password: 'another one' }).expect(204);
    await signIn(email, 'another one', '192.0.2.202').expect(200);
  });

  it('TA-037 wrong tenant codes are counted by source', async () => {
    const enter = (from: string) => test.http('post', '/api/auth/tenant-code').set('X-Forwarded-For', from).send({ code: 'ABCD2345' });
    for (let at = 0; at < 10; at += 1) await enter('203.0.113.50').expect(401);
    await enter('203.0.113.50').expect(429);
    await enter('203.0.113.51').expect(401);
  });

  it('holds over several processes, and keeps no address in the clear', async () => {
    const limit = { name: 'test', points: 10, seconds: 60 };
    const [one, two] = [new Throttle(...parts()), new Throttle(...parts())];
    const tries = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => (at % 2 ? one : two).use(limit, 'somebody')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const rows = await test.sql<{ key: string }>('select key from throttle.attempt');
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|example|somebody/);
  });

  function parts(): ConstructorParameters<typeof Throttle> {
    const { pool, settings } = test.app.get(Throttle) as unknown as { pool: ConstructorParameters<typeof Throttle>[0]; settings: ConstructorParameters<typeof Throttle>[1] };
    return [pool, settings];
  }
});
