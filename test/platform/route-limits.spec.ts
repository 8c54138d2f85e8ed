import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, startTestAppOn, type TestApp } from '../support/app.js';

/** A tenth of every limit: one address for the newsletter, six sign-ins to the demo, one copy of the data. */
const ENV = {
  RATE_LIMIT_FACTOR: '0.1',
  DEMO_ENABLED: 'true',
  JWT_SECRET: 'the same key in both processes, 32+',
  TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
};

describe('limits that routes name', () => {
  let test: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    test = await startTestApp(ENV);
    other = await startTestAppOn({ ...test.database, drop: async () => undefined }, ENV);
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const ask = (from: string, email: string, at = test) =>
    at.http('post', '/api/newsletter').set('X-Forwarded-For', from).send({ email });

  it('AP-038 a POST that is repeated with its Idempotency-Key gets the same answer and is not counted', async () => {
    const from = '198.18.9.1';
    const first = await ask(from, 'once@example.com').set('Idempotency-Key', 'one').expect(201);
    for (let at = 0; at < 3; at += 1) {
      const again = await ask(from, 'once@example.com').set('Idempotency-Key', 'one').expect(201);
      expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
    }
    expect(
      await test.sql<{ points: number }>("select points from throttle.attempt where key like 'newsletter:%'"),
    ).toEqual([{ points: 1 }]);
    await ask(from, 'twice@example.com').set('Idempotency-Key', 'two').expect(429);
  });

  it('SEC-10 two processes share the counts, which hold no address in the clear', async () => {
    const from = '198.18.9.2';
    await ask(from, 'first@example.com').expect(201);
    const refused = await ask(from, 'second@example.com', other).expect(429);
    expect(refused.body).toMatchObject({
      code: 'too_many_requests',
      error: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (minute|hour)s?\.$/),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(JSON.stringify(await test.sql('select key from throttle.attempt'))).not.toMatch(/198\.18|example/);
  });

  it('SEC-10 people of the demo are counted by source: one visitor does not use up what another may do', async () => {
    const enter = async (from: string) =>
      String(
        (
          await test
            .http('post', '/api/auth/demo')
            .set('X-Forwarded-For', from)
            .send({ userType: 'landlord' })
            .expect(200)
        ).body.access_token,
      );
    const [here, away] = ['198.18.9.3', '198.18.9.4'];
    const tokens = [await enter(here), await enter(away)] as const;
    const resend = (token: string, from: string) =>
      test.http('post', '/api/auth/verify-email/resend', token).set('X-Forwarded-For', from);
    await resend(tokens[0], here).expect(204);
    await resend(tokens[0], here).expect(429);
    await resend(tokens[1], away).expect(204);
  });
});
